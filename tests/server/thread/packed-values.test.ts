import { expect, it } from 'vitest';
import { packValues, unpackValues } from '#server/platform/thread/packed-values.ts';
import { fc } from '#tests/properties.ts';

const value = fc.option(fc.uint8Array({ maxLength: 40 }).map(bytes => Buffer.from(bytes)));

it('returns the values that were packed, empty ones and missing ones too', () => {
  fc.assert(
    fc.property(fc.array(value, { maxLength: 20 }), values => {
      expect(unpackValues(packValues(values))).toEqual(values);
    }),
  );
});
