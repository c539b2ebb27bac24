import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { authCalls } from '#contract/domains/auth.ts';
import { listQuery } from '#contract/core/list.ts';
import { renderedErrors } from '../../builders/rendered.ts';
import { roleInput } from '#contract/domains/role.ts';

const errors = (schema: z.ZodType, value: unknown): Record<string, string[]> => {
  const result = schema.safeParse(value);
  return renderedErrors(result.error);
};

describe('validation messages are in Indonesian, by field', () => {
  it.each([
    [{}, { name: ['Wajib diisi'], peranDasar: ['Wajib dipilih'] }],
    [
      { name: '', peranDasar: 'AM' },
      { name: ['Wajib diisi', 'Pakai huruf, angka, spasi, titik, garis bawah atau tanda hubung'] },
    ],
    [{ name: 'x'.repeat(41), peranDasar: 'AM' }, { name: ['Paling banyak 40 karakter'] }],
    [
      { name: 'Peran', peranDasar: 'RAJA' },
      { peranDasar: ['Pilih salah satu dari yang tersedia'] },
    ],
    [
      { name: 'Peran', peranDasar: 'AM', isActive: true },
      { isActive: ['Isian ini tidak dikenal'] },
    ],
    [{ name: 12, peranDasar: 'AM' }, { name: ['Isian ini tidak sesuai jenisnya'] }],
  ])('%j', (value, expected) => {
    expect(errors(roleInput, value)).toEqual(expected);
  });

  it('keeps the fixed texts of the sign-in form', () => {
    const { body } = authCalls.login;
    expect(
      errors(body ?? z.never(), { Username: ' ', Password: '', ApplicationCode: 'GTRY' }),
    ).toEqual({
      Username: ['This field is required'],
      Password: ['This field is required'],
    });
  });

  it('contain no English for any kind of issue', () => {
    const schema = z.object({
      surat: z.email(),
      situs: z.url(),
      angka: z.number().int().min(3).max(5),
      banyak: z.array(z.string()).min(1),
      kelipatan: z.number().multipleOf(5),
      tanggal: z.iso.date(),
      tulisan: z.string().regex(/^a$/),
    });
    const messages = errors(schema, {
      surat: 'x',
      situs: 'x',
      angka: 7.5,
      banyak: [],
      kelipatan: 3,
      tanggal: '31-12-2026',
      tulisan: 'b',
    });
    const allText = Object.values(messages).flat().join(' ');
    expect(allText).not.toMatch(/invalid|expected|too (small|big)|must|received|string/i);
    expect(Object.keys(messages)).toHaveLength(7);
  });
});

describe('list query', () => {
  const query = listQuery(['name', 'createdAt'], { bawaan: z.stringbool().optional() });

  it('applies defaults', () => {
    expect(query.parse({})).toEqual({
      pageNumber: 1,
      pageSize: 25,
      sortBy: 'name',
      sortOrder: 'asc',
    });
  });

  it.each([
    { pageSize: '501' },
    { pageSize: '0' },
    { pageNumber: '0' },
    { pageNumber: '1e99' },
    { sortBy: 'password' },
    { sortOrder: 'sideways' },
    { tidakAda: '1' },
    { id: ['1; drop table role'] },
  ])('rejects %j', params => {
    expect(query.safeParse(params).success).toBe(false);
  });
});
