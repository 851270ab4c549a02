/** Passkeys, as the browser makes and uses them; the server speaks the JSON of WebAuthn. */

const bytes = (text: string): Uint8Array<ArrayBuffer> =>
	Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), (letter) => letter.charCodeAt(0));
const text = (buffer: ArrayBuffer): string =>
	btoa(String.fromCharCode(...new Uint8Array(buffer)))
		.replace(/\+/g, '-')
		.replace(/\//g, '_')
		.replace(/=+$/, '');

interface Known {
	id: string;
	type: 'public-key';
}
interface Options {
	challenge: string;
	user?: { id: string; name: string; displayName: string };
	excludeCredentials?: Known[];
	allowCredentials?: Known[];
}

export const canUsePasskeys = (): boolean => typeof PublicKeyCredential === 'function';

const known = (list: Known[] = []): PublicKeyCredentialDescriptor[] =>
	list.map(({ id, type }) => ({ id: bytes(id), type }));

/** Make a passkey on this device. */
export async function makePasskey(asked: unknown): Promise<unknown> {
	const options = asked as Options;
	const publicKey = {
		...options,
		challenge: bytes(options.challenge),
		user: { ...options.user!, id: bytes(options.user!.id) },
		excludeCredentials: known(options.excludeCredentials)
	} as unknown as PublicKeyCredentialCreationOptions;
	const made = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential;
	const { clientDataJSON, attestationObject } = made.response as AuthenticatorAttestationResponse;
	return told(made, { clientDataJSON, attestationObject });
}

/** Sign in with a passkey of this device. */
export async function usePasskey(asked: unknown): Promise<unknown> {
	const options = asked as Options;
	const publicKey = {
		...options,
		challenge: bytes(options.challenge),
		allowCredentials: known(options.allowCredentials)
	} as unknown as PublicKeyCredentialRequestOptions;
	const used = (await navigator.credentials.get({ publicKey })) as PublicKeyCredential;
	const { clientDataJSON, authenticatorData, signature, userHandle } = used.response as AuthenticatorAssertionResponse;
	return told(used, { clientDataJSON, authenticatorData, signature, ...(userHandle && { userHandle }) });
}

function told(credential: PublicKeyCredential, response: Record<string, ArrayBuffer>): unknown {
	return {
		id: credential.id,
		rawId: text(credential.rawId),
		type: credential.type,
		response: Object.fromEntries(Object.entries(response).map(([name, buffer]) => [name, text(buffer)]))
	};
}
