/** The HTTP side of the server: one function for each thing one may ask. */
import type {
	AdminRecord,
	AdviceRecord,
	AnalysisRecord,
	AskedPerson,
	AuditLine,
	Challenge,
	ChallengeCode,
	ChallengeLists,
	ChapterRecord,
	Conversation,
	ConversationRecord,
	CreateTableRequest,
	Drawing,
	EditAsk,
	EditRecord,
	FiguresRecord,
	FollowedPerson,
	FoundPerson,
	GameRecord,
	GlanceRecord,
	HomeRecord,
	InvitationRecord,
	KnownPerson,
	LadderRecord,
	LessonAsk,
	LessonRecord,
	LessonState,
	Lists,
	Me,
	NewSecondFactor,
	NewToken,
	NoticesRecord,
	PersonRecord,
	PictureAsk,
	PlayNowRequest,
	PositionAsk,
	PositionRecord,
	ProfileRecord,
	RecoveryCodes,
	ReplayLists,
	ReplayPart,
	RuleRecord,
	SceneRecord,
	SeatRequest,
	SecurityRecord,
	SessionRecord,
	SharedLine,
	SharedSpot,
	SharedStudy,
	StudyChange,
	StudyLook,
	StudyPosition,
	Suspect,
	TableChange,
	TableRecord,
	Token,
	Turns
} from './messages';
import { transport } from './transport';

/** A request that was refused, with the server's sentence; `code` is `offline` when nobody answered. */
export class Refused extends Error {
	readonly code: string;
	readonly rule: string;

	constructor(code: string, sentence: string, rule = '') {
		super(sentence);
		this.code = code;
		this.rule = rule;
	}
}

/** How I want to be called, my language, who sees my profile; what is left out stays. */
export interface MyWish {
	name?: string;
	language?: string;
	profile?: ProfileRecord['shown'];
}

type Fetch = (path: string, init?: RequestInit) => Promise<Response>;

export class Api {
	#fetch: Fetch;
	#kept = new Map<string, Promise<unknown>>();

	constructor(fetcher: Fetch) {
		this.#fetch = fetcher;
	}

	/** The Fluent messages of a game that the client does not carry. */
	messages = async (game: string, language: string): Promise<string> => {
		const answer = await this.#fetch(`/api/games/${game}/messages?language=${language}`);
		return answer.ok ? answer.text() : '';
	};

	// running the server
	admin = (): Promise<AdminRecord> => this.#ask('GET', '/api/admin');
	findPeople = (text: string): Promise<FoundPerson[]> =>
		this.#ask('GET', `/api/admin/people?text=${encodeURIComponent(text)}`);
	givePassword = (person: string): Promise<{ password: string }> =>
		this.#ask('POST', `/api/admin/people/${person}/password`);
	endSessions = (person: string): Promise<void> => this.#ask('POST', `/api/admin/people/${person}/end`);
	ban = (whom: string, days: number, why: string): Promise<AdminRecord> =>
		this.#ask('POST', '/api/admin/bans', { whom, days, why });
	unban = (ban: string): Promise<AdminRecord> => this.#ask('DELETE', `/api/admin/bans/${ban}`);
	closeAnyTable = (table: string): Promise<void> => this.#ask('POST', `/api/admin/tables/${table}/close`);
	closeReport = (report: number): Promise<AdminRecord> => this.#ask('POST', `/api/admin/reports/${report}/done`);
	suspects = (): Promise<Suspect[]> => this.#ask('GET', '/api/admin/suspects');
	auditLog = (): Promise<AuditLine[]> => this.#ask('GET', '/api/admin/log');
	voidGame = (table: string): Promise<void> => this.#ask('POST', `/api/admin/tables/${table}/void`);
	giveRole = (person: string, role: AdminRecord['role']): Promise<void> =>
		this.#ask('PUT', `/api/admin/people/${person}/role`, { role });
	readOnly = (on: boolean): Promise<AdminRecord> => this.#ask('PUT', '/api/admin/read-only', { on });

