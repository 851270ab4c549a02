/** A drawn board as a picture, twice as large as it is shown. */

const SCALE = 2;

/** Styles of classes and custom properties, which a picture on its own does not have. */
const STYLES = [
	'fill',
	'stroke',
	'stroke-width',
	'stroke-dasharray',
	'opacity',
	'font',
	'text-anchor',
	'letter-spacing'
];

function withStyles(original: Element, copy: Element): void {
	const style = getComputedStyle(original);
	const own = STYLES.map((name) => `${name}: ${style.getPropertyValue(name)}`);
	copy.setAttribute('style', `${own.join('; ')}; ${style.display === 'none' ? 'display: none' : ''}`);
	[...original.children].forEach((child, index) => {
		const twin = copy.children[index];
		if (twin) withStyles(child, twin);
	});
}

async function imageOf(svg: SVGSVGElement, width: number, height: number): Promise<HTMLImageElement> {
	const copy = svg.cloneNode(true) as SVGSVGElement;
	withStyles(svg, copy);
	copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
	copy.setAttribute('width', String(width));
	copy.setAttribute('height', String(height));
	const image = new Image();
	image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
	await image.decode();
	return image;
}

/** Saves the layers of a board as one picture. */
export async function savePicture(board: HTMLElement): Promise<void> {
	const layers = [...board.querySelectorAll<SVGSVGElement>('svg.layer, svg.board')];
	const { width, height } = layers[0]!.getBoundingClientRect();
	const canvas = document.createElement('canvas');
	[canvas.width, canvas.height] = [width * SCALE, height * SCALE];
	const pen = canvas.getContext('2d')!;
	pen.fillStyle = getComputedStyle(board).backgroundColor;
	pen.fillRect(0, 0, canvas.width, canvas.height);
	for (const layer of layers) pen.drawImage(await imageOf(layer, width, height), 0, 0, canvas.width, canvas.height);
	const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
	const way = document.createElement('a');
	way.href = URL.createObjectURL(blob!);
	way.download = 'position.png';
	way.click();
	setTimeout(() => URL.revokeObjectURL(way.href), 10_000);
}
