import { fiducial, fiducials, type Point } from '#documents/paper-sheet/geometry.ts';
import { darkPixels, findRegions, type DarkRegion } from './components.ts';
import type { GreyPicture } from './picture.ts';

/** The middles of the four corner squares in a picture, the first of the page first, then clockwise. */
export type Corners = readonly [Point, Point, Point, Point];

/** What was found of the corners; without all four, whether the others look like those of a page. */
export type FoundCorners =
  | { readonly kind: 'found'; readonly corners: Corners }
  | { readonly kind: 'missing'; readonly isCut: boolean };

/** A dark region that is a square, with the length of its side in pixels. */
interface Square extends Point {
  readonly side: number;
}

const { size, hole } = fiducial;
/** Area of a square divided by its variance along one axis: 12 for a full one, less for one with a white middle. */
const fullRatio = 12;
const ringRatio = (12 * (size ** 2 - hole ** 2)) / (size ** 2 + hole ** 2);
const ringShare = 1 - (hole / size) ** 2;

/** Most squares that are compared; a picture with more is of something else. */
const maxSquares = 24;

/** Splits regions into squares that are full and squares with a white middle. */
function toSquares(regions: readonly DarkRegion[]) {
  const full: Square[] = [];
  const rings: Square[] = [];
  for (const { area, x, y, longer, shorter } of regions) {
    if (longer > 1.7 * shorter) continue;
    const ratio = area / Math.sqrt(longer * shorter);
    if (Math.abs(ratio - fullRatio) < 1.4) full.push({ x, y, side: Math.sqrt(area) });
    else if (Math.abs(ratio - ringRatio) < 1.6)
      rings.push({ x, y, side: Math.sqrt(area / ringShare) });
  }
  const largest = (squares: Square[]): Square[] =>
    squares.sort((one, other) => other.side - one.side).slice(0, maxSquares);
  return { full: largest(full), rings: largest(rings) };
}

const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

/** Sides of the page between the middles of its squares. */
const pageSides = {
  width: fiducials[1].x - fiducials[0].x,
  height: fiducials[2].y - fiducials[1].y,
};

/** Returns by how much two lengths differ, as a share. */
const difference = (one: number, other: number): number => Math.abs(Math.log(one / other));

/**
 * Returns how little four squares look like the corners of a page; undefined when they do not. Their sides, their
 * shape and their sizes have to agree.
 */
function misfit(squares: readonly [Square, Square, Square, Square]): number | undefined {
  const [a, b, c, d] = squares;
  const sides = [distance(a, b), distance(b, c), distance(c, d), distance(d, a)] as const;
  const [top, right, bottom, left] = sides;
  // Clockwise, in a picture whose y grows downwards.
  const turns = squares.map((one, at) => {
    const next = squares[(at + 1) % 4] ?? one;
    const after = squares[(at + 2) % 4] ?? one;
    return (next.x - one.x) * (after.y - next.y) - (next.y - one.y) * (after.x - next.x);
  });
  if (turns.some(turn => turn <= 0)) return undefined;
  const shape = difference((top + bottom) / (left + right), pageSides.width / pageSides.height);
  const opposite = Math.max(difference(top, bottom), difference(left, right));
  const scale = (top + bottom + left + right) / (2 * (pageSides.width + pageSides.height));
  const sizes = Math.max(...squares.map(({ side }) => difference(side, scale * size)));
  return shape > 0.3 || opposite > 0.3 || sizes > 0.4 ? undefined : shape + opposite + sizes;
}

/** Chooses the four squares that look most like the corners of a page. */
function chooseCorners(full: readonly Square[], rings: readonly Square[]): Corners | undefined {
  let best: { readonly corners: Corners; readonly misfit: number } | undefined;
  for (const first of rings) {
    const others = full.filter(({ side }) => difference(side, first.side) < 0.5);
    for (const second of others) {
      for (const third of others) {
        for (const fourth of others) {
          if (second === third || third === fourth || second === fourth) continue;
          const corners = [first, second, third, fourth] as const;
          const found = misfit(corners);
          if (found !== undefined && found < (best?.misfit ?? Infinity))
            best = { corners, misfit: found };
        }
      }
    }
  }
  return best?.corners;
}

/** Least size of the corner squares of a page that fills most of a picture, as a share of its longer side. */
const leastShare = 1 / 85;

/**
 * Whether squares look like those of a page of which a corner is not seen: the one with a white middle beside a full one of
 * about its size, or three or four of the largest of about one size.
 */
function isCutPage({ full, rings }: ReturnType<typeof toSquares>, longerSide: number): boolean {
  const isLarge = ({ side }: Square): boolean => side >= longerSide * leastShare;
  const areAlike = (one: Square, other: Square): boolean => difference(one.side, other.side) < 0.3;
  const large = [...full, ...rings].filter(isLarge).toSorted((one, other) => other.side - one.side);
  const count = (one: Square): number => large.filter(other => areAlike(one, other)).length;
  return (
    rings.filter(isLarge).some(ring => full.some(other => areAlike(ring, other))) ||
    large.slice(0, 4).some(one => count(one) === 3 || count(one) === 4)
  );
}

/** Shares of the mean of the surroundings below which a pixel is dark, in the order in which they are tried. */
const darkShares = [0.72, 0.58, 0.85] as const;

/**
 * Finds the squares in the corners of a page.
 * @param pause awaited between the steps, so that a page in a browser stays usable
 */
export async function findCorners(
  picture: GreyPicture,
  pause: () => Promise<void>,
): Promise<FoundCorners> {
  const { width, height } = picture;
  const half = Math.round(Math.max(width, height) / 22);
  const minArea = (Math.max(width, height) / 120) ** 2;
  let isCut = false;
  for (const share of darkShares) {
    const dark = darkPixels(picture, half, share);
    await pause();
    const squares = toSquares(findRegions(dark, width, height, minArea));
    const corners = chooseCorners(squares.full, squares.rings);
    if (corners) return { kind: 'found', corners };
    isCut ||= isCutPage(squares, Math.max(width, height));
    await pause();
  }
  return { kind: 'missing', isCut };
}
