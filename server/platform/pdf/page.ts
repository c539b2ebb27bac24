/** Sizes of a printed page in points (1/72 inch). */

/** Returns millimetres in points. */
export const mm = (millimetres: number): number => (millimetres * 72) / 25.4;

/** A4; whole hundredths make short numbers in the file. */
export const pageWidth = 595.28;
export const pageHeight = 841.89;
export const margin = mm(20);

/** Width of the text. */
export const textWidth = pageWidth - 2 * margin;

/** Bottom of the text. */
export const bodyBottom = pageHeight - margin;

/** Top of the letterhead and of the foot, which are inside the margins. */
export const letterheadTop = mm(10);
export const footTop = mm(282);

export const ink = '#111111';
/** Printed in black and white it is still darker than the fill of a table's head. */
export const grey = '#555555';
export const headFill = '#eeeeee';
export const hairline = 0.5;

/** A size of text and the distance of its lines. */
export interface TextSize {
  readonly points: number;
  readonly leading: number;
}

export const bodySize: TextSize = { points: 10.5, leading: 14 };
export const tableSize: TextSize = { points: 9, leading: 11.5 };
export const smallSize: TextSize = { points: 8, leading: 10 };
export const titleSize: TextSize = { points: 13, leading: 17 };
