import fc from 'fast-check';
import { expect, it } from 'vitest';
import { packEncrypted, unpackEncrypted } from '#server/import/thread/packed-rows.ts';

const value = fc.option(fc.uint8Array({ maxLength: 40 }).map(bytes => Buffer.from(bytes)));
const row = fc.record({ cells: value, person: value, changedValues: value });

it('returns the values that were packed, empty ones and missing ones too', () => {
  fc.assert(
    fc.property(fc.array(row, { maxLength: 20 }), rows => {
      expect(unpackEncrypted(packEncrypted(rows))).toEqual(rows);
    }),
  );
});
