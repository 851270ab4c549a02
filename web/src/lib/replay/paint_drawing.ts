/** Paints a drawing of the server, or of the Python in this page: shapes in their order. The server paints it alike. */
import type { Drawing, Land, Text } from '$lib/net/messages';

export const WIDTH = 1200;
export const HEIGHT = 630;
const SHADOW = '#0d0916b0';
const FAMILIES = { display: 'Cinzel, serif', body: '"EB Garamond", serif' };

/** What a picture is painted with, as far as it is needed. */
export type Pen = Pick<
	CanvasRenderingContext2D,
	| 'arc'
	| 'beginPath'
	| 'clip'
	| 'closePath'
	| 'createLinearGradient'
	| 'fill'
	| 'fillRect'
	| 'fillStyle'
	| 'fillText'
	| 'font'
	| 'lineJoin'
	| 'lineTo'
	| 'lineWidth'
	| 'measureText'
	| 'moveTo'
	| 'restore'
	| 'save'
	| 'scale'
	| 'setLineDash'
	| 'stroke'
	| 'strokeStyle'
	| 'textBaseline'
	| 'translate'
>;
/** Coast, empire and Limes of Fall of Rome as SVG paths. */
export interface Outlines {
	coast: string;
	empire: string;
	limes: string;
}

export function paint(pen: Pen, drawing: Drawing, outlines: Outlines | null): void {
	pen.textBaseline = 'alphabetic';
	pen.lineJoin = 'round';
	for (const shape of drawing.shapes) {
		switch (shape.type) {
			case 'area':
				trace(pen, shape.points);
				pen.closePath();
				pen.fillStyle = shape.fill;
				pen.fill();
				if (shape.line) stroke(pen, shape.line, shape.width ?? 1);
				break;
			case 'line':
				trace(pen, shape.points);
				pen.setLineDash(shape.dash ? [shape.dash, shape.dash] : []);
				stroke(pen, shape.colour, shape.width);
				pen.setLineDash([]);
				break;
			case 'disc':
				pen.beginPath();
				pen.arc(shape.x, shape.y, shape.radius, 0, 2 * Math.PI);
				pen.fillStyle = shape.fill;
				pen.fill();
				if (shape.line) stroke(pen, shape.line, shape.width ?? 1);
				break;
			case 'fade': {
				const { x, y, width, height, across } = shape;
				const fade = pen.createLinearGradient(x, y, across ? x + width : x, across ? y : y + height);
				for (const { at, colour } of shape.stops) fade.addColorStop(at, colour);
				pen.fillStyle = fade;
				pen.fillRect(x, y, width, height);
				break;
			}
			case 'text':
				write(pen, shape);
				break;
			case 'land':
				if (outlines) land(pen, shape, outlines);
		}
	}
}

function trace(pen: Pen, points: readonly number[]): void {
	pen.beginPath();
	for (let i = 0; i < points.length; i += 2)
		if (i) pen.lineTo(points[i]!, points[i + 1]!);
		else pen.moveTo(points[i]!, points[i + 1]!);
}

function stroke(pen: Pen, colour: string, width: number): void {
	pen.strokeStyle = colour;
	pen.lineWidth = width;
	pen.stroke();
}

/** A line of text, smaller where it would not fit. */
function write(pen: Pen, { x, y, text, size, colour, room, font, align, shadow }: Text): void {
	const family = FAMILIES[font ?? 'body'];
	pen.font = `600 ${size}px ${family}`;
	let { width } = pen.measureText(text);
	if (width > room) {
		pen.font = `600 ${Math.floor(((size * room) / width) * 10) / 10}px ${family}`;
		({ width } = pen.measureText(text));
	}
	const left = x - (align === 'middle' ? width / 2 : align === 'right' ? width : 0);
	if (shadow) {
		pen.fillStyle = SHADOW;
		pen.fillText(text, left, y + 2);
	}
	pen.fillStyle = colour;
	pen.fillText(text, left, y);
}

function land(pen: Pen, { x, y, scale, wild, ground, limes, shore }: Land, outlines: Outlines): void {
	const coast = new Path2D(outlines.coast);
	pen.save();
	pen.translate(x, y);
	pen.scale(scale, scale);
	pen.strokeStyle = `${shore}28`;
	pen.lineWidth = 10;
	pen.stroke(coast);
	pen.fillStyle = wild;
	pen.fill(coast);
	pen.clip(coast);
	pen.fillStyle = ground;
	pen.fill(new Path2D(outlines.empire));
	pen.strokeStyle = limes;
	pen.lineWidth = 3;
	pen.stroke(new Path2D(outlines.limes));
	pen.restore();
}
