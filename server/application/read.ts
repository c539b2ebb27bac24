import { and, count, eq, isNotNull, sql } from 'drizzle-orm';
import type { Application, applicationCalls, Mending } from '#contract/application/index.ts';
import { toPage } from '#contract/list.ts';
import type { Context, Verb } from '../context.ts';
import { idIn, likeAny, ordered } from '../db/list.ts';
import { bhbu, bhbuApplication } from '../db/schema/index.ts';
import { kabKotaName } from '../lookup/index.ts';
import { notFound } from '../problem.ts';
import { checksOf } from './checks.ts';
import { documentsOf } from './documents.ts';
import { toSaid } from './row.ts';

const dayMs = 86_400_000;

/** Whole days that something has waited; null when it does not. */
const ageOf = (since: string | null, now: Date): number | null =>
  since === null ? null : Math.max(0, Math.floor((now.getTime() - Date.parse(since)) / dayMs));

/** The companies whose application a caller may see: with the scope `own`, their own. */
export const mine = (ctx: Context) =>
  ctx.scope === 'all' ? undefined : eq(bhbu.id, ctx.user.bhbuId ?? 0);

const sortable = {
  // Who does not wait comes last.
  menungguSejak: sql`coalesce(${bhbuApplication.waitingSince}, 'infinity')`,
  diajukan: bhbuApplication.submittedAt,
  namaBHBU: sql`lower(${bhbu.name})`,
  status: bhbu.status,
};

/** The queue. */
export const list: Verb<typeof applicationCalls.list> = async (ctx, { query }) => {
  const where = and(
    isNotNull(bhbuApplication.bhbuId),
    likeAny(query.q, [bhbu.name, bhbuApplication.ticket]),
    idIn(bhbu.id, query.id),
    query.status && eq(bhbu.status, query.status),
  );
  const rows = await ctx.db
    .select({
      id: bhbu.id,
      namaBHBU: bhbu.name,
      bentuk: bhbu.legalForm,
      region: bhbu.region,
      estimasiPeserta: bhbu.expectedParticipants,
      status: bhbu.status,
      nomorTiket: bhbuApplication.ticket,
      diajukan: bhbuApplication.submittedAt,
      menungguSejak: bhbuApplication.waitingSince,
      diputuskanOleh: bhbuApplication.decidedBy,
      version: bhbu.version,
    })
    .from(bhbu)
    .innerJoin(bhbuApplication, eq(bhbuApplication.bhbuId, bhbu.id))
    .where(where)
    .orderBy(...ordered(sortable[query.sortBy], query.sortOrder, bhbu.id))
    .limit(query.pageSize)
    .offset((query.pageNumber - 1) * query.pageSize);
  const [total] = await ctx.db
    .select({ n: count() })
    .from(bhbu)
    .innerJoin(bhbuApplication, eq(bhbuApplication.bhbuId, bhbu.id))
    .where(where);
  const data = rows.map(({ region, ...row }) => ({
    ...row,
    namaKabKota: region && kabKotaName(region),
    umurHari: ageOf(row.menungguSejak, ctx.now),
  }));
  return toPage(data, total?.n ?? 0, query);
};

/** A company with the application behind it, if it came by one. @throws Problem 404 */
export const get: Verb<typeof applicationCalls.get> = async (ctx, { params }) => {
  const [found] = await ctx.db
    .select({ bhbu, application: bhbuApplication })
    .from(bhbu)
    .leftJoin(bhbuApplication, eq(bhbuApplication.bhbuId, bhbu.id))
    .where(and(eq(bhbu.id, params.id), mine(ctx)));
  if (!found) throw notFound('BHBU');
  const { bhbu: row, application: applied } = found;
  const record: Application = {
    ...toSaid(row),
    id: row.id,
    status: row.status,
    isActive: row.isActive,
    nomorTiket: applied?.ticket ?? null,
    diajukan: applied?.submittedAt ?? null,
    menungguSejak: applied?.waitingSince ?? null,
    umurHari: ageOf(applied?.waitingSince ?? null, ctx.now),
    alasan: applied?.reason ?? null,
    perbaikan: (applied?.mendings ?? []) as Mending[],
    diputuskan: applied?.decidedAt ?? null,
    diputuskanOleh: applied?.decidedBy ?? null,
    berkas: await documentsOf(ctx.db, row.id),
    // What others have in common with it is for those who verify.
    pemeriksaan: ctx.scope === 'all' ? await checksOf(ctx, row) : [],
    version: row.version,
    createdAt: row.createdAt,
    createdBy: row.createdBy,
    modifiedAt: row.modifiedAt,
    modifiedBy: row.modifiedBy,
  };
  return record;
};
