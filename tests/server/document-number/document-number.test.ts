import { describe, expect, it } from 'vitest';
import { parseDocumentNumber, type DocumentKind } from '#contract/core/document-number.ts';
import { transaction } from '#server/platform/db/client.ts';
import { drawDocumentNumber } from '#server/platform/document-number/index.ts';
import { useDatabase } from '#tests/server/harness/database.ts';

const database = useDatabase({ max: 20 });

const draw = (kind: DocumentKind, at: string) =>
  transaction(database.db, db => drawDocumentNumber({ db, now: new Date(at) }, kind));

describe('drawing a document number', () => {
  it('counts each kind on its own and restarts on 1 January in Jakarta', async () => {
    const lastInstant = '2026-12-31T16:59:59.999Z';
    const firstInstant = '2026-12-31T17:00:00.000Z';
    expect(await draw('invoice', lastInstant)).toBe('INV/VGR/2026/00001');
    expect(await draw('invoice', lastInstant)).toBe('INV/VGR/2026/00002');
    expect(await draw('workOrder', lastInstant)).toBe('WO/VGR/2026/00001');
    expect(await draw('invoice', firstInstant)).toBe('INV/VGR/2027/00001');
    expect(await draw('invoice', lastInstant)).toBe('INV/VGR/2026/00003');
  });

  it('goes on within a year, whatever the month', async () => {
    const [november, december] = ['2026-11-30T16:59:59Z', '2026-11-30T17:00:00Z'] as const;
    expect(await draw('order', november)).toBe('PO/VGR/2026/11/00001');
    expect(await draw('order', december)).toBe('PO/VGR/2026/12/00002');
    expect(await draw('pks', november)).toBe('001/PKS-VGR/BF/XI/2026');
    expect(await draw('pks', december)).toBe('002/PKS-VGR/BF/XII/2026');
  });

  it('returns the number when the transaction is rolled back', async () => {
    const at = '2028-05-01T00:00:00Z';
    const failed = transaction(database.db, async db => {
      expect(await drawDocumentNumber({ db, now: new Date(at) }, 'invoice')).toBe(
        'INV/VGR/2028/00001',
      );
      throw new Error('dibatalkan');
    });
    await expect(failed).rejects.toThrow('dibatalkan');
    expect(await draw('invoice', at)).toBe('INV/VGR/2028/00001');
  });

  it('has no gap and no duplicate with 50 callers at once, of whom some fail', async () => {
    const now = new Date('2029-01-01T00:00:00Z');
    const results = await Promise.allSettled(
      Array.from({ length: 50 }, (_, n) =>
        transaction(database.db, async db => {
          const number = await drawDocumentNumber({ db, now }, 'invoice');
          if (n % 3 === 0) throw new Error('dibatalkan');
          return number;
        }),
      ),
    );
    const serials = results
      .flatMap(result => (result.status === 'fulfilled' ? [result.value] : []))
      .map(number => parseDocumentNumber(number)?.serial ?? 0)
      .sort((a, b) => a - b);
    expect(serials).toEqual(Array.from({ length: 33 }, (_, n) => n + 1));
    expect(await draw('invoice', now.toISOString())).toBe('INV/VGR/2029/00034');
  });
});
