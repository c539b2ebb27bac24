import { expect, it } from 'vitest';
import { priceIssues, readPriceDraft } from '#src/resources/price/priceIssues.ts';

it.each(['', '01-01', '2027-01', '0002-01-01', '2027-02-30', 'Invalid Date'])(
  'a price from the incomplete day "%s" has no effect and no issue yet',
  berlakuDari => {
    const others = [{ harga: 300_000, berlakuDari: '2021-05-18', sampaiDiisi: null }];
    const input = { harga: 310_000, berlakuDari, berlakuSampai: '' };
    expect(readPriceDraft(input)).toBeUndefined();
    expect(priceIssues(input, others, [])).toEqual({});
  },
);

it('a price from a day is read, without an end that is not complete', () => {
  const input = { harga: 310_000, berlakuDari: '2027-01-01', berlakuSampai: '2027' };
  expect(readPriceDraft(input)).toEqual({ ...input, berlakuSampai: null });
});
