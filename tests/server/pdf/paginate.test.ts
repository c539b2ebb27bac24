import { describe, expect, it } from 'vitest';
import { paginate, type Unit } from '#server/platform/pdf/paginate.ts';
import { fc } from '#tests/properties.ts';

const pageHeight = 100;

type Draft = Partial<Omit<Unit<string>, 'draw'>>;

const unitsOf = (drafts: readonly Draft[]): Unit<string>[] =>
  drafts.map((draft, at) => ({
    height: 10,
    space: 0,
    keepWithNext: false,
    ...draft,
    draw: `${at}`,
  }));

const layOut = (drafts: readonly Draft[]): string[] =>
  paginate(unitsOf(drafts), pageHeight).map(page => page.map(({ draw }) => draw).join(' '));

const line = { height: 30 };

describe('paginate', () => {
  it('puts what does not fit on the next page', () => {
    expect(layOut([line, line, line, line])).toEqual(['0 1 2', '3']);
  });

  it('moves a unit that stays with the next one together with it', () => {
    expect(layOut([line, line, { ...line, keepWithNext: true }, line])).toEqual(['0 1', '2 3']);
  });

  it('leaves out the space above the first unit of a page', () => {
    const units = unitsOf([
      { height: 90, space: 20 },
      { height: 90, space: 20 },
    ]);
    expect(paginate(units, pageHeight).map(([first]) => first?.y)).toEqual([0, 0]);
  });

  it('repeats the head of a table on each page, and counts its height', () => {
    const head = { height: 20, draw: 'head' };
    const row = { ...line, head };
    expect(layOut([row, row, row, line])).toEqual(['head 0 1', 'head 2 3']);
  });

  it('begins a page where it is asked to', () => {
    expect(layOut([line, { ...line, startsPage: true }, line])).toEqual(['0', '1 2']);
  });

  it('separates a group that is higher than a page, instead of losing a part of it', () => {
    const kept = { ...line, keepWithNext: true };
    expect(layOut([line, kept, kept, kept, line])).toEqual(['0 1 2', '3 4']);
  });

  const head = fc.constantFrom({ height: 8, draw: 'a' }, { height: 12, draw: 'b' }, undefined);
  const draft = fc.record({
    height: fc.integer({ min: 1, max: 60 }),
    space: fc.integer({ min: 0, max: 20 }),
    keepWithNext: fc.boolean(),
    head,
  });

  it('draws every unit once, in order, and within the page', () => {
    fc.assert(
      fc.property(fc.array(draft, { maxLength: 40 }), drafts => {
        const units = unitsOf(drafts);
        const pages = paginate(units, pageHeight);
        const drawn = pages.flat().filter(({ draw }) => draw !== 'a' && draw !== 'b');
        expect(drawn.map(({ draw }) => draw)).toEqual(units.map(({ draw }) => draw));
        const bottoms = drawn.map(({ y, draw }) => y + (units[Number(draw)]?.height ?? 0));
        expect(Math.max(0, ...bottoms)).toBeLessThanOrEqual(pageHeight);
      }),
    );
  });

  it('never separates a pair that fits on a page', () => {
    fc.assert(
      fc.property(fc.array(draft, { maxLength: 40 }), drafts => {
        // Groups of at most two units, which always fit.
        const units = unitsOf(
          drafts.map((one, at) => ({
            ...one,
            height: one.height / 2,
            keepWithNext: at % 2 === 0 && one.keepWithNext,
          })),
        );
        const pages = paginate(units, pageHeight);
        const pageOf = (draw: string) =>
          pages.findIndex(page => page.some(placed => placed.draw === draw));
        for (const [at, { keepWithNext }] of units.entries())
          if (keepWithNext && at + 1 < units.length)
            expect(pageOf(`${at}`)).toBe(pageOf(`${at + 1}`));
      }),
    );
  });
});
