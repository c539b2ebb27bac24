import { describe, expect, it } from 'vitest';
import {
  coretaxColumns,
  countingRows,
  differencesOf,
  parseCoretaxRow,
  type CoretaxRow,
} from '#server/domains/faktur/coretax-row.ts';

const head = [
  'NPWP Pembeli / Identitas lainnya',
  'Nomor Faktur Pajak',
  'Tanggal Faktur Pajak',
  'Status Faktur',
  'Harga Jual/Penggantian/DPP',
  'DPP Nilai Lain/DPP',
  'PPN',
  'Referensi',
];
const columns = coretaxColumns(head) ?? expect.fail('no columns');
const cells = (overrides: Readonly<Record<number, string>> = {}): string[] =>
  [
    '0019876543211000',
    '04002600000000123',
    '10/11/2026',
    'APPROVED',
    '24124500',
    '22114125',
    '2653695.00',
    'INV/VGR/2026/00042/04',
  ].map((cell, at) => overrides[at] ?? cell);

const portal = {
  kode: '04',
  tanggalFaktur: '2026-11-10',
  isCancelled: false,
  dpp: 22_114_125,
  ppn: 2_653_695,
  lines: 1,
};

const parsed = (overrides?: Readonly<Record<number, string>>): CoretaxRow => {
  const row = parseCoretaxRow(cells(overrides), columns);
  return typeof row === 'string' ? expect.fail(row) : row;
};

describe('a row of the list of Coretax', () => {
  it('has a reference, a number, a day, a state and amounts', () => {
    expect(parsed()).toEqual({
      referensi: 'INV/VGR/2026/00042/04',
      nomor: '04002600000000123',
      tanggal: '2026-11-10',
      status: 'APPROVED',
      dpp: 22_114_125,
      ppn: 2_653_695,
    });
    expect(coretaxColumns(['Nomor Faktur Pajak', 'Referensi'])).toBeUndefined();
  });

  it.each([
    [{ 7: '' }, 'referensi'],
    [{ 2: 'kemarin' }, 'tanggal'],
    [{ 3: 'ENTAH' }, 'status'],
    [{ 1: '12' }, 'nomor'],
    [{ 1: '' }, 'nomor'],
  ])('says what cannot be read: %o', (overrides, expected) => {
    expect(parseCoretaxRow(cells(overrides), columns)).toBe(expected);
  });

  it('counts once for each reference, the approved one before the replaced one', () => {
    const replaced = parsed({ 3: 'AMENDED' });
    const approved = parsed({ 1: '04012600000000123' });
    expect(countingRows([approved, replaced])).toEqual([approved]);
    expect(countingRows([replaced, approved])).toEqual([approved]);
  });
});

describe('differences', () => {
  const kinds = (overrides?: Readonly<Record<number, string>>, ours = portal) =>
    differencesOf(ours, parsed(overrides)).map(({ jenis }) => jenis);

  it('are none for the same, and for a rupiah per line', () => {
    expect(kinds()).toEqual([]);
    expect(kinds({ 6: '2653696' })).toEqual([]);
    expect(kinds({ 6: '2653697' })).toEqual(['PPN']);
    expect(kinds({ 6: '2653697' }, { ...portal, lines: 2 })).toEqual([]);
  });

  it('name what differs', () => {
    expect(kinds({ 1: '03002600000000123', 2: '2026-11-11' })).toEqual(['KODE', 'TANGGAL']);
    expect(kinds({ 3: 'REJECTED' })).toEqual(['STATUS']);
    expect(kinds({}, { ...portal, isCancelled: true })).toEqual(['BATAL']);
    expect(kinds({ 5: '1' })).toEqual(['DPP']);
  });
});
