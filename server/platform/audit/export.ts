import { sql } from 'drizzle-orm';
import { auditActions, auditSubjects } from '#contract/core/messages/id/audit.ts';
import { roleNames } from '#contract/core/messages/id/role.ts';
import { maskNiks } from '#contract/core/values/nik.ts';
import { exportFileName } from '#contract/core/values/sheet.ts';
import { auditSentence } from '#contract/domains/audit-sentence.ts';
import { auditCalls } from '#contract/domains/audit.ts';
import { withoutTransaction, type Context, type Handler } from '#server/platform/context.ts';
import { readInBatches } from '#server/platform/db/cursor.ts';
import { auditLog } from '#server/platform/db/schema/index.ts';
import { issueExportTicket } from '#server/platform/files/export-queue.ts';
import { dayInJakarta } from '#server/platform/jakarta-day.ts';
import { exportSheet, type ExportColumn } from './export-sheet.ts';
import { exportWorkbook } from './export-workbook.ts';
import {
  auditColumns,
  auditCondition,
  countAuditEntries,
  peopleOfEntries,
  type AuditFilters,
} from './read.ts';

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

const texts = { actions: auditActions, subjects: auditSubjects };

/** An applicant and the server have no account and so no role. */
const roles: Readonly<Record<string, string>> = {
  ...roleNames,
  PEMOHON: 'Tanpa akun',
  SISTEM: 'Sistem',
};

const columns: readonly ExportColumn<AuditExportRow>[] = [
  { header: 'Waktu', width: 20, kind: 'instant', of: row => row.at },
  { header: 'Siapa', width: 24, of: row => row.actor_name },
  { header: 'Peran', width: 18, of: row => roles[row.actor_role] ?? row.actor_role },
  {
    header: 'Tindakan',
    width: 30,
    of: ({ action, resource }) => auditSentence({ aksi: action, sumber: resource }, texts),
  },
  { header: 'Pada', width: 30, of: row => row.record_label },
  { header: 'Nomor data', width: 12, of: row => row.record_id },
  { header: 'Sebelum', width: 40, of: row => toJsonText(row.before) },
  { header: 'Sesudah', width: 40, of: row => toJsonText(row.after) },
  { header: 'Alasan', width: 30, of: row => row.reason },
  { header: 'Alamat jaringan', width: 18, of: row => row.address },
  { header: 'Nomor permintaan', width: 38, of: row => row.request_id },
];

const toJsonText = (values: unknown): string | null =>
  values === null ? null : JSON.stringify(values).slice(0, 32_000);

/** The filters of an export, with identity numbers masked, for its own audit entry. */
const exportFilters = ({
  q,
  idPengguna,
  sumber,
  idRecord,
  tindakan,
  denganMasuk,
  dari,
  sampai,
}: AuditFilters): object => ({
  idPengguna,
  sumber,
  idRecord,
  tindakan,
  denganMasuk,
  dari,
  sampai,
  q: q && maskNiks(q),
});

/** Yields the matching entries, newest first. */
async function* exportRows(
  ctx: Context,
  filters: AuditFilters,
): AsyncGenerator<AuditExportRow, void, undefined> {
  const query = sql`
    select ${auditLog.at}, ${auditLog.actorName}, ${auditLog.actorRole}, ${auditLog.action},
      ${auditColumns.sumber} as resource, ${auditLog.recordId}, ${auditColumns.label} as record_label,
      ${auditColumns.sebelum} as before, ${auditColumns.sesudah} as after, ${auditColumns.alasan} as reason,
      ${auditLog.address}, ${auditLog.requestId}
    from ${auditLog} where ${auditCondition(filters) ?? sql`true`} order by ${auditLog.id} desc`;
  for await (const rows of readInBatches<AuditExportRow>(ctx.reader, query)) yield* rows;
}

/**
 * Exports the audit log as a workbook that is generated while it is sent, because the log only
 * grows and does not fit into memory.
 * @throws Problem 503 with the position in the queue while other exports run
 */
export const exportAuditLog: Handler<typeof auditCalls.export> = withoutTransaction(
  async (ctx, { query }) =>
    await exportWorkbook(ctx, {
      resource: 'audit',
      fileName: exportFileName('Jejak audit', dayInJakarta(ctx.now)),
      count: ({ db }) => countAuditEntries(db, query),
      filters: exportFilters(query),
      sheets: [
        await exportSheet(ctx, {
          name: 'Jejak audit',
          columns,
          rows: exportRows(ctx, query),
          personOf: ({ resource: sumber, record_id: idRecord }) =>
            peopleOfEntries([{ sumber, idRecord }])[0] ?? null,
        }),
      ],
    }),
);

export const createExportTicket: Handler<typeof auditCalls.exportTicket> = (ctx, { body }) =>
  issueExportTicket(ctx, auditCalls.export.path, body.kueri);
