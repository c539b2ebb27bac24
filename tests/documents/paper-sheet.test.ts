import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bubble,
  bubbleCentre,
  bubbleGroupNames,
  bubbleGroups,
  fiducial,
  fiducials,
  groupSpan,
  page,
  qrBox,
  qrQuietZone,
  remarks,
  rowText,
  rowsPerPage,
  tick,
  tickColumns,
  type Point,
} from '#documents/paper-sheet/geometry.ts';
import { pageCode, readPageCode } from '#documents/paper-sheet/page-code.ts';

/** Every bubble of a page. */
const bubbles: readonly Point[] = Array.from({ length: rowsPerPage }, (_, row) =>
  bubbleGroupNames.flatMap(group =>
    Array.from({ length: bubbleGroups[group] }, (_unused, choice) =>
      bubbleCentre(row, group, choice),
    ),
  ),
).flat();

describe('the layout of a page', () => {
  it('has paper between any two bubbles, from which the reader takes the light', () => {
    const apart = bubbles.flatMap((one, at) =>
      bubbles.slice(at + 1).map(other => Math.hypot(one.x - other.x, one.y - other.y)),
    );
    const least = apart.reduce((one, other) => Math.min(one, other));
    expect(least).toBeGreaterThan(2 * bubble.radius + 0.8);
  });

  it('has all bubbles within the corners, beside names and remarks, and away from the marks of the rows', () => {
    const [first, , last] = fiducials;
    for (const { x, y } of bubbles) {
      expect(y).toBeGreaterThan(first.y + fiducial.size);
      expect(y).toBeLessThan(last.y - fiducial.size);
      expect(x - bubble.radius).toBeGreaterThan(rowText.name + rowText.width);
      expect(x + bubble.radius).toBeLessThan(remarks.left);
    }
    expect(remarks.right).toBeLessThan(tickColumns.right - tick.width - 2);
  });

  it('has its corners on the paper that every printer reaches, and a quiet code beside them', () => {
    for (const { x, y } of fiducials) {
      expect(Math.min(x, page.width - x, y, page.height - y) - fiducial.size / 2).toBeGreaterThan(
        5,
      );
    }
    const [, corner] = fiducials;
    expect(qrBox.x + qrBox.width + qrQuietZone).toBeLessThan(corner.x - fiducial.size / 2);
    expect(qrBox.y - qrQuietZone).toBeGreaterThan(0);
    const firstRow = Math.min(...bubbles.map(({ y }) => y));
    expect(qrBox.y + qrBox.height + qrQuietZone).toBeLessThan(firstRow - bubble.radius);
  });

  it('has the heading of each group above its bubbles alone', () => {
    for (const [at, group] of bubbleGroupNames.entries()) {
      const next = bubbleGroupNames[at + 1];
      const { right } = groupSpan(group, bubbleGroups[group]);
      if (next) expect(groupSpan(next, 1).left).toBeGreaterThan(right);
    }
  });
});

describe('the code of a page', () => {
  it('says the sheet and the page, in characters that take little room', () => {
    fc.assert(
      fc.property(fc.uuid(), fc.integer({ min: 1, max: 50 }), (id, halaman) => {
        const code = pageCode({ id, halaman });
        expect(code).toMatch(/^[0-9A-Z:]+$/);
        expect(readPageCode(code)).toEqual({ id, halaman });
      }),
    );
  });

  it('is not read when a character is wrong, nor from codes of something else', () => {
    const code = pageCode({ id: randomUUID(), halaman: 3 });
    fc.assert(
      fc.property(
        fc.nat(code.length - 1),
        fc.constantFrom(...Array.from('0123456789ABCDEF:')),
        (at, char) => {
          const changed = code.slice(0, at) + char + code.slice(at + 1);
          expect(changed === code ? undefined : readPageCode(changed)).toBeUndefined();
        },
      ),
    );
    for (const other of ['', 'https://contoh.invalid', code.toLowerCase(), `${code} `]) {
      expect(readPageCode(other)).toBeUndefined();
    }
  });
});
