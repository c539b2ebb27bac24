import { eq, inArray, sql, type SQL } from 'drizzle-orm';
import { toPage } from '#contract/core/list.ts';
import { nameKey } from '#contract/core/values/name.ts';
import { exportFileName } from '#contract/core/values/sheet.ts';
import { contactCalls } from '#contract/domains/contact/calls.ts';
import type { ContactFilter, Recipient } from '#contract/domains/contact/record.ts';
import { findRegisterBatches, type RegisterBatch } from '#server/domains/batch/index.ts';
import { batchDosesQuery } from '#server/domains/vaksinasi/index.ts';
import { exportSheet, type ExportColumn } from '#server/platform/audit/export-sheet.ts';
import { exportWorkbook } from '#server/platform/audit/export-workbook.ts';
import { withoutTransaction, type Context, type Handler } from '#server/platform/context.ts';
import type { Queryable } from '#server/platform/db/client.ts';
import { batch } from '#server/platform/db/schema/index.ts';
import { closesRecall, lastRecallCall } from '#server/platform/db/views/contacts.ts';
import type { Waiting } from '#server/platform/db/waiting.ts';
import { issueExportTicket } from '#server/platform/files/export-queue.ts';
import { dayInJakarta } from '#server/platform/jakarta-day.ts';
import { message } from '#server/platform/messages/message.ts';
import { notFound } from '#server/platform/problem.ts';
import { toLastContact, type LastCallColumns } from './last-contact.ts';

interface RecipientRow
  extends Omit<Recipient, 'kontak'>, LastCallColumns, Record<string, unknown> {}

/** Which recipients are read. */
interface RecipientFilter {
  readonly idBatch?: number | undefined;
  readonly idFaskes?: number | undefined;
  readonly idBHBU?: number | undefined;
  readonly q?: string | undefined;
  readonly kontak?: ContactFilter | undefined;
}

/** Finds the batch of the filter, or all recalled ones. @throws Problem 404 */
async function findBatches(
  ctx: Pick<Context, 'db' | 'now'>,
  idBatch: number | undefined,
): Promise<RegisterBatch[]> {
  const found = await findRegisterBatches(
    ctx.db,
    dayInJakarta(ctx.now),
    idBatch === undefined ? eq(batch.status, 'DITARIK') : eq(batch.id, idBatch),
  );
  if (idBatch !== undefined && found.length === 0) throw notFound('batch');
  return found;
}

/** Whose scope applies; the staff read all facilities. */
interface ScopeContext {
  readonly db: Queryable;
  readonly scope: Context['scope'];
  readonly user: Pick<Context['user'], 'faskesId'>;
}

const scopeCondition = ({ scope, user }: Pick<ScopeContext, 'scope' | 'user'>): SQL => {
  if (scope === 'all') return sql`true`;
  return user.faskesId === null ? sql`false` : sql`d.faskes_id = ${user.faskesId}`;
};

/** Query of the recipients of batches in the caller's scope, one row for each registration and batch. */
const recipientsQuery = async (
  ctx: ScopeContext,
  batches: readonly RegisterBatch[],
  { idFaskes, idBHBU, q }: RecipientFilter,
): Promise<SQL> => sql`
  select given.dose_id as id, p.id as "idPeserta", p.nama, p.nama_key, p.no_hp as "noHP",
    p.vaccination_type as "vaccinationType", d.dosis_ke as "dosisKe", d.tanggal::text as tanggal,
    p.bhbu_id as "idBHBU", c.nama_bhbu as "namaBHBU", f.id as "idFaskes",
    f.nama_faskes as "namaFaskes", f.no_hp as "hpFaskes", b.id as "idBatch", b.nomor as "nomorBatch",
    d.id_batch is not null as tertaut, d.tanggal > b.kedaluwarsa as lewat, k.*
  from (
    select peserta_id, batch_id, max(dose_id) as dose_id
    from (${await batchDosesQuery(ctx.db, batches)}) g join dose on dose.id = g.dose_id
    group by peserta_id, batch_id
  ) given
  join dose d on d.id = given.dose_id
  join peserta p on p.id = given.peserta_id
  join batch b on b.id = given.batch_id
  join faskes f on f.id = d.faskes_id
  left join bhbu c on c.id = p.bhbu_id
  left join lateral (${lastRecallCall}) k on true
  where ${scopeCondition(ctx)}
    and ${idFaskes === undefined ? sql`true` : sql`d.faskes_id = ${idFaskes}`}
    and ${idBHBU === undefined ? sql`true` : sql`p.bhbu_id = ${idBHBU}`}
    and ${q ? sql`position(${nameKey(q)} in p.nama_key) > 0` : sql`true`}`;

