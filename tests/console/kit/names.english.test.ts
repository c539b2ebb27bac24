import { expect, it } from 'vitest';
import { definition as seller } from '#src/resources/seller/definition.ts';
import { formatList } from '#src/kit/format/list.ts';

it('lists within sentences are in English', () => {
  expect(formatList(['227 new', '50 not valid', '23 rejected'])).toBe(
    '227 new, 50 not valid and 23 rejected',
  );
});

it('a version of the seller data has an English name', () => {
  const version = { id: 1, nama: 'PT Contoh', berlakuMulai: '2026-12-24' };
  expect(seller.nameOf(version as Parameters<typeof seller.nameOf>[0])).toBe(
    'PT Contoh, from 24-Des-2026',
  );
});
