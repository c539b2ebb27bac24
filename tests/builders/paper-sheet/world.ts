import {
  offeredChoices,
  rowsPerPage,
  type BubbleGroup,
  type OfferedChoices,
} from '#documents/paper-sheet/geometry.ts';
import type { Random } from '../../../bench/random.ts';
import type { PenMark } from './raster.ts';
import type { Shot } from './photo.ts';

/** What was meant by the marks of a row; undefined for an empty one. */
export type MeantRow = Readonly<Partial<Record<BubbleGroup, number>>> | undefined;

/** A page that was filled in: what was meant, and its marks. */
export interface FilledPage {
  readonly rows: readonly MeantRow[];
  readonly marks: readonly PenMark[];
}

/** How carefully the bubbles are filled: as asked, or with crosses, ticks, faint and half-erased marks. */
export type Care = 'careful' | 'careless';

/** Returns a number between two others, in steps of a thousandth. */
const number = (random: Random, from: number, to: number): number =>
  from + ((to - from) * random.below(1001)) / 1000;

function markOf(random: Random, care: Care): Omit<PenMark, 'choice' | 'group' | 'row'> {
  const away = () => number(random, -0.35, 0.35);
  const disc = { kind: 'disc', dx: away(), dy: away() } as const;
  if (care === 'careful') {
    return { ...disc, darkness: number(random, 0.7, 1), radius: number(random, 1.6, 2) };
  }
  switch (random.below(6)) {
    case 0:
      return {
        kind: 'cross',
        darkness: number(random, 0.6, 1),
        dx: away(),
        dy: away(),
        radius: 1.7,
      };
    case 1:
      return {
        kind: 'tick',
        darkness: number(random, 0.6, 1),
        dx: away(),
        dy: away(),
        radius: 1.8,
      };
    case 2:
      return { ...disc, darkness: number(random, 0.25, 0.5), radius: number(random, 1.5, 2) };
    case 3:
      return { ...disc, darkness: number(random, 0.6, 1), radius: number(random, 0.9, 1.3) };
    default:
      return { ...disc, darkness: number(random, 0.6, 1), radius: number(random, 1.5, 2.1) };
  }
}

/** The choices of the pages of the tests and of the bench. */
export const testOffered = offeredChoices(6, 12);

function meantRow(random: Random, offered: OfferedChoices): MeantRow {
  const kind = random.below(10);
  if (kind === 0) return undefined;
  const time = { jam: random.below(offered.jam), menit: random.below(offered.menit) };
  if (kind <= 2) {
    const postponed = { hasil: 1, alasan: random.below(offered.alasan) };
    return random.below(2) === 0 ? postponed : { ...postponed, ...time };
  }
  const batch = random.below(offered.batch);
  return { hasil: 0, skrining: 0, lokasi: random.below(2), batch, ...time };
}

/** Fills in a page at random. */
export function fillPage(
  random: Random,
  care: Care,
  count = rowsPerPage,
  offered: OfferedChoices = testOffered,
): FilledPage {
  const rows = Array.from({ length: count }, () => meantRow(random, offered));
  const marks = rows.flatMap((meant, row) =>
    Object.entries(meant ?? {}).map(([group, choice]) => ({
      row,
      group: group as BubbleGroup,
      choice,
      ...markOf(random, care),
    })),
  );
  return { rows, marks };
}

/** Takes a picture at random: up to 5° of rotation, slight perspective, shadow, blur and noise. */
export function randomShot(random: Random, width: number): Shot {
  const move = () => ({ x: number(random, -0.015, 0.015), y: number(random, -0.015, 0.015) });
  return {
    width,
    rotation: number(random, -5, 5),
    perspective: [move(), move(), move(), move()],
    shadow: number(random, 0, 0.55),
    shadowAngle: number(random, 0, 360),
    blur: random.below(2),
    noise: number(random, 4, 14),
    desk: random.pick([40, 90, 140]),
    bend: number(random, -1, 1),
    random: random.below,
  };
}
