import {
  and,
  asc,
  count,
  eq,
  gte,
  lt,
  notInArray,
  sql,
  type AnyColumn,
  type SQL,
} from 'drizzle-orm';
import type { HandlerInput } from '#contract/core/endpoint.ts';
import { toPage } from '#contract/core/list.ts';
import type { AuditEntry, auditCalls } from '#contract/domains/audit.ts';
import type { Handler } from '#server/platform/context.ts';
import type { Queryable } from '#server/platform/db/client.ts';
import { idIn, containsText, orderByThenId } from '#server/platform/db/list-query.ts';
import { appUser, auditLog, auditRedaction } from '#server/platform/db/schema/index.ts';
import { startOfDayInJakarta } from '#server/platform/jakarta-day.ts';
import { notFound } from '#server/platform/problem.ts';
import { entryResource, isAboutResource } from './entry-subject.ts';

/** Filters of the audit log, shared by list and export. */
export type AuditFilters = Omit<
  HandlerInput<typeof auditCalls.list>['query'],
  'pageNumber' | 'pageSize' | 'sortBy' | 'sortOrder'
>;

/**
 * Condition for entries about a record whose person had the data erased; the sealed log still has their values. The
 * entry of the erasure itself says by which request.
 */
const isRedacted: SQL = sql`(${auditLog.action} <> 'peserta.erase' and exists (select from ${auditRedaction}
  where ${auditRedaction.resource} = ${entryResource} and ${auditRedaction.recordId} = ${auditLog.recordId}))`;

/** The values of a column, except of entries whose values were erased. */
const unlessRedacted = <T>(column: AnyColumn): SQL<T> =>
  sql<T>`case when ${isRedacted} then null else ${column} end`;

/** The columns of an audit entry under their wire names. */
export const auditColumns = {
  id: auditLog.id,
  waktu: auditLog.at,
  idPengguna: auditLog.actorId,
  oleh: auditLog.actorName,
  peran: auditLog.actorRole,
  aksi: auditLog.action,
  sumber: entryResource,
  idRecord: auditLog.recordId,
  label: unlessRedacted<string | null>(auditLog.recordLabel),
  sebelum: unlessRedacted<AuditEntry['sebelum']>(auditLog.before),
  sesudah: unlessRedacted<AuditEntry['sesudah']>(auditLog.after),
  alasan: unlessRedacted<string | null>(auditLog.reason),
  alamat: auditLog.address,
  requestId: auditLog.requestId,
};

/**
 * Excludes signing in and out, which would hide the other entries, unless the filters ask for it,
 * for an action or for a resource.
 */
const withoutSignIns = ({ denganMasuk, id, sumber, tindakan }: AuditFilters): SQL | undefined =>
  denganMasuk === true || sumber !== undefined || tindakan !== undefined || id?.length
    ? undefined
    : notInArray(auditLog.action, ['session.start', 'session.end']);

/** Returns the filter condition, shared by list, count and export. */
export function auditCondition(filters: AuditFilters): SQL | undefined {
  return and(
    containsText(filters.q, [auditLog.actorName, unlessRedacted(auditLog.recordLabel)]),
    idIn(auditLog.id, filters.id),
    filters.idPengguna === undefined ? undefined : eq(auditLog.actorId, filters.idPengguna),
    filters.sumber ? isAboutResource(filters.sumber) : undefined,
    filters.idRecord ? eq(auditLog.recordId, filters.idRecord) : undefined,
    filters.tindakan
      ? sql`split_part(${auditLog.action}, '.', 2) = ${filters.tindakan}`
      : undefined,
    withoutSignIns(filters),
    filters.dari === undefined ? undefined : gte(auditLog.at, startOfDayInJakarta(filters.dari)),
    filters.sampai === undefined
      ? undefined
      : lt(auditLog.at, startOfDayInJakarta(filters.sampai, 1)),
  );
}

/** Counts the entries that match the filters. */
export async function countAuditEntries(db: Queryable, filters: AuditFilters): Promise<number> {
  const [total] = await db.select({ n: count() }).from(auditLog).where(auditCondition(filters));
  return total?.n ?? 0;
}

/** Returns the participants that entries are about. */
export const peopleOfEntries = (
  entries: readonly Pick<AuditEntry, 'idRecord' | 'sumber'>[],
): number[] =>
  entries.flatMap(({ sumber, idRecord }) =>
    sumber === 'peserta' && idRecord !== null && /^\d{1,9}$/.test(idRecord)
      ? [Number(idRecord)]
      : [],
  );

export const list: Handler<typeof auditCalls.list> = async (ctx, { query }) => {
  const rows = await ctx.db
    .select(auditColumns)
    .from(auditLog)
    .where(auditCondition(query))
    // IDs ascend with time.
    .orderBy(...orderByThenId(auditLog.id, query.sortOrder, auditLog.id))
    .limit(query.pageSize)
    .offset((query.pageNumber - 1) * query.pageSize);
  ctx.readsPeople(peopleOfEntries(rows));
  return toPage(rows, await countAuditEntries(ctx.db, query), query);
};

export const get: Handler<typeof auditCalls.get> = async (ctx, { params }) => {
  const [found] = await ctx.db
    .select(auditColumns)
    .from(auditLog)
    .where(eq(auditLog.id, params.id));
  if (!found) throw notFound('auditEntry');
  ctx.readsPeople(peopleOfEntries([found]));
  return found;
};

/**
 * Lists the accounts to filter by, deleted ones included, because their entries remain in the log.
 */
export const people: Handler<typeof auditCalls.actors> = async (ctx, { query }) => {
  const found = ctx.db
    .select({
      id: appUser.id,
      name: sql<string>`${appUser.fullName} || ' (' || ${appUser.userName} || ')'`,
    })
    .from(appUser)
    .where(
      and(idIn(appUser.id, query.id), containsText(query.q, [appUser.fullName, appUser.userName])),
    )
    .orderBy(asc(sql`lower(${appUser.fullName})`), asc(appUser.id));
  return await (query.limit === undefined ? found : found.limit(query.limit));
};
