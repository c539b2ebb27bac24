import { sql } from 'drizzle-orm';
import { auditCalls } from '#contract/audit.ts';
import { maskNiks } from '#contract/nik.ts';
import { issueTicket } from '../auth/ticket.ts';
import { withoutTransaction, type Context, type Verb } from '../context.ts';
import { dayInJakarta } from '../day.ts';
import { transaction } from '../db/client.ts';
import { inBatches } from '../db/cursor.ts';
import { auditLog } from '../db/schema/index.ts';
import { inRoom } from '../files/room.ts';
import { streamAnswer } from '../files/stream.ts';
import { writeWorkbook, xlsxType, type CellValue } from '../spreadsheet/write.ts';
import { writeAudit } from './audit.ts';
import { countWanted, wanted, type Asked } from './read.ts';

interface Row {
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

const columns: readonly {
  readonly header: string;
  readonly width: number;
  of: (row: Row) => CellValue;
}[] = [
  { header: 'Waktu (WIB)', width: 20, of: ({ at }) => inJakarta.format(new Date(at)) },
  { header: 'Oleh', width: 24, of: row => row.actor_name },
  { header: 'Peran', width: 14, of: row => row.actor_role },
  { header: 'Aksi', width: 20, of: row => row.action },
  { header: 'Data', width: 14, of: row => row.resource },
  { header: 'Nomor data', width: 12, of: row => row.record_id },
  { header: 'Nama data', width: 30, of: row => row.record_label },
  { header: 'Sebelum', width: 40, of: row => written(row.before) },
  { header: 'Sesudah', width: 40, of: row => written(row.after) },
  { header: 'Alasan', width: 30, of: row => row.reason },
  { header: 'Alamat jaringan', width: 18, of: row => row.address },
  { header: 'Nomor permintaan', width: 38, of: row => row.request_id },
];

const inJakarta = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'medium',
  timeZone: 'Asia/Jakarta',
});

const written = (values: unknown): string | null =>
  values === null ? null : JSON.stringify(values).slice(0, 32_000);

/** The filters of an export, with identity numbers masked, for its own audit entry. */
const narrowedBy = ({
  q,
  idPengguna,
  sumber,
  idRecord,
  tindakan,
  dari,
  sampai,
}: Asked): object => ({
  idPengguna,
  sumber,
  idRecord,
  tindakan,
  dari,
  sampai,
  q: q && maskNiks(q),
});

/** Yields the matching entries as spreadsheet rows, newest first. */
async function* lines(ctx: Context, asked: Asked): AsyncGenerator<CellValue[], void, undefined> {
  const query = sql`
    select ${auditLog.at}, ${auditLog.actorName}, ${auditLog.actorRole}, ${auditLog.action},
      ${auditLog.resource}, ${auditLog.recordId}, ${auditLog.recordLabel}, ${auditLog.before},
      ${auditLog.after}, ${auditLog.reason}, ${auditLog.address}, ${auditLog.requestId}
    from ${auditLog} where ${wanted(asked) ?? sql`true`} order by ${auditLog.id} desc`;
  for await (const rows of inBatches<Row>(ctx.deps.db, query)) {
    for (const row of rows) yield columns.map(({ of }) => of(row));
  }
}

/**
 * Exports the audit log as a workbook that is generated while it is sent, because the log only
 * grows and does not fit into memory. The export itself is logged before the first byte is sent.
 * @throws Problem 503 when too many exports are running
 */
export const exportTrail: Verb<typeof auditCalls.export> = withoutTransaction((ctx, { query }) =>
  inRoom(ctx.deps.db, async leave => {
    const fileName = `JejakAudit-${dayInJakarta(ctx.now)}.xlsx`;
    await transaction(ctx.deps.db, async tx => {
      await writeAudit(
        { ...ctx, db: tx },
        {
          action: 'audit.export',
          resource: 'audit',
          recordLabel: fileName,
          after: { jumlah: await countWanted(tx, query), saringan: narrowedBy(query) },
        },
      );
    });
    const sheet = {
      name: 'Jejak audit',
      columns: columns.map(({ header, width }) => ({ header, width })),
      rows: lines(ctx, query),
    };
    const bytes = writeWorkbook({ sheets: [sheet] });
    return streamAnswer({ name: fileName, mediaType: xlsxType, bytes }, failure => {
      leave();
      if (failure !== undefined) ctx.log.error({ err: failure }, 'export broke off');
    });
  }),
);

export const exportTicket: Verb<typeof auditCalls.exportTicket> = async (ctx, { body }) => {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries<unknown>(body.kueri)) {
    if (value === undefined) continue;
    for (const one of Array.isArray(value) ? value : [value]) query.append(name, String(one));
  }
  const { ticket, expiresAt } = await issueTicket(ctx, auditCalls.export.path, query);
  return { tiket: ticket, berlakuSampai: expiresAt };
};