	// who I am
	me = (): Promise<Me> => this.#ask('GET', '/api/me');
	changeMe = (wish: MyWish): Promise<PersonRecord> => this.#ask('PUT', '/api/me', wish);
	profile = (person: string): Promise<ProfileRecord> => this.#ask('GET', `/api/people/${person}`);
	ladder = (game: string, level: string): Promise<LadderRecord> =>
		this.#ask('GET', `/api/leaderboards/${game}?level=${level}`);
	makeAccount = (account: string, password: string): Promise<PersonRecord> =>
		this.#ask('POST', '/api/me/account', { account, password });
	changePassword = (old: string, wanted: string): Promise<PersonRecord> =>
		this.#ask('PUT', '/api/me/password', { old, new: wanted });
	logIn = (account: string, password: string, code = ''): Promise<PersonRecord> =>
		this.#ask('POST', '/api/me/log-in', { account, password, code });
	recover = (account: string, code: string, password: string): Promise<PersonRecord> =>
		this.#ask('POST', '/api/me/recover', { account, code, password });
	passkeyOptions = (): Promise<Challenge> => this.#ask('POST', '/api/me/passkey/options', {});
	passkeyIn = (token: string, credential: unknown): Promise<PersonRecord> =>
		this.#ask('POST', '/api/me/passkey', { token, credential });
	security = (): Promise<SecurityRecord> => this.#ask('GET', '/api/me/security');
	askSecondFactor = (password: string): Promise<NewSecondFactor> =>
		this.#ask('POST', '/api/me/security/second-factor', { password });
	secondFactorOn = (token: string, code: string): Promise<SecurityRecord> =>
		this.#ask('POST', '/api/me/security/second-factor/on', { token, code });
	secondFactorOff = (password: string): Promise<SecurityRecord> =>
		this.#ask('POST', '/api/me/security/second-factor/off', { password });
	makeCodes = (password: string): Promise<RecoveryCodes> => this.#ask('POST', '/api/me/security/codes', { password });
	newPasskeyOptions = (password: string): Promise<Challenge> =>
		this.#ask('POST', '/api/me/security/passkeys/options', { password });
	addPasskey = (token: string, credential: unknown, label: string): Promise<SecurityRecord> =>
		this.#ask('POST', '/api/me/security/passkeys', { token, credential, label });
	dropPasskey = (id: string, password: string): Promise<SecurityRecord> =>
		this.#ask('POST', '/api/me/security/passkeys/remove', { id, password });
	forgotPassword = (account: string): Promise<void> => this.#ask('POST', '/api/me/forgot', { account });
	resetPassword = (token: string, password: string, code: string): Promise<PersonRecord> =>
		this.#ask('POST', '/api/me/reset', { token, password, code });
	logOut = (): Promise<void> => this.#ask('POST', '/api/me/log-out');
	logOutEverywhere = (): Promise<void> => this.#ask('POST', '/api/me/log-out-everywhere');
	tokens = (): Promise<Token[]> => this.#ask('GET', '/api/me/tokens');
	makeToken = (label: string, scope: Token['scope'], days: number): Promise<NewToken> =>
		this.#ask('POST', '/api/me/tokens', { label, scope, days });
	dropToken = (id: string): Promise<void> => this.#ask('DELETE', `/api/me/tokens/${id}`);
	sessions = (): Promise<SessionRecord[]> => this.#ask('GET', '/api/me/sessions');
	endSession = (id: string): Promise<void> => this.#ask('DELETE', `/api/me/sessions/${id}`);
	turns = (): Promise<Turns> => this.#ask('GET', '/api/me/turns');
	notices = (): Promise<NoticesRecord> => this.#ask('GET', '/api/me/notifications');
	changeNotices = (
		wish: Pick<NoticesRecord, 'mail' | 'quiet_from' | 'quiet_to' | 'zone' | 'events'>
	): Promise<NoticesRecord> => this.#ask('PUT', '/api/me/notifications', wish);
	askAddress = (address: string, password = ''): Promise<NoticesRecord> =>
		this.#ask('POST', '/api/me/notifications/mail', { address, password });
	forgetAddress = (password = ''): Promise<NoticesRecord> =>
		this.#ask('POST', '/api/me/notifications/mail/forget', { password });
	pushTo = (browser: { endpoint: string; p256dh: string; auth: string }): Promise<NoticesRecord> =>
		this.#ask('POST', '/api/me/notifications/push', browser);
	pushNoMore = (endpoint: string): Promise<NoticesRecord> =>
		this.#ask('POST', '/api/me/notifications/push/stop', { endpoint });
	confirmMail = (token: string): Promise<void> =>
		this.#ask('POST', `/api/notifications/confirm/${encodeURIComponent(token)}`);
	unsubscribe = (token: string): Promise<void> =>
		this.#ask('POST', `/api/notifications/unsubscribe/${encodeURIComponent(token)}`);
	/** Bring the file with all games of another device; only where there is no server. */
	bringGames = (file: string): Promise<{ games: number }> => this.#ask('POST', '/api/me/data', { file });
	/** The games of this device that cannot be read any more. */
	damaged = (): Promise<string[]> => this.#ask('GET', '/api/me/damaged');
	dropDamaged = (game: string): Promise<void> => this.#ask('DELETE', `/api/me/damaged/${game}`);
	deleteMe = (password: string): Promise<void> => this.#ask('POST', '/api/me/delete', { password });

