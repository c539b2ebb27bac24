import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assignRowKeys } from '#src/ui/list/rows/useRowKeys.ts';

const pageIds = fc.uniqueArray(fc.nat(30), { maxLength: 25 });

describe('the keys of rows', () => {
  it('are those of the records that were replaced, in their order', () => {
    const first = assignRowKeys(new Map(), [11, 12, 13]);
    expect([...first.values()]).toEqual([0, 1, 2]);
    expect([...assignRowKeys(first, [21, 22, 23]).values()]).toEqual([0, 1, 2]);
  });

  it('stay with a record that moves', () => {
    const first = assignRowKeys(new Map(), [11, 12, 13]);
    expect([...assignRowKeys(first, [13, 11, 14]).values()]).toEqual([2, 0, 1]);
  });

  it('are unique, stay with each record that stays, and are no more than needed', () => {
    fc.assert(
      fc.property(fc.array(pageIds, { minLength: 1, maxLength: 6 }), pages => {
        let keys = assignRowKeys(new Map(), []);
        let widest = 0;
        for (const ids of pages) {
          const next = assignRowKeys(keys, ids);
          expect([...next.keys()]).toEqual(ids);
          expect(new Set(next.values()).size).toBe(ids.length);
          for (const id of ids) if (keys.has(id)) expect(next.get(id)).toBe(keys.get(id));
          widest = Math.max(widest, ids.length);
          for (const key of next.values()) expect(key).toBeLessThan(2 * widest);
          keys = next;
        }
      }),
    );
  });
});
