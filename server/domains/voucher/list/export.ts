import { and, eq, isNull, sql } from 'drizzle-orm';
import { voucherStateNames } from '#contract/core/messages/id/names.ts';
import { isUnrestricted } from '#server/domains/peserta/index.ts';
import { voucherCalls } from '#contract/domains/voucher/calls.ts';
import { formatCode } from '#contract/domains/voucher/code.ts';
import {
  withoutTransaction,
  type Context,
  type Handler,
  type Handlers,
} from '#server/platform/context.ts';
import {
  faskes,
  peserta,
  voucher,
  voucherRecipient,
  voucherTransaction,
} from '#server/platform/db/schema/index.ts';
import { issueExportTicket } from '#server/platform/files/export-queue.ts';
import { exportRecords, type ExportColumn } from '#server/platform/record/index.ts';
import { transactionRecords } from '../transaction/records.ts';
import { page, withoutCode } from './list.ts';

/**
 * Starts the select of vouchers with their recipients and holders, as far as the caller may see them: a facility sees
 * no recipients.
 */
const selectExported = ({ db, scope, user }: Context) =>
  db
    .select({
      id: voucher.id,
      code: voucher.code,
      status: voucher.status,
      bhbuName: voucherTransaction.bhbuName,
      validUntil: voucher.validUntil,
      penerima: user.faskesId === null ? voucherRecipient.nama : sql<null>`null`,
      idPeserta: peserta.id,
      nik: peserta.nikMask,
      nama: peserta.nama,
      namaFaskes: faskes.namaFaskes,
      usedAt: voucher.usedAt,
    })
    .from(voucher)
    .leftJoin(voucherTransaction, eq(voucherTransaction.id, voucher.VoucherTransactionId))
    .leftJoin(voucherRecipient, eq(voucherRecipient.idVoucher, voucher.id))
    .leftJoin(faskes, eq(faskes.id, voucher.idFaskes))
    .leftJoin(
      peserta,
      and(
        eq(peserta.id, voucher.idPeserta),
        isNull(peserta.deletedAt),
        isUnrestricted,
        scope === 'all' ? undefined : eq(peserta.bhbuId, user.bhbuId ?? 0),
      ),
    )
    .$dynamic();

type ExportedRow = Awaited<ReturnType<typeof selectExported>>[number];

const columns: readonly ExportColumn<ExportedRow>[] = [
  { header: 'Kode', width: 24, of: row => formatCode(row.code) },
  { header: 'Status', width: 16, of: row => voucherStateNames[row.status] },
  { header: 'BHBU', width: 36, of: row => row.bhbuName },
  { header: 'Berlaku s/d', width: 13, kind: 'date', of: row => row.validUntil },
  { header: 'Penerima tiket', width: 30, of: row => row.penerima },
  { header: 'NIK', width: 20, of: row => row.nik },
  { header: 'Nama pemegang', width: 30, of: row => row.nama },
  { header: 'Faskes', width: 36, of: row => row.namaFaskes },
  { header: 'Waktu pakai', width: 18, kind: 'instant', of: row => row.usedAt },
];

const exportVouchers: Handler<typeof voucherCalls.export> = withoutTransaction(
  async (ctx, { query }) => {
    const { tiket: _ticket, ...filters } = query;
    const { VoucherTransactionId } = filters;
    if (VoucherTransactionId !== undefined) await transactionRecords.get(ctx, VoucherTransactionId);
    return await exportRecords(ctx, {
      resource: 'voucher',
      name: 'Voucher',
      // The specification names the file of a transaction.
      fileName:
        VoucherTransactionId === undefined
          ? undefined
          : `VoucherDetail-${VoucherTransactionId}.xlsx`,
      id: voucher.id,
      select: selectExported,
      condition: inside => page.condition(inside, filters),
      filters: { ...filters, q: withoutCode(filters.q) },
      columns,
      personOf: ({ idPeserta }) => idPeserta,
    });
  },
);

export const exportHandlers = {
  export: exportVouchers,
  exportTicket: (ctx, { body }) => issueExportTicket(ctx, voucherCalls.export.path, body.kueri),
} satisfies Partial<Handlers<typeof voucherCalls>>;
