/** Whether somebody points at something with a mouse. A phone's browser tells of a mouse where a finger last was. */
export const points = ({ pointerType }: PointerEvent): boolean =>
	pointerType === 'mouse' && !matchMedia('(hover: none)').matches;
