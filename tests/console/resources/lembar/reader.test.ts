import { describe, expect, it } from 'vitest';
import { offeredChoices, tickColumns, rowCentre } from '#documents/paper-sheet/geometry.ts';
import { pageCode } from '#documents/paper-sheet/page-code.ts';
import type { Mark } from '#src/resources/lembar/reader/bubbles.ts';
import type { GreyPicture } from '#src/resources/lembar/reader/picture.ts';
import { findPage, readMarks, type PictureProblem } from '#src/resources/lembar/reader/readPage.ts';
import { readRow, type RowReading } from '#src/resources/lembar/reader/rowRules.ts';
import { createRandom } from '../../../../bench/random.ts';
import { takePhoto } from '../../../builders/paper-sheet/photo.ts';
import { drawPage } from '../../../builders/paper-sheet/raster.ts';
import {
  fillPage,
  randomShot,
  testOffered,
  type Care,
  type FilledPage,
} from '../../../builders/paper-sheet/world.ts';

const pause = () => Promise.resolve();
const code = pageCode({ id: '01234567-89ab-cdef-0123-456789abcdef', halaman: 1 });
/** The smallest picture that is clear enough, for quick tests; the bench takes larger ones. */
const width = 1500;

/** Fills in a page and takes a picture of it. */
function photograph(seed: number, care: Care, rows?: number) {
  const random = createRandom(seed);
  const filled = fillPage(random, care, rows);
  const flat = drawPage(code, testOffered, filled.marks, 6);
  return { filled, flat, shot: randomShot(random, width) };
}

async function read(picture: GreyPicture): Promise<RowReading[]> {
  const found = await findPage(picture, pause);
  if (found.kind === 'problem') throw new Error(`The page was not found: ${found.problem}.`);
  return (await readMarks(found.page, 20, testOffered, pause)).map(readRow);
}

async function problemOf(picture: GreyPicture): Promise<PictureProblem | undefined> {
  const found = await findPage(picture, pause);
  return found.kind === 'problem' ? found.problem : undefined;
}

/** Turns a picture by a quarter. */
function turned({ width: w, height: h, data }: GreyPicture): GreyPicture {
  const to = new Uint8Array(data.length);
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) to[x * h + (h - 1 - y)] = data[y * w + x] ?? 0;
  return { width: h, height: w, data: to };
}

/** Paints a box of a picture, in shares of its size. */
function covered(
  picture: GreyPicture,
  [left, top, right, bottom]: readonly [number, number, number, number],
  grey: number,
): GreyPicture {
  const data = picture.data.slice();
  for (let y = Math.floor(top * picture.height); y < bottom * picture.height; y++) {
    data.fill(
      grey,
      y * picture.width + Math.floor(left * picture.width),
      y * picture.width + Math.floor(right * picture.width),
    );
  }
  return { ...picture, data };
}

/** Lists what was read and not meant, and counts what is asked. */
function compare(rows: readonly RowReading[], { rows: meantRows }: FilledPage) {
  const wrong: string[] = [];
  let asked = 0;
  for (const [at, row] of rows.entries()) {
    const meant: Readonly<Partial<Record<string, number>>> | undefined = meantRows[at];
    if (row.kind === 'empty') {
      if (meant) wrong.push(`row ${at} is not empty`);
      continue;
    }
    if (row.hasRemark) wrong.push(`row ${at} has no remark`);
    for (const [group, value] of Object.entries(row.groups)) {
      if (value === 'ask') asked++;
      else if (value !== (meant?.[group] ?? 'none')) wrong.push(`${group} of row ${at}: ${value}`);
    }
  }
  return { wrong, asked };
}