const filterCondition = ({ kontak }: RecipientFilter): SQL => {
  if (kontak === undefined) return sql`true`;
  return kontak === 'SUDAH' ? closesRecall : sql`not ${closesRecall}`;
};

interface RecipientCounts extends Record<string, number> {
  readonly BELUM: number;
  /** Of both, whose dose was given after the last day of its batch. */
  readonly LEWAT: number;
  readonly SUDAH: number;
}

async function countRecipients(db: Queryable, query: SQL): Promise<RecipientCounts> {
  const { rows } = await db.execute<RecipientCounts>(sql`
    select count(*) filter (where not ${closesRecall})::int as "BELUM",
      count(*) filter (where ${closesRecall})::int as "SUDAH",
      count(*) filter (where lewat)::int as "LEWAT"
    from (${query}) recipient`);
  return rows[0] ?? { BELUM: 0, SUDAH: 0, LEWAT: 0 };
}

const toRecipient = (
  { deps }: Pick<Context, 'deps'>,
  {
    id_kontak,
    hasil_kontak,
    catatan_kontak,
    pada_kontak,
    oleh_kontak,
    kali_kontak,
    ...row
  }: RecipientRow,
): Recipient => ({
  ...row,
  kontak: toLastContact(deps.keys, {
    id_kontak,
    hasil_kontak,
    catatan_kontak,
    pada_kontak,
    oleh_kontak,
    kali_kontak,
  }),
});

/** Finds recipients: first those who wait to be called, each part by name. */
async function findRecipients(
  ctx: Pick<Context, 'db' | 'deps'>,
  query: SQL,
  filter: RecipientFilter,
  page: SQL,
): Promise<Recipient[]> {
  const { rows } = await ctx.db.execute<RecipientRow>(sql`
    select * from (${query}) recipient where ${filterCondition(filter)}
    order by ${closesRecall}, nama_key, id ${page}`);
  return rows.map(row => toRecipient(ctx, row));
}

/** Lists the recipients of a batch, or of all recalled ones, in the caller's scope. */
export const recipients: Handler<typeof contactCalls.recipients> = async (ctx, { query }) => {
  const batches = await findBatches(ctx, query.idBatch);
  const rows = await recipientsQuery(ctx, batches, query);
  const hitungan = await countRecipients(ctx.db, rows);
  const total = query.kontak ? hitungan[query.kontak] : hitungan.BELUM + hitungan.SUDAH;
  const page = sql`limit ${query.pageSize} offset ${(query.pageNumber - 1) * query.pageSize}`;
  const [first] = batches;
  return {
    ...toPage(await findRecipients(ctx, rows, query, page), total, query),
    batch:
      query.idBatch === undefined || !first
        ? null
        : {
            nomor: first.nomor,
            namaProduk: first.namaProduk,
            kedaluwarsa: first.kedaluwarsa,
            status: first.status,
          },
    hitungan,
  };
};

/** Finds which of some registrations got a dose of batches, in the caller's scope. */
export async function findRecipientsOf(
  ctx: Context,
  batchIds: readonly number[],
  ids: readonly number[],
): Promise<Recipient[]> {
  const batches = await findRegisterBatches(
    ctx.db,
    dayInJakarta(ctx.now),
    inArray(batch.id, [...batchIds]),
  );
  const query = await recipientsQuery(ctx, batches, {});
  const { rows } = await ctx.db.execute<RecipientRow>(sql`
    select * from (${query}) recipient where "idPeserta" = any(${sql.param([...ids])}::int[])`);
  return rows.map(row => toRecipient(ctx, row));
}

/**
 * Counts the recipients of recalled batches at the caller's own facility who wait to be called; 0 for
 * callers without a facility.
 */