	// games
	games = (): Promise<GameRecord[]> => this.#ask('GET', '/api/games');
	figures = (game: string): Promise<FiguresRecord> => this.#ask('GET', `/api/games/${game}/values`);
	rules = (game: string, language: string): Promise<RuleRecord[]> =>
		this.#once(`/api/games/${game}/rules?language=${language}`);
	scenes = (language: string): Promise<SceneRecord[]> => this.#once(`/api/scenes?language=${language}`);
	scene = (id: string): Promise<ReplayPart> => this.#ask('GET', `/api/scenes/${id}`);

	book = (game: string, language: string): Promise<ChapterRecord[]> =>
		this.#ask('GET', `/api/books/${game}?language=${language}`);
	lesson = (id: string): Promise<LessonRecord> => this.#ask('GET', `/api/lessons/${id}`);
	lessons = (): Promise<LessonRecord[]> => this.#ask('GET', '/api/lessons');
	playLesson = (id: string, ask: LessonAsk): Promise<LessonState> => this.#ask('POST', `/api/lessons/${id}`, ask);

	report = (person: string, table: string, line: number): Promise<void> =>
		this.#ask('POST', '/api/reports', { person, table, line });

	// people to play with
	playNow = (wish: PlayNowRequest): Promise<{ id: string }> => this.#ask('POST', '/api/play-now', wish);
	partners = (): Promise<KnownPerson[]> => this.#ask('GET', '/api/me/partners');
	invite = (table: string, person: string): Promise<void> =>
		this.#ask('POST', `/api/tables/${table}/invitations`, { person });
	invited = (table: string): Promise<AskedPerson[]> => this.#ask('GET', `/api/tables/${table}/invitations`);
	invitations = (): Promise<InvitationRecord[]> => this.#ask('GET', '/api/me/invitations');
	accept = (invitation: string): Promise<TableRecord> => this.#ask('POST', `/api/me/invitations/${invitation}`);
	decline = (invitation: string): Promise<void> => this.#ask('DELETE', `/api/me/invitations/${invitation}`);
	blocked = (): Promise<KnownPerson[]> => this.#ask('GET', '/api/me/blocked');
	/** What is going on here, for the home page. */
	home = (): Promise<HomeRecord> => this.#ask('GET', '/api/home');
	/** The board of a running game, unless nothing has happened since a number. */
	glance = (table: string, number: number): Promise<GlanceRecord> =>
		this.#ask('GET', `/api/tables/${table}/glance?number=${number}`);
	/** The challenges of this week and of the last one. */
	challenges = (): Promise<ChallengeLists> => this.#ask('GET', '/api/challenges');
	playChallenge = (challenge: string, seats: number): Promise<{ id: string }> =>
		this.#ask('POST', `/api/challenges/${challenge}/tables`, { seats });
	/** What the code of a result tells. */
	compareCode = (code: string): Promise<ChallengeCode> =>
		this.#ask('GET', `/api/challenges/code?code=${encodeURIComponent(code)}`);
	conversations = (): Promise<ConversationRecord[]> => this.#ask('GET', '/api/me/messages');
	conversation = (person: string): Promise<Conversation> => this.#ask('GET', `/api/me/messages/${person}`);
	write = (person: string, text: string): Promise<void> => this.#ask('POST', `/api/me/messages/${person}`, { text });
	following = (): Promise<FollowedPerson[]> => this.#ask('GET', '/api/me/following');
	follow = (person: string): Promise<void> => this.#ask('PUT', `/api/me/following/${person}`);
	unfollow = (person: string): Promise<void> => this.#ask('DELETE', `/api/me/following/${person}`);
	block = (person: string): Promise<void> => this.#ask('PUT', `/api/me/blocked/${person}`);
	unblock = (person: string): Promise<void> => this.#ask('DELETE', `/api/me/blocked/${person}`);

