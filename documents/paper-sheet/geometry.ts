/**
 * Where everything of a page of the paper sheet is, in millimetres from its upper left corner. The printed page and the
 * reader of pictures both take it from here.
 */

/** A point or a size in millimetres. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

/** A4, landscape. */
export const page = { width: 297, height: 210 } as const;

/** People of a page. */
export const rowsPerPage = 20;

/** The version of this layout; the code of a page names it, because the reader knows only one. */
export const layoutVersion = 1;

/**
 * The squares in the corners, by which a picture is straightened. The first one has a white square within, which says
 * where the top of the page is.
 */
export const fiducial = { size: 7, hole: 3 } as const;
export const fiducials: readonly [Point, Point, Point, Point] = [
  { x: 12, y: 12 },
  { x: 285, y: 12 },
  { x: 285, y: 198 },
  { x: 12, y: 198 },
];

/** The QR code, with the white margin that readers need. */
export const qrBox: Box = { x: 250, y: 8, width: 22, height: 22 };
export const qrQuietZone = 3.5;

/** The texts above the rows: where they begin, the size of their letters, and the width of a column of batches. */
export const head = { left: 20, subtitle: 3.4, batch: 2.6, column: 75 } as const;

const firstRow = 51;
const rowPitch = 7;

/** Returns the middle line of a row, from 0. */
export const rowCentre = (row: number): number => firstRow + row * rowPitch;
export const rowHeight = rowPitch;

/** The mark at both ends of each row, by which the reader follows paper that is not flat. */
export const tick = { width: 3, height: 1.8 } as const;
export const tickColumns = { left: 12, right: 285 } as const;

/** Radius of a bubble and the width of its line. */
export const bubble = { radius: 1.9, line: 0.2 } as const;

/** Most batches and hours that a page offers. */
export const maxBatches = 6;
export const maxHours = 12;

/** The groups of bubbles of a row, in their order, with the most choices of each. */
export const bubbleGroups = {
  hasil: 2,
  alasan: 5,
  skrining: 1,
  lokasi: 2,
  batch: maxBatches,
  jam: maxHours,
  menit: 4,
} as const;
export type BubbleGroup = keyof typeof bubbleGroups;
export const bubbleGroupNames = Object.keys(bubbleGroups) as readonly BubbleGroup[];

const firstBubble = 86;
const bubblePitch = 4.9;
const groupGap = 2.4;

/** Distance of the first bubble of each group from the left. */
const groupStarts: Readonly<Record<BubbleGroup, number>> = (() => {
  let x = firstBubble;
  const starts: [BubbleGroup, number][] = [];
  for (const group of bubbleGroupNames) {
    starts.push([group, x]);
    x += bubbleGroups[group] * bubblePitch + groupGap;
  }
  return Object.fromEntries(starts) as Record<BubbleGroup, number>;
})();

/** Returns the middle of a bubble: its row, its group and its place within the group, all from 0. */
export const bubbleCentre = (row: number, group: BubbleGroup, choice: number): Point => ({
  x: groupStarts[group] + choice * bubblePitch,
  y: rowCentre(row),
});

/** Returns the ends of a group on the page, for its heading. */
export const groupSpan = (
  group: BubbleGroup,
  choices: number,
): { readonly left: number; readonly right: number } => ({
  left: groupStarts[group] - bubblePitch / 2,
  right: groupStarts[group] + (choices - 0.5) * bubblePitch,
});

/** The texts at the left of a row, and the room for remarks at its right. */
export const rowText = { number: 22, name: 25, width: 56 } as const;
export const remarks = { left: 257, right: 279 } as const;

/** Returns the strip of a row, for a cut-out of a picture. */
export const rowStrip = (row: number): Box => ({
  x: 18,
  y: rowCentre(row) - rowPitch / 2 - 0.5,
  width: 263,
  height: rowPitch + 1,
});

/** Number of choices that a page offers in each group. */
export type OfferedChoices = Readonly<Record<BubbleGroup, number>>;

/** Returns the choices of a page with a number of batches and hours. */
export const offeredChoices = (batches: number, hours: number): OfferedChoices => ({
  ...bubbleGroups,
  batch: Math.min(batches, maxBatches),
  jam: Math.min(hours, maxHours),
});
