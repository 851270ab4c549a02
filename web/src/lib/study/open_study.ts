/** From an address, a link, a file or a game that was played to a study that this browser keeps. */
import { WATCHER } from '$lib/games/board_contract';
import { api, Refused } from '$lib/net/api';
import { sentence } from '$lib/net/resource.svelte';
import { t, words } from '$lib/text/i18n.svelte';
import { moveOf } from '$lib/replay/replay.svelte';
import { asStudy, endOf, isMatchFile, type StudyFile } from './study_file';
import { BadLink, linkedStudy } from './study_link';
import { savedStudies, type Kind } from './saved_studies';

type Address = Pick<Location, 'search' | 'hash'>;
/** What is asked for in an address, also behind `#`. */
const queryOf = ({ search, hash }: Address): URLSearchParams => new URLSearchParams(hash.split('?')[1] ?? search);
const WAYS = ['position', 'study', 'replay', 'lesson', 'shared'] as const;

export const asksStudy = (address: Address): boolean => WAYS.some((way) => queryOf(address).has(way));

/** Keep what an address names: a position, a whole study, a replay at its move, or a puzzle. Returns its id. */
export async function openedStudy(address: Address): Promise<string> {
	const query = queryOf(address);
	const named = (way: (typeof WAYS)[number]): string => query.get(way) ?? '';
	if (named('position')) return studyOfPosition(named('position'));
	if (named('study')) return checked(await linkedStudy(named('study')));
	if (named('lesson')) return studyOfLesson(named('lesson'));
	if (named('shared')) return studyOfOthers(named('shared'), query.get('key') ?? '');
	const file = await api.match(named('replay'));
	if (!isMatchFile(file)) throw new BadLink('bad-link');
	const wanted = query.has('move') ? moveOf(address) : await lastTurn(named('replay'), file.moves.length);
	return savedStudies.add(asStudy(file), 'study', { spot: { line: 0, at: Math.min(wanted, file.moves.length) } });
}

/** Where the last turn of a game begins: from there it can still turn out otherwise. */
async function lastTurn(replay: string, end: number): Promise<number> {
	const { turns } = await api.replaySteps(replay, 0, 1, WATCHER);
	return turns?.findLast(({ decisions }) => decisions?.length)?.decisions?.[0] ?? end;
}

/** The study of the link of a position; a position with faults is refused with the first of them. */
async function studyOfPosition(link: string): Promise<string> {
	const { file, faults } = await api.checkPosition({ link, language: words.language });
	if (!isMatchFile(file)) throw new Refused('position', faults[0]?.text ?? '');
	return savedStudies.add(file);
}

/** A study that is edited with others, or a game that they referee too; this browser keeps a copy. */
async function studyOfOthers(id: string, key: string, kind: Kind = 'study'): Promise<string> {
	const { file } = await api.sharedStudy(id, key);
	if (!isMatchFile(file)) throw new BadLink('bad-link');
	const before = savedStudies.sharedAs(id, kind);
	if (before && (!key || savedStudies.find(before)?.shared?.key === key)) return before;
	return savedStudies.add(file, kind, { shared: { id, key } });
}
/** The refereed game that an address shares with this browser; nothing where it names none. */
export async function openedReferee(address: Address): Promise<string> {
	const query = queryOf(address);
	return query.has('shared') ? studyOfOthers(query.get('shared')!, query.get('key') ?? '', 'referee') : '';
}

async function studyOfLesson(lesson: string): Promise<string> {
	const file = await api.lessonFile(lesson);
	if (!isMatchFile(file)) throw new BadLink('bad-link');
	return savedStudies.add(file, 'study', { hints: false });
}

/** A study from the text of a file. */
export async function studyOfFile(text: string): Promise<string> {
	let data: unknown;
	try {
		data = JSON.parse(text);
	} catch {
		throw new Refused('not_a_match', '');
	}
	if (!isMatchFile(data)) throw new Refused('not_a_match', '');
	return checked(data);
}

/** A study from what was pasted: the address of a study or of a replay, or the link of a position alone. */
export async function studyOfText(text: string): Promise<string> {
	const given = text.trim();
	if (given.startsWith('{')) return studyOfFile(given);
	const at = given.indexOf('?');
	const address = { search: at < 0 ? '' : given.slice(at), hash: '' };
	if (asksStudy(address)) return openedStudy(address);
	const replay = /\/replay\/([\w-]+)/.exec(given)?.[1];
	const move = moveOf(address) || moveOf({ search: '', hash: /#.*/.exec(given)?.[0] ?? '' });
	if (replay) return openedStudy({ search: `?replay=${replay}${move ? `&move=${move}` : ''}`, hash: '' });
	if (/[/?]/.test(given)) throw new BadLink('bad-link');
	return linkedStudy(given).then(checked, () => studyOfPosition(given));
}

/** Keep a study whose moves the rules allow. */
async function checked(file: StudyFile): Promise<string> {
	const study = asStudy(file);
	await api.lookAtStudy({ file: study, line: 0, at: endOf(study, 0) });
	return savedStudies.add(study);
}

/** Why something cannot be opened: in the reader's language where there are words for it, else as it was refused. */
export function whyUnread(error: unknown): string {
	if (error instanceof BadLink) return t(`study-${error.code}`);
	if (error instanceof Refused && error.message && !words.has(`error-${error.code.replace(/_/g, '-')}`))
		return error.message;
	return sentence(error);
}
