import { and, asc, count, eq, inArray, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import { toPage } from '#contract/core/list.ts';
import { toInstant } from '#contract/core/values/zone.ts';
import type { insidenCalls, readWindowInput } from '#contract/domains/insiden/index.ts';
import type { z } from '#contract/core/zod.ts';
import type { Context, Handler } from '#server/platform/context.ts';
import type { Queryable } from '#server/platform/db/client.ts';
import { orderByThenId } from '#server/platform/db/list-query.ts';
import {
  appUser,
  bhbu,
  insidenAkun,
  insidenPeserta,
  personRead,
  peserta,
} from '#server/platform/db/schema/index.ts';
import { message } from '#server/platform/messages/message.ts';
import { invalidField, Problem } from '#server/platform/problem.ts';
import { insidenLifecycle, insidenRecords, type InsidenRow } from './records.ts';

type ReadWindow = z.output<typeof readWindowInput>;

/** Participants that a search by the log of reads shows. */
const shownPeople = 100;

/** @throws Problem 409 for an incident of which people were notified, or which is closed */
export function assertDraft(row: InsidenRow): void {
  if (row.status === 'DRAF') return;
  throw new Problem('KEADAAN_SALAH', insidenLifecycle.wrongState(row, 'notify'), {
    currentState: row.status,
    reason: 'state',
  });
}

/** Condition for the reads of an account in a time, whose last minute counts as a whole. */
function readsIn({ idPengguna, dariHari, dariJam, sampaiHari, sampaiJam }: ReadWindow): SQL {
  const from = toInstant({ day: dariHari, time: dariJam }, 'WIB');
  const until = toInstant({ day: sampaiHari, time: sampaiJam }, 'WIB');
  return sql`${personRead.actorId} = ${idPengguna} and ${personRead.at} >= ${from.toISOString()}
    and ${personRead.at} < ${new Date(until.getTime() + 60_000).toISOString()}`;
}

/** Query of the participants whose data an account was answered in a time, each once. */
const peopleIn = (window: ReadWindow): SQL => sql`
  select id, bool_or(is_file) as is_file from (
    select unnest(${personRead.pesertaIds}) as id, ${personRead.isFile} as is_file
    from ${personRead} where ${readsIn(window)}
  ) answered group by id`;

/** Counts whom an account read and exported in a time, and shows the first of them by name. */
export const findReads: Handler<typeof insidenCalls.findReads> = async (ctx, { params, body }) => {
  const row = await insidenRecords.get(ctx, params.id);
  await ctx.deps.reads?.flush();
  const { rows: counts } = await ctx.db.execute<{
    jumlah: number;
    diBerkas: number;
    sudahTercatat: number;
  }>(sql`
    select count(*)::int as jumlah, count(*) filter (where is_file)::int as "diBerkas",
      count(a.id_peserta)::int as "sudahTercatat"
    from (${peopleIn(body)}) p join ${peserta} on ${peserta.id} = p.id
    left join ${insidenPeserta} a on a.id_peserta = p.id and a.id_insiden = ${row.id}`);
  const { rows: contoh } = await ctx.db.execute<{
    id: number;
    nama: string;
    namaBHBU: string | null;
  }>(sql`
    select ${peserta.id} as id, ${peserta.nama} as nama, ${bhbu.namaBHBU} as "namaBHBU"
    from (${peopleIn(body)}) p join ${peserta} on ${peserta.id} = p.id
    left join ${bhbu} on ${bhbu.id} = ${peserta.bhbuId}
    order by ${peserta.namaKey}, ${peserta.id} limit ${shownPeople}`);
  const pembacaan = await ctx.db.$count(personRead, readsIn(body));
  const found = counts[0] ?? { jumlah: 0, diBerkas: 0, sudahTercatat: 0 };
  await insidenRecords.audit(ctx, row, 'findReads', {
    after: { ...body, ditemukan: found.jumlah },
  });
  return { ...found, pembacaan, contoh };
};

/** Records everyone whom an account read and exported in a time as affected. */
export const addReads: Handler<typeof insidenCalls.addReads> = async (ctx, { params, body }) => {
  const row = await insidenRecords.lock(ctx, params.id);
  assertDraft(row);
  await ctx.deps.reads?.flush();
  const { rowCount } = await ctx.db.execute(sql`
    insert into ${insidenPeserta} (id_insiden, id_peserta, sumber)
    select ${row.id}, p.id, 'JEJAK' from (${peopleIn(body)}) p
    join ${peserta} on ${peserta.id} = p.id
    on conflict do nothing`);
  return await insidenRecords.update(
    ctx,
    row,
    {},
    { action: 'addAffected', audited: { ...body, ditambahkan: rowCount ?? 0 }, keepsVersion: true },
  );
};

/** @throws Problem 422 when one of some ids does not exist */
async function checkExist(
  db: Queryable,
  table: typeof appUser | typeof peserta,
  ids: readonly number[],
  field: string,
): Promise<void> {
  if (ids.length === 0) return;
  const found = await db.$count(table, inArray(table.id, [...ids]));
  if (found < new Set(ids).size) throw invalidField(field, message('insiden.unknownAffected'));
}

/** Adds and removes affected participants and accounts by hand. */
export const changeAffected: Handler<typeof insidenCalls.changeAffected> = async (
  ctx,
  { params, body },
) => {
  const row = await insidenRecords.lock(ctx, params.id);
  assertDraft(row);
  const { tambahPeserta, hapusPeserta, tambahAkun, hapusAkun } = body;
  await checkExist(ctx.db, peserta, tambahPeserta, 'tambahPeserta');
  await checkExist(ctx.db, appUser, tambahAkun, 'tambahAkun');
  if (tambahPeserta.length > 0)
    await ctx.db
      .insert(insidenPeserta)
      .values(
        tambahPeserta.map(idPeserta => ({
          idInsiden: row.id,
          idPeserta,
          sumber: 'MANUAL' as const,
        })),
      )
      .onConflictDoNothing();
  if (tambahAkun.length > 0)
    await ctx.db
      .insert(insidenAkun)
      .values(tambahAkun.map(idPengguna => ({ idInsiden: row.id, idPengguna })))
      .onConflictDoNothing();
  if (hapusPeserta.length > 0)
    await ctx.db
      .delete(insidenPeserta)
      .where(
        and(eq(insidenPeserta.idInsiden, row.id), inArray(insidenPeserta.idPeserta, hapusPeserta)),
      );
  if (hapusAkun.length > 0)
    await ctx.db
      .delete(insidenAkun)
      .where(and(eq(insidenAkun.idInsiden, row.id), inArray(insidenAkun.idPengguna, hapusAkun)));
  return await insidenRecords.update(
    ctx,
    row,
    {},
    { action: 'changeAffected', audited: body, keepsVersion: true },
  );
};

const mask = sql<string | null>`coalesce(${peserta.nikMask}, ${peserta.noPasporMask})`;

/** Lists the affected participants by name. */
export const affected: Handler<typeof insidenCalls.affected> = async (ctx, { params, query }) => {
  const { id } = await insidenRecords.get(ctx, params.id);
  const where = eq(insidenPeserta.idInsiden, id);
  const rows = await ctx.db
    .select({
      id: peserta.id,
      nama: peserta.nama,
      identitas: mask,
      namaBHBU: bhbu.namaBHBU,
      sumber: insidenPeserta.sumber,
      adaEmail: sql<boolean>`coalesce(${peserta.email}, '') <> ''`,
      suratPada: insidenPeserta.suratPada,
    })
    .from(insidenPeserta)
    .innerJoin(peserta, eq(peserta.id, insidenPeserta.idPeserta))
    .leftJoin(bhbu, eq(bhbu.id, peserta.bhbuId))
    .where(where)
    .orderBy(...orderByThenId(peserta.namaKey, query.sortOrder, peserta.id))
    .limit(query.pageSize)
    .offset((query.pageNumber - 1) * query.pageSize);
  const [total] = await ctx.db.select({ n: count() }).from(insidenPeserta).where(where);
  return toPage(rows, total?.n ?? 0, query);
};

/** Lists the affected accounts by name. */
export const accounts: Handler<typeof insidenCalls.accounts> = async (ctx, { params }) => {
  const { id } = await insidenRecords.get(ctx, params.id);
  const data = await ctx.db
    .select({
      id: appUser.id,
      nama: appUser.fullName,
      namaPengguna: appUser.userName,
      adaEmail: sql<boolean>`coalesce(${appUser.email}, '') <> ''`,
      suratPada: insidenAkun.suratPada,
    })
    .from(insidenAkun)
    .innerJoin(appUser, eq(appUser.id, insidenAkun.idPengguna))
    .where(eq(insidenAkun.idInsiden, id))
    .orderBy(asc(appUser.fullName), asc(appUser.id));
  return { data };
};

/** Someone to whom a letter is mailed. */
export interface LetterRecipient {
  readonly id: number;
  readonly nama: string;
  readonly email: string;
}

/** Returns affected participants with an address, who got no letter yet, after an id. */
export const findPeopleToMail = (
  { db }: Pick<Context, 'db'>,
  idInsiden: number,
  after: number,
  limit: number,
): Promise<LetterRecipient[]> =>
  db
    .select({ id: peserta.id, nama: peserta.nama, email: sql<string>`${peserta.email}` })
    .from(insidenPeserta)
    .innerJoin(peserta, eq(peserta.id, insidenPeserta.idPeserta))
    .where(
      and(
        eq(insidenPeserta.idInsiden, idInsiden),
        isNull(insidenPeserta.suratPada),
        isNotNull(peserta.email),
        sql`${peserta.email} <> '' and ${peserta.id} > ${after}`,
      ),
    )
    .orderBy(asc(peserta.id))
    .limit(limit);

/** Returns affected accounts with an address, who got no letter yet. */
export const findAccountsToMail = (
  { db }: Pick<Context, 'db'>,
  idInsiden: number,
): Promise<LetterRecipient[]> =>
  db
    .select({ id: appUser.id, nama: appUser.fullName, email: sql<string>`${appUser.email}` })
    .from(insidenAkun)
    .innerJoin(appUser, eq(appUser.id, insidenAkun.idPengguna))
    .where(
      and(
        eq(insidenAkun.idInsiden, idInsiden),
        isNull(insidenAkun.suratPada),
        sql`coalesce(${appUser.email}, '') <> ''`,
      ),
    )
    .orderBy(asc(appUser.id));
