import { describe, expect, it } from 'vitest';
import {
  documentKinds,
  formatDocumentNumber,
  parseDocumentNumber,
} from '#contract/core/document-number.ts';
import { fc } from '#tests/properties.ts';

describe('document number', () => {
  it.each([
    ['order', '2026-11-22', 7, 'PO/VGR/2026/11/00007'],
    ['pks', '2026-11-22', 7, '007/PKS-VGR/BF/XI/2026'],
    ['pks', '2027-01-01', 1000, '1000/PKS-VGR/BF/I/2027'],
    ['invoice', '2026-04-01', 99_999, 'INV/VGR/2026/99999'],
    ['invoice', '2026-04-01', 100_000, 'INV/VGR/2026/100000'],
    ['workOrder', '2026-12-31', 12, 'WO/VGR/2026/00012'],
  ] as const)('of %s on %s with serial %i is %s', (kind, day, serial, text) => {
    expect(formatDocumentNumber(kind, day, serial)).toBe(text);
  });

  it('is read back, whatever the case and the spaces around it', () => {
    const anyDay = fc
      .record({
        year: fc.integer({ min: 2021, max: 2099 }),
        month: fc.integer({ min: 1, max: 12 }),
      })
      .map(({ year, month }) => `${year}-${String(month).padStart(2, '0')}-15`);
    fc.assert(
      fc.property(
        fc.constantFrom(...documentKinds),
        anyDay,
        fc.integer({ min: 1, max: 9_999_999 }),
        (kind, day, serial) => {
          const text = formatDocumentNumber(kind, day, serial);
          const showsMonth = kind === 'order' || kind === 'pks';
          const expected = {
            kind,
            year: Number(day.slice(0, 4)),
            month: showsMonth ? Number(day.slice(5, 7)) : null,
            serial,
          };
          expect(parseDocumentNumber(text)).toEqual(expected);
          expect(parseDocumentNumber(` ${text.toLowerCase()} `)).toEqual(expected);
        },
      ),
    );
  });

  it.each([
    '',
    'INV/VGR/2026/00000',
    'INV/VGR/2026/17',
    'INV/VGR/2026/000017',
    'INV/VGR/26/00017',
    'PO/VGR/2026/13/00001',
    '007/PKS-VGR/BF/XIII/2026',
    '007/PKS-VGR/BF/IIII/2026',
    'INV/VGR/2026/00017/1',
  ])('%j is none', text => {
    expect(parseDocumentNumber(text)).toBeUndefined();
  });
});
