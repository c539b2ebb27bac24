import { movementNames } from '#contract/core/messages/id/names.ts';
import { fillPath } from '#contract/core/path.ts';
import {
  companyAccountCalls,
  type CompanyAccount,
  type Movement,
} from '#contract/domains/company-account.ts';
import { longInstant, shortDay } from '#documents/format.ts';
import { ageNames } from '#documents/invoice/account.ts';
import { exportWorkbook } from '#server/platform/audit/export-workbook.ts';
import { withoutTransaction, type Context, type Handlers } from '#server/platform/context.ts';
import { issueExportTicket } from '#server/platform/files/export-queue.ts';
import { message } from '#server/platform/messages/message.ts';
import type {
  CellValue,
  WriteColumn,
  WriteSheet,
} from '#server/platform/spreadsheet/write-workbook.ts';
import { getCompanyAccount, readCompanyAccount } from './account.ts';

const date = (header: string): WriteColumn => ({ header, width: 14, kind: 'date' });
const amount = (header: string): WriteColumn => ({ header, width: 18, kind: 'number' });
const text = (header: string, width: number): WriteColumn => ({ header, width, kind: 'text' });

const movementCells = ({
  tanggal,
  jenis,
  noInvoice,
  noReferensi,
  nilai,
  perubahan,
  saldo,
}: Movement): CellValue[] => [
  tanggal,
  movementNames[jenis],
  noInvoice,
  noReferensi,
  perubahan > 0 ? nilai : null,
  perubahan < 0 ? nilai : null,
  perubahan === 0 ? nilai : null,
  saldo,
];

/** The movements between the opening and the closing balance. */
function movementSheet({
  dari,
  sampai,
  saldoAwal,
  saldoAkhir,
  mutasi,
}: CompanyAccount): WriteSheet {
  const balance = (day: string, name: string, saldo: number): CellValue[] => [
    ...[day, name, null, null, null, null, null],
    saldo,
  ];
  return {
    name: 'Mutasi',
    columns: [
      date('Tanggal'),
      text('Mutasi', 34),
      text('Nomor invoice', 22),
      text('Nomor referensi', 22),
      amount('Bertambah (Rp)'),
      amount('Berkurang (Rp)'),
      amount('Dialihkan (Rp)'),
      amount('Saldo (Rp)'),
    ],
    rows: [
      balance(dari, 'Saldo awal', saldoAwal),
      ...mutasi.map(movementCells),
      balance(sampai, 'Saldo akhir', saldoAkhir),
    ],
  };
}

const openSheet = ({ belumLunas }: CompanyAccount): WriteSheet => ({
  name: 'Belum lunas',
  columns: [
    text('Nomor invoice', 22),
    date('Tanggal'),
    date('Jatuh tempo'),
    { header: 'Hari lewat', width: 11, kind: 'number' },
    text('Umur', 26),
    amount('Tagihan (Rp)'),
    amount('Dikredit (Rp)'),
    amount('Sisa (Rp)'),
  ],
  rows: belumLunas.baris.map(row => [
    row.noInvoice,
    row.tanggalInvoice,
    row.hariTerakhir,
    row.hariLewat,
    row.umur && ageNames[row.umur],
    row.nilaiTagihan,
    row.dikredit,
    row.sisa,
  ]),
});

const creditSheet = (ctx: Context, { kelebihan }: CompanyAccount): WriteSheet => ({
  name: 'Kelebihan bayar',
  columns: [
    date('Tanggal bayar'),
    text('Nomor invoice', 22),
    text('Nomor referensi', 22),
    text('Status', 20),
    amount('Pembayaran (Rp)'),
    amount('Belum dipakai (Rp)'),
  ],
  rows: kelebihan.baris.map(row => [
    row.tanggalBayar,
    row.noInvoice,
    row.noReferensi,
    ctx.render(message(`payment.state.${row.status}`)),
    row.jumlah,
    row.sisa,
  ]),
});

/** What the other sheets are about, and the balance of the moment by the age of the invoices. */
function summarySheet(account: CompanyAccount): WriteSheet {
  const { namaBHBU, invoiceAccount, dari, sampai, dibuat, umur, belumLunas, kelebihan } = account;
  return {
    name: 'Keterangan',
    columns: [text('Keterangan', 36), text('Isi', 40), amount('Jumlah (Rp)')],
    rows: [
      ['Perusahaan', namaBHBU, null],
      ['Akun pelanggan', invoiceAccount, null],
      ['Jangka', `${shortDay(dari)} sampai ${shortDay(sampai)}`, null],
      ['Per', longInstant(dibuat), null],
      ...umur.map(one => [ageNames[one.umur], `${one.banyak} invoice`, one.jumlah]),
      ['Invoice yang belum lunas', `${belumLunas.banyak} invoice`, belumLunas.jumlah],
      ['Kelebihan bayar yang belum dipakai', `${kelebihan.banyak} pembayaran`, -kelebihan.jumlah],
      ['Saldo sekarang', null, account.saldoKini],
    ],
  };
}

export const exportHandlers = {
  export: withoutTransaction(async (ctx, { params: { id }, query: { dari, sampai } }) => {
    const account = await readCompanyAccount(ctx, id, { dari, sampai });
    return await exportWorkbook(ctx, {
      resource: 'invoice',
      fileName: `RekeningPelanggan-${id}-${account.dari}-${account.sampai}.xlsx`,
      count: () => Promise.resolve(account.mutasi.length),
      filters: { idBHBU: id, dari: account.dari, sampai: account.sampai },
      sheets: [
        movementSheet(account),
        openSheet(account),
        creditSheet(ctx, account),
        summarySheet(account),
      ],
    });
  }),

  exportTicket: async (ctx, { params: { id }, body }) => {
    // Refuses here what the browser could not show of the download.
    await getCompanyAccount(ctx, id, body.kueri);
    return await issueExportTicket(
      ctx,
      fillPath(companyAccountCalls.export.path, { id }),
      body.kueri,
    );
  },
} satisfies Partial<Handlers<typeof companyAccountCalls>>;
