import { describe, expect, it } from 'vitest';
import type { ShippableLine, UsableBatch } from '#contract/domains/work-order/record.ts';
import {
  batchNote,
  firstBatch,
  nextRow,
  suggestRows,
} from '#src/resources/workOrder/form/lineRules.ts';

const early: UsableBatch = { id: 1, nomor: 'A-1', kedaluwarsa: '2030-03-31', sisa: 100 };
const late: UsableBatch = { id: 2, nomor: 'B-1', kedaluwarsa: '2030-09-30', sisa: 500 };
const batches = new Map([
  [7, [early, late]],
  [8, [early, late]],
]);

describe('the suggested rows', () => {
  it('take the batch that expires first, which lines of one product share', () => {
    const rows = suggestRows(
      [
        { idDetail: 7, doses: 80 },
        { idDetail: 8, doses: 50 },
      ],
      batches,
    );
    expect(rows.map(({ idDetail, idBatch, qtyKirim }) => [idDetail, idBatch, qtyKirim])).toEqual([
      ['7', '1', '80'],
      ['8', '1', '20'],
      ['8', '2', '30'],
    ]);
  });

  it('have a row without a batch for doses that no batch covers, and keep entered numbers', () => {
    const earlier = [{ idDetail: '7', psNumber: 'SJ-1', noKarton: 'K-1' }];
    const rows = suggestRows([{ idDetail: 7, doses: 650 }], batches, earlier);
    expect(rows).toMatchObject([
      { idBatch: '1', qtyKirim: '100', psNumber: 'SJ-1', noKarton: 'K-1' },
      { idBatch: '2', qtyKirim: '500', psNumber: '' },
      { idBatch: '', qtyKirim: '50', psNumber: '' },
    ]);
  });
});

describe('a new row', () => {
  const line = { idDetail: 7, terbuka: 150 } as ShippableLine;

  it('takes the doses that are still open from the batch that expires first', () => {
    const rows = [{ idDetail: '7', idBatch: '1', qtyKirim: '100' }];
    expect(nextRow([line], rows, batches)).toMatchObject({
      idDetail: '7',
      idBatch: '2',
      qtyKirim: '50',
    });
    expect(nextRow([line], [], batches)).toMatchObject({ idBatch: '1', qtyKirim: '100' });
    expect(firstBatch(8, rows, batches)).toBe('2');
  });
});

describe('the note of a row', () => {
  const row = (idBatch: string, qtyKirim: string) => ({ idDetail: '7', idBatch, qtyKirim });

  it('warns of a batch with too few doses, and of one that does not expire first', () => {
    const tooMany = row('1', '101');
    expect(batchNote(tooMany, [tooMany], batches)).toEqual({ kind: 'left', batch: early });
    const later = row('2', '50');
    expect(batchNote(later, [later], batches)).toEqual({ kind: 'earlier', batch: early });
    expect(batchNote(later, [later, row('1', '100')], batches)).toBeUndefined();
  });
});
