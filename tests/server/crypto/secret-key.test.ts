import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { secretKey } from '#server/platform/crypto/secret-key.ts';

it('makes one key object for each key', () => {
  const [one, other] = [randomBytes(32), randomBytes(32)];
  expect(secretKey(one)).toBe(secretKey(one));
  expect(secretKey(one).export()).toEqual(one);
  expect(secretKey(other).export()).toEqual(other);
});
