import { and, eq, isNull } from 'drizzle-orm';
import { voucherCalls } from '#contract/domains/voucher/calls.ts';
import { formatCode } from '#contract/domains/voucher/code.ts';
import {
  withoutTransaction,
  type Context,
  type Handler,
  type Handlers,
} from '#server/platform/context.ts';
import { faskes, peserta, voucher, voucherTransaction } from '#server/platform/db/schema/index.ts';
import { issueExportTicket } from '#server/platform/files/export-queue.ts';
import { dateTimeInJakarta, dayInJakarta } from '#server/platform/jakarta-day.ts';
import { message } from '#server/platform/messages/message.ts';
import { exportRecords, type ExportColumn } from '#server/platform/record/index.ts';
import { transactionRecords } from '../transaction/records.ts';
import { page, withoutCode } from './list.ts';

/** Starts the select of vouchers with their holders, as far as the caller may see them. */
const selectExported = ({ db, scope, user }: Context) =>
  db
    .select({
      id: voucher.id,
      code: voucher.code,
      status: voucher.status,
      bhbuName: voucherTransaction.bhbuName,
      validUntil: voucher.validUntil,
      nik: peserta.nikMask,
      nama: peserta.nama,
      namaFaskes: faskes.namaFaskes,
      usedAt: voucher.usedAt,
    })
    .from(voucher)
    .leftJoin(voucherTransaction, eq(voucherTransaction.id, voucher.VoucherTransactionId))
    .leftJoin(faskes, eq(faskes.id, voucher.idFaskes))
    .leftJoin(
      peserta,
      and(
        eq(peserta.id, voucher.idPeserta),
        isNull(peserta.deletedAt),
        scope === 'all' ? undefined : eq(peserta.bhbuId, user.bhbuId ?? 0),
      ),
    )
    .$dynamic();

type ExportedRow = Awaited<ReturnType<typeof selectExported>>[number];

/** A time in Jakarta as `YYYY-MM-DD HH:MM`. */
const toTimeCell = (time: string | null): string | null =>
  time && dateTimeInJakarta(new Date(time)).slice(0, 16).replace('T', ' ');

const columns: readonly ExportColumn<ExportedRow>[] = [
  { header: 'Kode', width: 24, of: row => formatCode(row.code) },
  {
    header: 'Status',
    width: 16,
    of: (row, ctx) => ctx.render(message(`voucher.state.${row.status}`)),
  },
  { header: 'BHBU', width: 36, of: row => row.bhbuName },
  { header: 'Berlaku s/d', width: 13, of: row => row.validUntil },
  { header: 'NIK', width: 20, of: row => row.nik },
  { header: 'Nama', width: 30, of: row => row.nama },
  { header: 'Faskes', width: 36, of: row => row.namaFaskes },
  { header: 'Waktu pakai (WIB)', width: 18, of: row => toTimeCell(row.usedAt) },
];

const exportVouchers: Handler<typeof voucherCalls.export> = withoutTransaction(
  async (ctx, { query }) => {
    const { tiket: _ticket, ...filters } = query;
    const { VoucherTransactionId } = filters;
    if (VoucherTransactionId !== undefined) await transactionRecords.get(ctx, VoucherTransactionId);
    return await exportRecords(ctx, {
      resource: 'voucher',
      name: 'Voucher',
      fileName: `VoucherDetail-${VoucherTransactionId ?? dayInJakarta(ctx.now)}.xlsx`,
      id: voucher.id,
      select: selectExported,
      condition: inside => page.condition(inside, filters),
      filters: { ...filters, q: withoutCode(filters.q) },
      columns,
    });
  },
);

export const exportHandlers = {
  export: exportVouchers,
  exportTicket: (ctx, { body }) => issueExportTicket(ctx, voucherCalls.export.path, body.kueri),
} satisfies Partial<Handlers<typeof voucherCalls>>;
