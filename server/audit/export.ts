import { sql } from 'drizzle-orm';
import { auditCalls } from '#contract/audit.ts';
import { maskNiks } from '#contract/values/nik.ts';
import { issueDownloadTicket } from '../files/download-ticket.ts';
import { withoutTransaction, type Context, type Handler } from '../context.ts';
import { dayInJakarta } from '../jakarta-day.ts';
import { transaction } from '../db/client.ts';
import { readInBatches } from '../db/cursor.ts';
import { auditLog } from '../db/schema/index.ts';
import { withExportSlot } from '../files/export-slot.ts';
import { streamResponse } from '../files/stream.ts';
import { writeWorkbook, xlsxMediaType, type CellValue } from '../spreadsheet/write-workbook.ts';
import { writeAudit } from './write-audit.ts';
import { countAuditEntries, auditCondition, type AuditFilters } from './read.ts';

interface AuditExportRow {
  readonly at: string;
  readonly actor_name: string;
  readonly actor_role: string;
  readonly action: string;
  readonly resource: string;
  readonly record_id: string | null;
  readonly record_label: string | null;
  readonly before: unknown;
  readonly after: unknown;
  readonly reason: string | null;
  readonly address: string | null;
  readonly request_id: string | null;
}

const exportColumns: readonly {
  readonly header: string;
  readonly width: number;
  of: (row: AuditExportRow) => CellValue;
}[] = [
  { header: 'Waktu (WIB)', width: 20, of: ({ at }) => jakartaDateTimeFormat.format(new Date(at)) },
  { header: 'Oleh', width: 24, of: row => row.actor_name },
  { header: 'Peran', width: 14, of: row => row.actor_role },
  { header: 'Aksi', width: 20, of: row => row.action },
  { header: 'Data', width: 14, of: row => row.resource },
  { header: 'Nomor data', width: 12, of: row => row.record_id },
  { header: 'Nama data', width: 30, of: row => row.record_label },
  { header: 'Sebelum', width: 40, of: row => toJsonText(row.before) },
  { header: 'Sesudah', width: 40, of: row => toJsonText(row.after) },
  { header: 'Alasan', width: 30, of: row => row.reason },
  { header: 'Alamat jaringan', width: 18, of: row => row.address },
  { header: 'Nomor permintaan', width: 38, of: row => row.request_id },
];

const jakartaDateTimeFormat = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'medium',
  timeZone: 'Asia/Jakarta',
});

const toJsonText = (values: unknown): string | null =>
  values === null ? null : JSON.stringify(values).slice(0, 32_000);

/** The filters of an export, with identity numbers masked, for its own audit entry. */
const exportFilters = ({
  q,
  idPengguna,
  sumber,
  idRecord,
  tindakan,
  dari,
  sampai,
}: AuditFilters): object => ({
  idPengguna,
  sumber,
  idRecord,
  tindakan,
  dari,
  sampai,
  q: q && maskNiks(q),
});

/** Yields the matching entries as spreadsheet rows, newest first. */
async function* exportRows(
  ctx: Context,
  filters: AuditFilters,
): AsyncGenerator<CellValue[], void, undefined> {
  const query = sql`
    select ${auditLog.at}, ${auditLog.actorName}, ${auditLog.actorRole}, ${auditLog.action},
      ${auditLog.resource}, ${auditLog.recordId}, ${auditLog.recordLabel}, ${auditLog.before},
      ${auditLog.after}, ${auditLog.reason}, ${auditLog.address}, ${auditLog.requestId}
    from ${auditLog} where ${auditCondition(filters) ?? sql`true`} order by ${auditLog.id} desc`;
  for await (const rows of readInBatches<AuditExportRow>(ctx.deps.db, query)) {
    for (const row of rows) yield exportColumns.map(({ of }) => of(row));
  }
}

/**
 * Exports the audit log as a workbook that is generated while it is sent, because the log only
 * grows and does not fit into memory. The export itself is logged before the first byte is sent.
 * @throws Problem 503 when too many exports are running
 */
export const exportAuditLog: Handler<typeof auditCalls.export> = withoutTransaction(
  (ctx, { query }) =>
    withExportSlot(ctx.deps.db, async releaseSlot => {
      const fileName = `JejakAudit-${dayInJakarta(ctx.now)}.xlsx`;
      await transaction(ctx.deps.db, async tx => {
        await writeAudit(
          { ...ctx, db: tx },
          {
            action: 'audit.export',
            resource: 'audit',
            recordLabel: fileName,
            after: { jumlah: await countAuditEntries(tx, query), saringan: exportFilters(query) },
          },
        );
      });
      const sheet = {
        name: 'Jejak audit',
        columns: exportColumns.map(({ header, width }) => ({ header, width })),
        rows: exportRows(ctx, query),
      };
      const bytes = writeWorkbook({ sheets: [sheet] });
      return streamResponse({ name: fileName, mediaType: xlsxMediaType, bytes }, failure => {
        releaseSlot();
        if (failure !== undefined) ctx.log.error({ err: failure }, 'export aborted');
      });
    }),
);

export const createExportTicket: Handler<typeof auditCalls.exportTicket> = async (
  ctx,
  { body },
) => {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries<unknown>(body.kueri)) {
    if (value === undefined) continue;
    for (const one of Array.isArray(value) ? value : [value]) query.append(name, String(one));
  }
  const { ticket, expiresAt } = await issueDownloadTicket(ctx, auditCalls.export.path, query);
  return { tiket: ticket, berlakuSampai: expiresAt };
};