	// tables
	/** My tables, and the open ones as `wanted` says: `game=empires_end&free=true`. */
	tables = (wanted = ''): Promise<Lists> => this.#ask('GET', `/api/tables${wanted && `?${wanted}`}`);
	table = (id: string): Promise<TableRecord> => this.#ask('GET', `/api/tables/${id}`);
	tableFigures = (id: string): Promise<FiguresRecord> => this.#ask('GET', `/api/tables/${id}/values`);
	tableFacts = (id: string): Promise<object> => this.#ask('GET', `/api/tables/${id}/facts`);
	makeTable = (wish: CreateTableRequest): Promise<TableRecord> => this.#ask('POST', '/api/tables', wish);
	changeTable = (id: string, change: TableChange): Promise<TableRecord> =>
		this.#ask('PATCH', `/api/tables/${id}`, change);
	closeTable = (id: string): Promise<void> => this.#ask('DELETE', `/api/tables/${id}`);
	sit = (id: string, seat: number, wish: SeatRequest): Promise<TableRecord> =>
		this.#ask('PUT', `/api/tables/${id}/seats/${seat}`, wish);
	addNonce = (id: string, nonce: string): Promise<TableRecord> =>
		this.#ask('PUT', `/api/tables/${id}/nonce`, { nonce });
	ready = (id: string, terms: number): Promise<TableRecord> => this.#ask('PUT', `/api/tables/${id}/ready`, { terms });
	start = (id: string): Promise<TableRecord> => this.#ask('POST', `/api/tables/${id}/start`);
	leave = (id: string): Promise<void> => this.#ask('POST', `/api/tables/${id}/leave`);
	join = (code: string): Promise<TableRecord> => this.#ask('POST', `/api/invites/${encodeURIComponent(code)}`);