export async function countToCall(ctx: Context): Promise<Waiting> {
  const { scope, user, db } = ctx;
  if (scope === 'all' || user.faskesId === null) return { jumlah: 0, tertua: null };
  const batches = await findBatches(ctx, undefined);
  if (batches.length === 0) return { jumlah: 0, tertua: null };
  const { BELUM } = await countRecipients(db, await recipientsQuery(ctx, batches, {}));
  return { jumlah: BELUM, tertua: null };
}

/** How many people of each facility got a dose of a batch, and how many of them were called. */
export async function countCalledByFacility(
  ctx: Pick<Context, 'db' | 'now'>,
  idBatch: number,
): Promise<ReadonlyMap<number, { readonly penerima: number; readonly dihubungi: number }>> {
  const batches = await findBatches(ctx, idBatch);
  const all = { db: ctx.db, scope: 'all', user: { faskesId: null } } as const;
  const query = await recipientsQuery(all, batches, {});
  const { rows } = await ctx.db.execute<{ id: number; penerima: number; dihubungi: number }>(sql`
    select "idFaskes" as id, count(*)::int as penerima,
      count(*) filter (where ${closesRecall})::int as dihubungi
    from (${query}) recipient group by "idFaskes"`);
  return new Map(rows.map(({ id, ...counts }) => [id, counts]));
}

/** Rows of the file that are read at a time. */
const exportBatchRows = 1000;

/** Yields the recipients for the file. */
async function* exportRows(
  ctx: Context,
  filter: RecipientFilter,
): AsyncGenerator<Recipient, void, undefined> {
  const query = await recipientsQuery(ctx, await findBatches(ctx, filter.idBatch), filter);
  for (let offset = 0; ; offset += exportBatchRows) {
    const page = sql`limit ${exportBatchRows} offset ${offset}`;
    const rows = await findRecipients(ctx, query, filter, page);
    yield* rows;
    if (rows.length < exportBatchRows) return;
  }
}

const columns: readonly ExportColumn<Recipient>[] = [
  { header: 'Nama', width: 30, of: row => row.nama },
  { header: 'No. HP', width: 18, of: row => row.noHP },
  { header: 'Perusahaan', width: 32, of: row => row.namaBHBU },
  { header: 'Batch', width: 16, of: row => row.nomorBatch },
  { header: 'Dosis', width: 8, kind: 'number', of: row => row.dosisKe },
  { header: 'Tanggal dosis', width: 14, kind: 'date', of: row => row.tanggal },
  { header: 'Faskes', width: 32, of: row => row.namaFaskes },
  {
    header: 'Hasil dihubungi',
    width: 20,
    of: ({ kontak }, ctx) => kontak && ctx.render(message(`contact.outcome.${kontak.hasil}`)),
  },
  { header: 'Waktu dihubungi', width: 18, kind: 'instant', of: ({ kontak }) => kontak?.pada },
  { header: 'Dihubungi oleh', width: 24, of: ({ kontak }) => kontak?.oleh },
  { header: 'Catatan', width: 40, of: ({ kontak }) => kontak?.catatan },
];

const exportRecipients: Handler<typeof contactCalls.exportRecipients> = withoutTransaction(
  async (ctx, { query }) => {
    const { tiket: _ticket, ...filter } = query;
    const batches = await findBatches({ ...ctx, db: ctx.db }, filter.idBatch);
    const what = filter.idBatch === undefined ? 'BatchDitarik' : (batches[0]?.nomor ?? '');
    const reading = { ...ctx, db: ctx.reader };
    const rows = exportRows(reading, filter);
    return await exportWorkbook(ctx, {
      resource: 'recipient',
      fileName: exportFileName('Penerima', what, dayInJakarta(ctx.now)),
      count: async inside => {
        const counts = await countRecipients(
          inside.db,
          await recipientsQuery(inside, batches, filter),
        );
        return filter.kontak ? counts[filter.kontak] : counts.BELUM + counts.SUDAH;
      },
      filters: filter,
      sheets: [
        await exportSheet(reading, {
          name: 'Penerima',
          columns,
          rows,
          personOf: ({ idPeserta }) => idPeserta,
        }),
      ],
    });
  },
);

export const recipientExport = {
  exportRecipients,
  exportTicket: ((ctx, { body }) =>
    issueExportTicket(ctx, contactCalls.exportRecipients.path, body.kueri)) satisfies Handler<
    typeof contactCalls.exportTicket
  >,
};
