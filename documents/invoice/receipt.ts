import type { Invoice } from '#contract/domains/invoice/record.ts';
import type { Payment } from '#contract/domains/payment/record.ts';
import { terbilangRupiah } from '#contract/core/terbilang.ts';
import type { PrintedDocument } from '#contract/core/document/block.ts';
import { bold, longDay, orBlank, rupiah } from '../format.ts';

/** Amount above which a receipt bears a duty stamp (UU 10/2020, article 3). */
export const dutyStampAbove = 5_000_000;

/** Returns the receipt (kuitansi) of a verified payment. */
export function receiptDocument(payment: Payment, invoice: Invoice): PrintedDocument {
  const { penjual } = invoice;
  const hasDutyStamp = payment.jumlah > dutyStampAbove;
  const number = `KW/${payment.id}/${orBlank(invoice.noInvoice)}`;
  return {
    title: `Kuitansi ${number}`,
    number,
    letterhead: penjual && { name: penjual.nama, address: penjual.alamat },
    isDraft: false,
    blocks: [
      { kind: 'title', text: 'KUITANSI', subtitle: `Nomor: ${number}` },
      {
        kind: 'facts',
        rows: [
          { label: 'Telah diterima dari', value: bold(payment.namaBHBU) },
          { label: 'Jumlah', value: bold(rupiah(payment.jumlah)) },
          { label: 'Terbilang', value: terbilangRupiah(payment.jumlah) },
          {
            label: 'Untuk pembayaran',
            value: `Invoice ${orBlank(invoice.noInvoice)} atas pesanan ${orBlank(invoice.noOrder)}`,
          },
          { label: 'Tanggal bayar', value: longDay(payment.tanggalBayar) },
          { label: 'Cara bayar', value: paymentKinds[payment.jenis] },
          { label: 'Nomor referensi', value: orBlank(payment.noReferensi) },
        ],
      },
      {
        kind: 'signatures',
        parties: [
          {
            role: 'Penerima',
            organization: penjual?.nama ?? '',
            name: orBlank(penjual?.penandaTangan),
            position: orBlank(penjual?.jabatan),
            ...(hasDutyStamp ? { hasDutyStamp: true } : {}),
          },
        ],
      },
    ],
  };
}

const paymentKinds: Readonly<Record<Payment['jenis'], string>> = {
  TRANSFER: 'Transfer bank',
  BUKTI_POTONG: 'Bukti pemotongan PPh',
  SSP_PPN: 'Setoran PPN oleh pemungut (SSP)',
};
