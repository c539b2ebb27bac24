import { describe, expect, it } from 'vitest';
import { suratKinds } from '#contract/states/surat.ts';
import { letterDocument, letterTitles, type LetterInput } from '#documents/letter/letter.ts';
import { documentText } from '#tests/builders/printed.ts';

const input = (overrides: Partial<LetterInput> = {}): LetterInput => ({
  jenis: 'PERINGATAN',
  noSurat: 'SRT/VGR/2026/00007',
  tanggal: '2026-11-21',
  batas: '2026-12-05',
  uraian: 'Data peserta belum diserahkan.\nSudah diingatkan dua kali.',
  sebab: null,
  tanggalKejadian: null,
  letterhead: { name: 'PT Bio Contoh (Persero)', address: 'Jl. Pasteur 28' },
  penjual: {
    nama: 'PT Bio Contoh (Persero)',
    penandaTangan: 'Dewi Anggraini',
    jabatan: 'Direktur',
  },
  pembeli: { nama: 'PT Tirta', alamat: 'Jalan Melati 5, Bandung', penanggungJawab: 'Bagas' },
  pks: { noPKS: '007/PKS-VGR/BF/XI/2026', tanggalPKS: '2026-11-01' },
  invoice: null,
  rekening: null,
  ...overrides,
});
const textOf = (overrides?: Partial<LetterInput>) => documentText(letterDocument(input(overrides)));

describe('a letter', () => {
  it.each(suratKinds)('%s names its number, day, subject, parties and signatory', jenis => {
    const text = textOf({ jenis });
    for (const part of [
      letterTitles[jenis],
      'SRT/VGR/2026/00007',
      '21 November 2026',
      'PT Tirta',
      'Jalan Melati 5, Bandung',
      '007/PKS-VGR/BF/XI/2026',
      'Dewi Anggraini',
    ])
      expect(text).toContain(part);
  });

  it('of a breach has the clause, the facts and the last day to cure it', () => {
    const text = textOf();
    for (const part of [
      'Pasal 16 ayat (1) Lampiran I',
      'Data peserta belum diserahkan.',
      'Sudah diingatkan dua kali.',
      '14 (empat belas) hari kalender',
      '5 Desember 2026',
    ])
      expect(text).toContain(part);
  });

  it('of a termination has its ground and the last day of the agreement', () => {
    const text = textOf({ jenis: 'PENGAKHIRAN', sebab: 'PAILIT', batas: '2026-11-28' });
    for (const part of ['Pasal 15', 'dinyatakan pailit', '7 (tujuh)', '28 November 2026'])
      expect(text).toContain(part);
  });

  it('of a payment has the amounts, what remains in words and the account', () => {
    const invoice: LetterInput['invoice'] = {
      noInvoice: 'INV/VGR/2026/00003',
      noPKS: null,
      tanggalInvoice: '2026-11-01',
      hariTerakhir: '2026-11-10',
      nilaiTagihan: 2_400_000,
      dikredit: 300_000,
      dibayar: 500_000,
      penghapusan: 100_000,
      sisa: 1_500_000,
      rekeningTujuan: { bank: 'BCA', cabang: 'Bandung', nomor: '1310001', atasNama: 'PT Bio' },
    };
    const letter = { jenis: 'PENGINGAT_PEMBAYARAN', pks: null, invoice, uraian: null } as const;
    const late = textOf(letter);
    for (const part of [
      'INV/VGR/2026/00003',
      'Rp2.400.000',
      'Dikredit dengan nota\nRp300.000',
      'Rp500.000',
      'Dihapus\nRp100.000',
      'Rp1.500.000',
      'satu juta lima ratus ribu rupiah',
      '1310001 atas nama PT Bio, BCA cabang Bandung',
      'adalah 10 November 2026',
    ])
      expect(late).toContain(part);
    const early = { ...invoice, hariTerakhir: '2026-11-30' };
    expect(textOf({ ...letter, invoice: early })).toContain('jatuh pada 30 November 2026');
  });

  it('of a new account names both accounts and the first day of the new one', () => {
    const lama = { bank: 'BCA', cabang: 'Bandung', nomor: '1310001', atasNama: 'PT Bio' };
    const rekening = { lama, rekening: { ...lama, nomor: '1310009' }, mulai: '2026-12-01' };
    const text = textOf({ jenis: 'PERUBAHAN_REKENING', rekening });
    for (const part of [
      'Rekening lama\n1310001 atas nama PT Bio, BCA cabang Bandung',
      'Rekening baru\n1310009 atas nama PT Bio, BCA cabang Bandung',
      'Sejak 01 Desember 2026 semua pembayaran',
    ])
      expect(text).toContain(part);
  });

  it('without a number is a draft that computes its last day from the day it is read', () => {
    const letter = letterDocument(input({ noSurat: null, batas: null }));
    expect(letter.isDraft).toBe(true);
    expect(documentText(letter)).toContain('5 Desember 2026');
  });
});
