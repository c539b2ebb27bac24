import { readXlsx } from 'hucre/xlsx';
import { expect, it } from 'vitest';
import { z } from '#contract/core/zod.ts';
import { sheetFormats } from '#contract/core/values/sheet.ts';
import { rowsSheet } from '#src/kit/export/rowsSheet.ts';
import { buildWorkbook } from '#src/kit/export/workbook.ts';
import type { AnyRecord, ResourceSpec } from '#src/kit/resource/definition.ts';
import { resolveField } from '#src/kit/resource/resourceField.ts';

const words: Readonly<Record<string, string>> = {
  'resources.x.fields.nama': 'Pembayaran',
  'resources.x.fields.jumlah': 'Jumlah',
  'resources.x.fields.tanggal': 'Tanggal',
  'resources.x.fields.diubah': 'Diubah',
  'resources.x.fields.kirim': 'Kiriman',
  'resources.x.fields.suhu': 'Suhu',
  'resources.x.fields.status': 'Status',
  'resources.x.fields.aktif': 'Aktif',
  'resources.x.fields.hp': 'HP',
  'resources.x.fields.nik': 'NIK',
  'resources.x.fields.rekening': 'Rekening',
  'resources.x.kirim.unit': 'dosis',
  'resources.x.suhu.unit': '°C',
  'resources.x.status.LUNAS': 'Lunas',
  'common.yes': 'Ya',
  'common.no': 'Tidak',
};
const translate = (key: string, values?: Record<string, unknown>): string => {
  const fallback: unknown = values?.['_'];
  return words[key] ?? (typeof fallback === 'string' ? fallback : key);
};

const definition = {
  name: 'x',
  record: z.object({
    jumlah: z.number().meta({ input: 'money' }),
    tanggal: z.iso.date(),
    diubah: z.iso.datetime(),
    kirim: z.number(),
    suhu: z.number().meta({ input: 'decimal' }),
    status: z.enum(['LUNAS']),
    aktif: z.boolean(),
    hp: z.string().meta({ input: 'phone' }),
    nik: z.string().meta({ input: 'identity' }),
    rekening: z.string().meta({ input: 'code' }),
  }),
  nameOf: () => 'Draf 7',
  fields: {
    nama: { value: () => 'Rp 7.719.840, 28-Nov-2026', exportedAs: ['jumlah', 'tanggal'] },
  },
} as unknown as ResourceSpec;

const record = {
  id: 1,
  jumlah: 7_719_840,
  tanggal: '2026-11-28',
  diubah: '2026-11-28T17:30:00Z',
  kirim: 1500,
  suhu: 4.5,
  status: 'LUNAS',
  aktif: false,
  hp: '+6281234567890',
  nik: '3273056010900009',
  rekening: '0012003400',
};

/** Builds the file of some columns, and returns its first sheet. */
async function exported(sources: readonly string[], records: readonly AnyRecord[]) {
  const fields = sources.map(source => resolveField(definition, source));
  const file = await buildWorkbook([rowsSheet('X', definition, fields, records, translate)]);
  const { sheets } = await readXlsx(new Uint8Array(await file.arrayBuffer()), { readStyles: true });
  return sheets[0];
}

it('an exported list has numbers and dates that Excel sums and sorts, and words as shown', async () => {
  const sheet = await exported(
    ['nama', 'jumlah', 'diubah', 'kirim', 'suhu', 'status', 'aktif', 'hp', 'nik', 'rekening'],
    [record],
  );
  expect(sheet?.rows[0]).toEqual([
    'Jumlah (Rp)',
    'Tanggal',
    'Diubah (WIB)',
    'Kiriman (dosis)',
    'Suhu (°C)',
    'Status',
    'Aktif',
    'HP',
    'NIK',
    'Rekening',
  ]);
  expect(sheet?.rows[1]?.slice(0, 7)).toEqual([
    7_719_840,
    new Date('2026-11-28T00:00:00Z'),
    new Date('2026-11-29T00:30:00Z'),
    1500,
    4.5,
    'Lunas',
    'Tidak',
  ]);
  const [phone, nik, account] = sheet?.rows[1]?.slice(7) ?? [];
  expect(phone).toEqual(expect.any(String));
  expect(nik).toContain('••');
  expect(account).toBe('0012003400');
  const { money, date, instant, number, decimal, text } = sheetFormats;
  expect(sheet?.rows[0]?.map((_, at) => sheet.cells?.get(`1,${at}`)?.style?.numFmt)).toEqual([
    money,
    date,
    instant,
    number,
    decimal,
    text,
    text,
    text,
    text,
    text,
  ]);
  expect(sheet?.cells?.get('0,0')?.style?.font?.bold).toBe(true);
  expect(sheet?.autoFilter?.range).toBe('A1:J2');
});

it('a record without a value in the first column has its name there', async () => {
  const sheet = await exported(
    ['rekening', 'jumlah'],
    [{ ...record, rekening: null, jumlah: null }],
  );
  expect(sheet?.rows[1]?.[0]).toBe('Draf 7');
  expect(sheet?.rows[1]?.[1] ?? null).toBeNull();
});
