import { describe, expect, it } from 'vitest';
import { z } from '#contract/core/zod.ts';
import type { ResourceSpec } from '#src/kit/resource/definition.ts';
import { definition as bhbu } from '#src/resources/bhbu/definition.ts';
import { definition as faskes } from '#src/resources/faskes/definition.ts';
import { allPeserta } from '#src/resources/peserta/definition.ts';
import { isShortField, resolveField } from '#src/kit/resource/resourceField.ts';

const definition = {
  name: 'contoh',
  fields: { nik: { Input: () => null }, lahir: { Input: () => null } },
  input: z.object({
    nama: z.string().max(120),
    satuan: z.string().max(20),
    alamat: z.string().max(40).meta({ input: 'multiline' }),
    lahir: z.iso.date(),
    jumlah: z.int(),
    jenis: z.enum(['A', 'B']),
    telp: z.string().max(200).meta({ input: 'phone' }),
    kota: z.string().max(5).meta({ input: 'lookup:kabKota' }),
    nik: z.string().max(16).meta({ input: 'identity' }),
    setuju: z.boolean(),
  }),
} as unknown as ResourceSpec;

describe('the width of an input', () => {
  it.each(['satuan', 'lahir', 'jumlah', 'jenis', 'telp'])('is half a form for %s', source => {
    expect(isShortField(resolveField(definition, source))).toBe(true);
  });

  it.each(['nama', 'alamat', 'kota', 'nik', 'setuju'])('is the whole form for %s', source => {
    expect(isShortField(resolveField(definition, source))).toBe(false);
  });

  it.each([
    [faskes, ['lat', 'lng', 'namaPIC', 'noHP']],
    [bhbu, ['nib', 'noSIUP', 'kodePos', 'telp']],
    [allPeserta, ['kecamatan', 'kelurahan', 'kodePos']],
  ] as const)('is half the form of $name for its short fields', (spec, sources) => {
    const isHalf = (source: string) => isShortField(resolveField(spec, source));
    expect(sources.filter(source => !isHalf(source))).toEqual([]);
  });
});
