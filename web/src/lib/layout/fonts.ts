/** The letters of a page: nothing is drawn before they are there, unless the line is slow. */
const FACES = ['500 1em "EB Garamond"', '600 1em "EB Garamond"', '600 1em Cinzel'];
const LETTERS: Record<string, string> = { pl: 'aąęłż' }; // the others are found among those of English
const PATIENCE = 1500; // milliseconds; then the page is drawn with the letters of the device

export async function fontsAreThere(language: string, fonts: FontFaceSet | undefined = document.fonts): Promise<void> {
	const loaded = FACES.map((face) => fonts?.load(face, LETTERS[language] ?? 'a').catch(() => []));
	await Promise.race([Promise.all(loaded), new Promise((done) => setTimeout(done, PATIENCE))]);
}
