import { and, asc, count, eq, gte, lt, sql, type SQL } from 'drizzle-orm';
import type { AuditEntry, auditCalls } from '#contract/audit.ts';
import type { Input } from '#contract/endpoint.ts';
import { toPage } from '#contract/list.ts';
import type { Verb } from '../context.ts';
import { dayStart } from '../day.ts';
import type { Queryable } from '../db/client.ts';
import { idIn, likeAny, ordered } from '../db/list.ts';
import { appUser, auditLog } from '../db/schema/index.ts';
import { notFound } from '../problem.ts';

/** Filters of the audit log, shared by list and export. */
export type Asked = Omit<
  Input<typeof auditCalls.list>['query'],
  'pageNumber' | 'pageSize' | 'sortBy' | 'sortOrder'
>;

/** The columns of an audit entry under their wire names. */
export const columns = {
  id: auditLog.id,
  waktu: auditLog.at,
  idPengguna: auditLog.actorId,
  oleh: auditLog.actorName,
  peran: auditLog.actorRole,
  aksi: auditLog.action,
  sumber: auditLog.resource,
  idRecord: auditLog.recordId,
  label: auditLog.recordLabel,
  sebelum: sql<AuditEntry['sebelum']>`${auditLog.before}`,
  sesudah: sql<AuditEntry['sesudah']>`${auditLog.after}`,
  alasan: auditLog.reason,
  alamat: auditLog.address,
  requestId: auditLog.requestId,
};

/** Returns the filter condition, shared by list, count and export. */
export function wanted(asked: Asked): SQL | undefined {
  return and(
    likeAny(asked.q, [auditLog.actorName, auditLog.recordLabel]),
    idIn(auditLog.id, asked.id),
    asked.idPengguna === undefined ? undefined : eq(auditLog.actorId, asked.idPengguna),
    asked.sumber ? eq(auditLog.resource, asked.sumber) : undefined,
    asked.idRecord ? eq(auditLog.recordId, asked.idRecord) : undefined,
    asked.tindakan ? sql`split_part(${auditLog.action}, '.', 2) = ${asked.tindakan}` : undefined,
    asked.dari === undefined ? undefined : gte(auditLog.at, dayStart(asked.dari)),
    asked.sampai === undefined ? undefined : lt(auditLog.at, dayStart(asked.sampai, 1)),
  );
}

/** Counts the entries that match the filters. */
export async function countWanted(db: Queryable, asked: Asked): Promise<number> {
  const [total] = await db.select({ n: count() }).from(auditLog).where(wanted(asked));
  return total?.n ?? 0;
}

export const list: Verb<typeof auditCalls.list> = async (ctx, { query }) => {
  const rows = await ctx.db
    .select(columns)
    .from(auditLog)
    .where(wanted(query))
    // IDs ascend with time.
    .orderBy(...ordered(auditLog.id, query.sortOrder, auditLog.id))
    .limit(query.pageSize)
    .offset((query.pageNumber - 1) * query.pageSize);
  return toPage(rows, await countWanted(ctx.db, query), query);
};

export const get: Verb<typeof auditCalls.get> = async (ctx, { params }) => {
  const [found] = await ctx.db.select(columns).from(auditLog).where(eq(auditLog.id, params.id));
  if (!found) throw notFound('Catatan');
  return found;
};

/**
 * Lists the accounts to filter by, deleted ones included, because their entries remain in the log.
 */
export const people: Verb<typeof auditCalls.people> = async (ctx, { query }) => {
  const found = ctx.db
    .select({
      id: appUser.id,
      name: sql<string>`${appUser.fullName} || ' (' || ${appUser.username} || ')'`,
    })
    .from(appUser)
    .where(and(idIn(appUser.id, query.id), likeAny(query.q, [appUser.fullName, appUser.username])))
    .orderBy(asc(sql`lower(${appUser.fullName})`), asc(appUser.id));
  return await (query.limit === undefined ? found : found.limit(query.limit));
};
