import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Calls } from '#contract/endpoint.ts';
import { calls } from '#contract/index.ts';
import { z } from '#contract/zod.ts';
import { createAnswerCopy } from '#server/http/answer-copy.ts';
import { valueOf } from './schema-values.ts';

const secret = { rahasia: '3171234567890001' };

describe('the copy of an answer', () => {
  it.each(
    Object.values<Calls>(calls).flatMap(domain =>
      Object.values(domain).map(({ method, path, answer }) => ({ method, path, answer })),
    ),
  )('of $method $path is what its schema parses', ({ answer }) => {
    const copy = createAnswerCopy(answer);
    let valid = 0;
    fc.assert(
      fc.property(valueOf(answer, secret), value => {
        const parsed = answer.safeParse(value);
        if (!parsed.success) return;
        valid += 1;
        const text = JSON.stringify(copy(value));
        expect(text).toBe(JSON.stringify(parsed.data));
      }),
      { numRuns: 60, seed: 20_301 },
    );
    expect(valid).toBeGreaterThan(0);
  });

  const record = z.object({
    id: z.int(),
    nama: z.string().nullable(),
    lokasi: z.object({ kota: z.string() }).nullable(),
    rincian: z.array(z.object({ n: z.int().optional() })),
  });
  const copy = createAnswerCopy(record);
  const valid = { id: 1, nama: null, lokasi: { kota: 'Depok' }, rincian: [{ n: 2 }, {}] };

  it('has no key that the schema does not name, at any depth', () => {
    const [first] = valid.rincian;
    const value = {
      ...secret,
      ...valid,
      lokasi: { ...valid.lokasi, ...secret },
      rincian: [{ ...first, ...secret }, secret],
    };
    expect(copy(value)).toEqual(valid);
    expect(JSON.stringify(copy(value))).not.toContain('rahasia');
  });

  it.each([
    ['an object in place of a text', { ...valid, nama: secret }],
    ['a list in place of a text', { ...valid, nama: [secret] }],
    ['a list in place of an object', { ...valid, lokasi: [secret] }],
    ['an object in place of a list', { ...valid, rincian: secret }],
    ['a text in place of a number', { ...valid, id: '1' }],
    ['a number that JSON does not have', { ...valid, id: Number.NaN }],
    ['a missing value', { ...valid, nama: undefined }],
    ['nothing', undefined],
  ])('rejects %s', (_name, value) => {
    expect(() => copy(value)).toThrow(z.ZodError);
  });

  it('parses what a schema may change or choose', () => {
    const changing = z.object({
      nama: z.string().trim(),
      jumlah: z.int().default(3),
      isi: z.union([z.string(), z.object({ teks: z.string() })]),
      kode: z.string().transform(text => text.toUpperCase()),
      hitungan: z.record(z.string(), z.object({ n: z.int() })),
    });
    const value = {
      nama: ' Siti ',
      isi: { teks: 'a', ...secret },
      kode: 'ab',
      hitungan: { satu: { n: 1, ...secret } },
    };
    expect(createAnswerCopy(changing)(value)).toEqual({
      nama: 'Siti',
      jumlah: 3,
      isi: { teks: 'a' },
      kode: 'AB',
      hitungan: { satu: { n: 1 } },
    });
    const strict = createAnswerCopy(z.object({ dalam: z.strictObject({ a: z.int() }) }));
    expect(() => strict({ dalam: { a: 1, ...secret } })).toThrow(z.ZodError);
  });

  it('accepts a schema that contains itself', () => {
    const tree = z.object({
      nama: z.string(),
      get anak() {
        return z.array(tree);
      },
    });
    const value = { nama: 'a', anak: [{ nama: 'b', anak: [], ...secret }] };
    expect(createAnswerCopy(tree)(value)).toEqual({ nama: 'a', anak: [{ nama: 'b', anak: [] }] });
  });
});