	// positions
	editPosition = (ask: Partial<EditAsk>): Promise<EditRecord> => this.#ask('POST', '/api/studies/edit', ask);
	// replays
	replays = (): Promise<ReplayLists> => this.#ask('GET', '/api/replays');
	replaySteps = (id: string, first: number, count: number, seat: number): Promise<ReplayPart> =>
		this.#ask('GET', `/api/replays/${id}/steps?first=${first}&count=${count}&seat=${seat}`);
	replayFacts = (id: string): Promise<object> => this.#ask('GET', `/api/replays/${id}/facts`);
	match = (id: string): Promise<unknown> => this.#ask('GET', `/api/replays/${id}`);
	bringReplay = (match: unknown): Promise<{ id: string }> => this.#ask('POST', '/api/replays', match);
	/** As soon as more turns are judged than so many; -1: the first part. */
	analysis = (id: string, after = -1): Promise<AnalysisRecord> =>
		this.#ask('GET', `/api/replays/${id}/analysis?after=${after}`);
	/** A new table that goes on from a step of it; bots play the other seats. */
	playOn = (id: string, step: number, seat: number): Promise<{ id: string }> =>
		this.#ask('POST', `/api/replays/${id}/play`, { step, seat });
	shareReplay = (id: string): Promise<{ id: string }> => this.#ask('GET', `/api/replays/${id}/share`);
	/** Its picture to share, with these texts. */
	picture = (id: string, ask: PictureAsk): Promise<Drawing> => this.#ask('POST', `/api/replays/${id}/picture`, ask);
	dropReplay = (id: string): Promise<void> => this.#ask('DELETE', `/api/replays/${id}`);

	// studies
	/** A spot of a study, after a move or a change there. */
	lookAtStudy = (ask: StudyLook): Promise<StudyPosition> => this.#ask('POST', '/api/studies/look', ask);
	/** What the strongest bot thinks of a spot. */
	studyHint = (ask: StudyLook): Promise<AdviceRecord[]> => this.#ask('POST', '/api/studies/hint', ask);
	sharedStudies = (): Promise<SharedLine[]> => this.#ask('GET', '/api/studies/shared');
	shareStudy = (file: object): Promise<SharedStudy> => this.#ask('POST', '/api/studies/shared', { file });
	sharedStudy = (id: string, key: string): Promise<SharedStudy> =>
		this.#ask('GET', `/api/studies/shared/${encodeURIComponent(id)}?key=${encodeURIComponent(key)}`);
	changeStudy = (id: string, key: string, change: StudyChange): Promise<SharedSpot> =>
		this.#ask('POST', `/api/studies/shared/${id}/changes?key=${encodeURIComponent(key)}`, change);
	dropSharedStudy = (id: string): Promise<void> => this.#ask('DELETE', `/api/studies/shared/${id}`);
	checkPosition = (ask: PositionAsk): Promise<PositionRecord> => this.#ask('POST', '/api/studies/positions', ask);
	/** The position of a guide, a puzzle or a scene, as a match file. */
	lessonFile = (id: string): Promise<unknown> => this.#ask('GET', `/api/lessons/${id}/file`);

	/** What only one page asks for. */
	ask = <Answer>(method: string, path: string, body?: unknown): Promise<Answer> =>
		this.#ask<Answer>(method, path, body);

	/** What does not change while a page is open is asked for once, unless that failed. */
	#once<Answer>(path: string): Promise<Answer> {
		const kept = this.#kept.get(path) as Promise<Answer> | undefined;
		if (kept) return kept;
		const found = this.#ask<Answer>('GET', path);
		found.catch(() => this.#kept.delete(path));
		this.#kept.set(path, found);
		return found;
	}

	async #ask<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
		const headers: Record<string, string> = { accept: 'application/json', 'x-occasus': '1' };
		const init: RequestInit = { method, headers };
		if (body !== undefined) {
			headers['content-type'] = 'application/json';
			init.body = JSON.stringify(body);
		}
		let answer: Response;
		try {
			answer = await this.#fetch(path, init);
		} catch {
			throw new Refused('offline', '');
		}
		if (answer.ok) return (answer.status === 204 ? undefined : await answer.json()) as Answer;
		const problem = (await answer.json().catch(() => ({}))) as { code?: string; sentence?: string; rule?: string };
		throw new Refused(problem.code ?? String(answer.status), problem.sentence ?? '', problem.rule);
	}
}

export const api = new Api(transport.fetch);
