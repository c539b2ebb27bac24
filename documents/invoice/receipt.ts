import type { Invoice } from '#contract/domains/invoice/record.ts';
import type { Payment, PaymentAllocation } from '#contract/domains/payment/record.ts';
import { terbilangRupiah } from '#contract/core/terbilang.ts';
import type { Letterhead, PrintedDocument } from '#contract/core/document/block.ts';
import { bold, longDay, orBlank, rupiah } from '../format.ts';

/** Amount above which a receipt bears a duty stamp (UU 10/2020, article 3). */
export const dutyStampAbove = 5_000_000;

/** Who issues a receipt, and on which day. */
export interface ReceiptIssue {
  readonly letterhead: Letterhead | null;
  readonly signatory: Pick<NonNullable<Invoice['penjual']>, 'jabatan' | 'nama' | 'penandaTangan'>;
  readonly day: string;
}

/** What a part of the money is for. */
function useOf({ jenis, noInvoice, tanggal, noReferensi }: PaymentAllocation): string {
  switch (jenis) {
    case 'TAGIHAN':
      return `Pembayaran invoice ${orBlank(noInvoice)}`;
    case 'ALIHAN':
      return `Pembayaran invoice ${orBlank(noInvoice)}, dialihkan ${longDay(tanggal)}`;
    case 'NOTA':
      return `Dikreditkan dari invoice ${orBlank(noInvoice)} ${longDay(tanggal)}, ${orBlank(noReferensi)}`;
    case 'PENGEMBALIAN':
      return `Dikembalikan kepada pembayar ${longDay(tanggal)}, nomor referensi ${orBlank(noReferensi)}`;
  }
}

/** What the money is for, part by part; what is left is an excess. */
function usesOf({ alokasi, jumlah }: Payment): (readonly [string, string])[] {
  const left = jumlah - alokasi.reduce((sum, one) => sum + one.jumlah, 0);
  return [
    ...alokasi.map(one => [useOf(one), rupiah(one.jumlah)] as const),
    ...(left > 0 ? [['Kelebihan pembayaran yang belum digunakan', rupiah(left)] as const] : []),
  ];
}

/** Returns the receipt (kuitansi) of money that was received. */
export function receiptDocument(
  payment: Payment,
  { noOrder }: Pick<Invoice, 'noOrder'>,
  { letterhead, signatory, day }: ReceiptIssue,
): PrintedDocument {
  const { jumlah, noKuitansi } = payment;
  const hasDutyStamp = jumlah > dutyStampAbove;
  const sender = [payment.namaPengirim, payment.bankPengirim].filter(Boolean).join(', ');
  return {
    title: noKuitansi ? `Kuitansi ${noKuitansi}` : 'Rancangan kuitansi',
    number: noKuitansi,
    letterhead,
    isDraft: noKuitansi === null,
    blocks: [
      { kind: 'title', text: 'KUITANSI', subtitle: `Nomor: ${orBlank(noKuitansi)}` },
      {
        kind: 'facts',
        rows: [
          { label: 'Tanggal kuitansi', value: longDay(day) },
          { label: 'Telah diterima dari', value: bold(payment.namaBHBU) },
          { label: 'Jumlah', value: bold(rupiah(jumlah)) },
          { label: 'Terbilang', value: terbilangRupiah(jumlah) },
          { label: 'Pesanan', value: orBlank(noOrder) },
          { label: 'Cara bayar', value: `Transfer bank tanggal ${longDay(payment.tanggalBayar)}` },
          ...(sender ? [{ label: 'Pengirim', value: sender }] : []),
          { label: 'Nomor referensi', value: orBlank(payment.noReferensi) },
        ],
      },
      {
        kind: 'table',
        columns: [
          { label: 'Untuk', width: 70 },
          { label: 'Jumlah', width: 30, align: 'right' },
        ],
        rows: usesOf(payment),
        totals: [['Jumlah yang diterima', rupiah(jumlah)]],
      },
      {
        kind: 'signatures',
        parties: [
          {
            role: 'Penerima',
            organization: signatory.nama,
            name: orBlank(signatory.penandaTangan),
            position: orBlank(signatory.jabatan),
            day: longDay(day),
            ...(hasDutyStamp ? { hasDutyStamp: true } : {}),
          },
        ],
      },
    ],
  };
}
