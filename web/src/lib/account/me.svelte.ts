/** Who I am: a guest is made when one first does something that needs a name. */
import { api, type Api, type MyWish } from '$lib/net/api';
import type { Me, PersonRecord } from '$lib/net/messages';

export class Myself {
	person = $state.raw<PersonRecord | null>(null);
	/** I may run this server. */
	admin = $state(false);
	/** One can play here without the server, too. */
	here = $state(false);
	/** After so many seconds bots take the seats that nobody came for. */
	fill = $state(60);
	#api: Api;
	#asked: Promise<Me> | null = null;

	constructor(server: Api) {
		this.#api = server;
	}

	/** Ask the server who I am. */
	async load(): Promise<void> {
		const asked = (this.#asked = this.#api.me());
		asked.catch(() => (this.#asked = null)); // who asks next tries again
		const found = await asked;
		this.person = found.person;
		this.admin = found.admin ?? false;
		this.here = found.here ?? false;
		this.fill = found.fill_seconds ?? 60;
	}

	/** When it is known who I am, or that I am nobody yet. */
	async ready(): Promise<void> {
		await (this.#asked ?? this.load());
	}

	/** Somebody, whoever it is: a guest is made if need be. */
	async somebody(language: string, name = ''): Promise<PersonRecord> {
		await this.ready();
		this.person ??= await this.#api.changeMe({ ...(name && { name }), language });
		return this.person;
	}

	async change(wish: MyWish): Promise<void> {
		this.person = await this.#api.changeMe(wish);
	}
	async makeAccount(account: string, password: string): Promise<void> {
		this.person = await this.#api.makeAccount(account, password);
	}
	async logIn(account: string, password: string, code = ''): Promise<void> {
		this.person = await this.#api.logIn(account, password, code);
	}
	async recover(account: string, code: string, password: string): Promise<void> {
		this.person = await this.#api.recover(account, code, password);
	}
	async logInByPasskey(): Promise<void> {
		const [{ options, token }, { usePasskey }] = await Promise.all([
			this.#api.passkeyOptions(),
			import('$lib/account/passkeys')
		]);
		this.person = await this.#api.passkeyIn(token, await usePasskey(options));
	}
	async resetPassword(token: string, password: string, code: string): Promise<void> {
		this.person = await this.#api.resetPassword(token, password, code);
	}
	async logOut(everywhere = false): Promise<void> {
		await (everywhere ? this.#api.logOutEverywhere() : this.#api.logOut());
		this.person = null;
	}
	async remove(password: string): Promise<void> {
		await this.#api.deleteMe(password);
		this.person = null;
	}
}

export const me = new Myself(api);