describe('the reader of a picture', () => {
  it.each([1, 2])(
    'reads what was meant on a page that is turned, bent and in shadow (%i)',
    async seed => {
      const { filled, flat, shot } = photograph(seed, 'careful');
      const { wrong, asked } = compare(await read(takePhoto(flat, shot)), filled);
      expect(wrong).toEqual([]);
      expect(asked).toBeLessThanOrEqual(2);
    },
  );

  it('reads a page whichever way the picture is turned', async () => {
    const { filled, flat, shot } = photograph(3, 'careful');
    let picture = takePhoto(flat, shot);
    for (let quarter = 1; quarter <= 3; quarter++) {
      picture = turned(picture);
      const { wrong, asked } = compare(await read(picture), filled);
      expect(wrong).toEqual([]);
      expect(asked).toBeLessThanOrEqual(2);
    }
  });

  it('asks what crosses, ticks, faint and small marks mean, and reads none of them wrong', async () => {
    const { filled, flat, shot } = photograph(4, 'careless');
    const { wrong, asked } = compare(await read(takePhoto(flat, shot)), filled);
    expect(wrong).toEqual([]);
    expect(asked).toBeGreaterThan(0);
  });

  it('asks for a row whose mark is hidden', async () => {
    const { flat } = photograph(5, 'careful');
    const hidden = covered(
      flat,
      [
        (tickColumns.left - 3) / 297,
        (rowCentre(7) - 2) / 210,
        (tickColumns.left + 3) / 297,
        (rowCentre(7) + 2) / 210,
      ],
      245,
    );
    const rows = await read(hidden);
    const row = rows[7];
    expect(row?.kind === 'marked' ? new Set(Object.values(row.groups)) : undefined).toEqual(
      new Set(['ask']),
    );
  });

  describe('of paper that bends by a whole row', () => {
    /** Pushes the rows together towards the middle of the page. */
    function bent(flat: GreyPicture): GreyPicture {
      const data = flat.data.slice();
      const perMm = flat.width / 297;
      const from = Math.round(20 * perMm);
      const until = Math.round(188 * perMm);
      for (let y = from; y < until; y++) {
        const share = (y - from) / (until - from);
        const source = Math.round(y - 7 * perMm * Math.sin(share * Math.PI));
        const line = flat.data.subarray(source * flat.width, (source + 1) * flat.width);
        data.set(line, y * flat.width);
      }
      return { ...flat, data };
    }

    it('takes no row for another one, by the order of their marks', async () => {
      const { filled, flat } = photograph(9, 'careful');
      expect(compare(await read(bent(flat)), filled).wrong).toEqual([]);
    });

    it.each([
      ['at one side', [tickColumns.left]],
      ['at both sides', [tickColumns.left, tickColumns.right]],
    ] as const)('takes no row for another one when a mark is hidden %s', async (_name, sides) => {
      const { filled, flat } = photograph(9, 'careful');
      const y = rowCentre(10);
      const hidden = sides.reduce(
        (picture, x) =>
          covered(picture, [(x - 3) / 297, (y - 2) / 210, (x + 3) / 297, (y + 2) / 210], 245),
        flat,
      );
      const { wrong, asked } = compare(await read(bent(hidden)), filled);
      expect(wrong).toEqual([]);
      expect(asked).toBeGreaterThan(7);
    });
  });

  it('sees that something is written under remarks', async () => {
    const { flat } = photograph(6, 'careful', 0);
    const written = covered(
      flat,
      [260 / 297, (rowCentre(2) - 0.4) / 210, 272 / 297, (rowCentre(2) + 0.4) / 210],
      30,
    );
    const rows = await read(written);
    expect(rows[2]).toMatchObject({ kind: 'marked', hasRemark: true, groups: { hasil: 'ask' } });
    expect(rows.filter(({ kind }) => kind === 'marked')).toHaveLength(1);
  });

  it('says why it cannot read a picture', async () => {
    const { flat, shot } = photograph(7, 'careful');
    const photo = takePhoto(flat, {
      ...shot,
      rotation: 0,
      perspective: [origin, origin, origin, origin],
    });
    const desk: GreyPicture = { width, height: 1100, data: new Uint8Array(width * 1100).fill(120) };
    expect(await problemOf(desk)).toBe('notASheet');
    // A screen with small squares of one size.
    const screen: GreyPicture = { ...desk, data: new Uint8Array(width * 1100).fill(250) };
    const icons = [0.1, 0.2, 0.3, 0.4, 0.5].reduce(
      (picture, y) => covered(picture, [0.1, y, 0.1 + 12 / width, y + 12 / 1100], 20),
      screen,
    );
    expect(await problemOf(icons)).toBe('notASheet');
    // The corner at the lower right is cut off.
    expect(await problemOf(covered(photo, [0.9, 0.75, 1, 1], 60))).toBe('corner');
    expect(await problemOf(takePhoto(flat, { ...shot, width: 700 }))).toBe('small');
    for (const blur of [5, 9]) {
      expect(await problemOf(takePhoto(flat, { ...shot, blur }))).toBe('blurred');
    }
    const pale = { ...photo, data: photo.data.map(grey => 150 + grey * 0.3) };
    expect(await problemOf(pale)).toBe('dark');
  });

  it('finds no page in noise and stripes, in little time', async () => {
    const random = createRandom(8);
    const noise = new Uint8Array(width * 1100).map(() => random.below(256));
    expect(await problemOf({ width, height: 1100, data: noise })).toMatch(/notASheet|corner/);
    const stripes = noise.map((_, at) => (Math.floor((at % width) / 20) % 2 ? 0 : 255));
    expect(await problemOf({ width, height: 1100, data: stripes })).toMatch(/notASheet|corner/);
  });
});

