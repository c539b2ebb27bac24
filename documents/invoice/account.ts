import type { Block, Letterhead, PrintedDocument } from '#contract/core/document/block.ts';
import { movementNames } from '#contract/core/messages/id/names.ts';
import type { CompanyAccount } from '#contract/domains/company-account.ts';
import type { AgeBucket } from '#contract/domains/invoice/record.ts';
import { bold, count, longDay, longInstant, rupiah, shortDay } from '../format.ts';

/** The ages of open invoices in words, on paper and in the spreadsheet. */
export const ageNames: Readonly<Record<AgeBucket, string>> = {
  BELUM_JATUH_TEMPO: 'Belum jatuh tempo',
  '1_30': 'Lewat 1–30 hari',
  '31_60': 'Lewat 31–60 hari',
  '61_90': 'Lewat 61–90 hari',
  LEBIH_90: 'Lewat lebih dari 90 hari',
};

const right = { align: 'right' } as const;

/** An amount with its sign, in a column whose head names the currency. */
const figure = (amount: number): string => (amount < 0 ? `(${count(-amount)})` : count(amount));

const dayOrDash = (day: string | null): string => (day === null ? '–' : shortDay(day));

/** What is said of the rows that are left out; their sums have all. */
const more = (shown: number, all: number): Block[] =>
  shown < all
    ? [{ kind: 'paragraph', text: `${count(shown)} dari ${count(all)} yang ditampilkan.` }]
    : [];

function movementBlocks({ saldoAwal, bertambah, berkurang, saldoAkhir, ...rest }: CompanyAccount) {
  const { dari, sampai, mutasi } = rest;
  return [
    { kind: 'heading', text: 'Mutasi' },
    {
      kind: 'table',
      columns: [
        { label: 'Tanggal', width: 12 },
        { label: 'Mutasi', width: 45 },
        { label: 'Bertambah (Rp)', width: 14, ...right },
        { label: 'Berkurang (Rp)', width: 14, ...right },
        { label: 'Saldo (Rp)', width: 15, ...right },
      ],
      rows: [
        [shortDay(dari), bold('Saldo awal'), '', '', figure(saldoAwal)],
        ...mutasi.map(({ jenis, tanggal, noInvoice, noReferensi, nilai, perubahan, saldo }) => [
          shortDay(tanggal),
          [
            `${movementNames[jenis]} ${noInvoice ?? ''}`,
            perubahan === 0 ? rupiah(nilai) : null,
            noReferensi,
          ]
            .filter(Boolean)
            .join(', '),
          perubahan > 0 ? count(nilai) : '',
          perubahan < 0 ? count(nilai) : '',
          figure(saldo),
        ]),
      ],
      totals: [
        [shortDay(sampai), 'Saldo akhir', count(bertambah), count(berkurang), figure(saldoAkhir)],
      ],
    },
  ] satisfies Block[];
}

function openBlocks({ belumLunas, umur }: CompanyAccount, per: string): Block[] {
  const heading: Block = { kind: 'heading', text: `Invoice yang belum lunas per ${per}` };
  if (belumLunas.banyak === 0) {
    return [heading, { kind: 'paragraph', text: 'Tidak ada invoice yang belum lunas.' }];
  }
  return [
    heading,
    {
      kind: 'table',
      columns: [
        { label: 'Nomor invoice', width: 28 },
        { label: 'Tanggal', width: 16 },
        { label: 'Jatuh tempo', width: 16 },
        { label: 'Hari lewat', width: 10, ...right },
        { label: 'Tagihan (Rp)', width: 15, ...right },
        { label: 'Sisa (Rp)', width: 15, ...right },
      ],
      rows: belumLunas.baris.map(row => [
        row.noInvoice ?? '–',
        dayOrDash(row.tanggalInvoice),
        dayOrDash(row.hariTerakhir),
        row.hariLewat === 0 ? '' : count(row.hariLewat),
        count(row.nilaiTagihan - row.dikredit),
        count(row.sisa),
      ]),
      totals: [['Jumlah', '', '', '', '', count(belumLunas.jumlah)]],
    },
    ...more(belumLunas.baris.length, belumLunas.banyak),
    {
      kind: 'table',
      columns: [
        { label: 'Umur', width: 60 },
        { label: 'Invoice', width: 15, ...right },
        { label: 'Sisa (Rp)', width: 25, ...right },
      ],
      rows: umur.map(one => [ageNames[one.umur], count(one.banyak), count(one.jumlah)]),
    },
  ];
}

function creditBlocks({ kelebihan }: CompanyAccount): Block[] {
  if (kelebihan.banyak === 0) return [];
  return [
    { kind: 'heading', text: 'Kelebihan bayar yang belum dipakai' },
    {
      kind: 'table',
      columns: [
        { label: 'Tanggal bayar', width: 18 },
        { label: 'Pembayaran untuk', width: 26 },
        { label: 'Nomor referensi', width: 24 },
        { label: 'Dibayar (Rp)', width: 16, ...right },
        { label: 'Belum dipakai (Rp)', width: 16, ...right },
      ],
      rows: kelebihan.baris.map(row => [
        shortDay(row.tanggalBayar),
        row.noInvoice ?? '–',
        row.noReferensi ?? '–',
        count(row.jumlah),
        count(row.sisa),
      ]),
      totals: [['Jumlah', '', '', '', count(kelebihan.jumlah)]],
    },
    ...more(kelebihan.baris.length, kelebihan.banyak),
  ];
}

/** Returns the statement of a company's account. It shows the figures of the moment and is not filed. */
export function accountDocument(
  account: CompanyAccount,
  letterhead: Letterhead | null,
): PrintedDocument {
  const { namaBHBU, invoiceAccount, dari, sampai, belumLunas, kelebihan, saldoKini } = account;
  const per = longInstant(account.dibuat);
  return {
    title: `Rekening pelanggan ${namaBHBU}, ${shortDay(dari)} sampai ${shortDay(sampai)}`,
    number: null,
    letterhead,
    isDraft: false,
    blocks: [
      { kind: 'title', text: 'REKENING PELANGGAN', subtitle: `Per ${per}` },
      {
        kind: 'facts',
        rows: [
          { label: 'Perusahaan', value: bold(namaBHBU) },
          ...(invoiceAccount ? [{ label: 'Akun pelanggan', value: invoiceAccount }] : []),
          { label: 'Jangka', value: `${longDay(dari)} sampai ${longDay(sampai)}` },
        ],
      },
      ...movementBlocks(account),
      ...openBlocks(account, per),
      ...creditBlocks(account),
      { kind: 'heading', text: `Saldo per ${per}` },
      {
        kind: 'facts',
        rows: [
          { label: 'Invoice yang belum lunas', value: rupiah(belumLunas.jumlah) },
          { label: 'Kelebihan bayar', value: rupiah(kelebihan.jumlah) },
          {
            label: saldoKini < 0 ? 'Saldo untuk perusahaan' : 'Yang masih harus dibayar',
            value: bold(rupiah(Math.abs(saldoKini))),
          },
        ],
      },
      {
        kind: 'paragraph',
        text: `Menurut catatan portal per ${per}. Pembayaran yang belum diverifikasi belum termasuk.`,
      },
    ],
  };
}