const origin = { x: 0, y: 0 };

describe('the rules of a row', () => {
  const marks = (
    filled: Readonly<Record<string, readonly number[]>>,
    uncertain: Readonly<Record<string, readonly number[]>> = {},
  ) => ({
    hasRemark: false,
    groups: Object.fromEntries(
      Object.entries(offeredChoices(2, 3)).map(([group, count]) => [
        group,
        Array.from({ length: count }, (_, at): Mark =>
          filled[group]?.includes(at)
            ? 'filled'
            : uncertain[group]?.includes(at)
              ? 'uncertain'
              : 'empty',
        ),
      ]),
    ) as never,
  });
  const asked = (reading: RowReading): string[] =>
    reading.kind === 'empty'
      ? []
      : Object.entries(reading.groups).flatMap(([group, value]) =>
          value === 'ask' ? [group] : [],
        );
  const given = { hasil: [0], skrining: [0], lokasi: [1], batch: [1], jam: [2], menit: [3] };

  it.each([
    ['a dose with everything', given, {}, []],
    [
      'a dose without batch and time',
      { hasil: [0], skrining: [0], lokasi: [1] },
      {},
      ['batch', 'jam', 'menit'],
    ],
    ['a dose without screening', { ...given, skrining: [] }, {}, ['skrining']],
    ['a dose with a reason to postpone it', { ...given, alasan: [0] }, {}, ['hasil']],
    ['a dose that is also postponed', { ...given, hasil: [0, 1] }, {}, ['hasil']],
    ['two arms', { ...given, lokasi: [0, 1] }, {}, ['lokasi']],
    ['an uncertain batch beside a filled one', given, { batch: [0] }, ['batch']],
    ['a postponement with its reason', { hasil: [1], alasan: [2] }, {}, []],
    ['a postponement after screening', { hasil: [1], alasan: [3], skrining: [0] }, {}, []],
    ['a postponement without reason', { hasil: [1] }, {}, ['alasan']],
    ['a postponement with half a time', { hasil: [1], alasan: [2], jam: [1] }, {}, ['menit']],
    ['a postponement with a batch', { hasil: [1], alasan: [2], batch: [0] }, {}, ['hasil']],
    ['marks without a result', { lokasi: [0] }, {}, ['hasil']],
    ['one uncertain mark', {}, { hasil: [0] }, ['hasil']],
  ] as const)('%s', (_name, filled, uncertain, expected) => {
    expect(asked(readRow(marks(filled, uncertain)))).toEqual(expected);
  });

  it('say nothing of an empty row', () => {
    expect(readRow(marks({}))).toEqual({ kind: 'empty' });
  });
});
