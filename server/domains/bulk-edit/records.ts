import { and, asc, desc, eq, getTableColumns, inArray, lt, sql, type SQL } from 'drizzle-orm';
import { toPage } from '#contract/core/list.ts';
import type { BulkEdit, bulkEditCalls } from '#contract/domains/bulk-edit/index.ts';
import type { Context, Handler } from '#server/platform/context.ts';
import { idIn, escapeLike } from '#server/platform/db/list-query.ts';
import { appUser, bulkEdit, faskes } from '#server/platform/db/schema/index.ts';
import { notFound } from '#server/platform/problem.ts';
import { renderRefusals } from './refusal.ts';

export type BulkEditRow = typeof bulkEdit.$inferSelect;

/** A change whose server has written nothing for so long does not run any more. */
export const silentAfterMs = 60_000;

/** The changes of all accounts, of the accounts of the caller's company or facility, or of their own. */
function bulkEditScope({ scope, user }: Context): SQL | undefined {
  if (scope === 'all') return undefined;
  if (user.bhbuId !== null) return eq(appUser.bhbuId, user.bhbuId);
  if (user.faskesId !== null) return eq(appUser.faskesId, user.faskesId);
  return eq(bulkEdit.userId, user.id);
}

const { ids: _ids, userId: _userId, ...storedColumns } = getTableColumns(bulkEdit);

const columns = {
  ...storedColumns,
  namaFaskes: sql<string | null>`(select ${faskes.namaFaskes} from ${faskes}
    where ${faskes.id} = (${bulkEdit.perubahan} ->> 'idFaskes')::int)`,
};

type Selected = Omit<BulkEditRow, 'ids' | 'userId'> & { readonly namaFaskes: string | null };

const isSilent = ({ status, modifiedAt }: Pick<BulkEditRow, 'status' | 'modifiedAt'>, now: Date) =>
  status === 'BERJALAN' && now.getTime() - Date.parse(modifiedAt) > silentAfterMs;

/** Converts a row to its record, in the caller's language. */
const toRecord = (ctx: Context, { penolakan, ...row }: Selected): BulkEdit => ({
  ...row,
  terputus: isSilent(row, ctx.deps.clock()),
  penolakan: renderRefusals(ctx, penolakan),
});

const select = (ctx: Context) =>
  ctx.db.select(columns).from(bulkEdit).innerJoin(appUser, eq(appUser.id, bulkEdit.userId));

/** Gets one change within the caller's scope. @throws Problem 404 */
export async function getBulkEdit(ctx: Context, id: number): Promise<BulkEdit> {
  const [found] = await select(ctx).where(and(eq(bulkEdit.id, id), bulkEditScope(ctx)));
  if (!found) throw notFound('bulkEdit');
  return toRecord(ctx, found);
}

/** Locks a change within the caller's scope until the transaction ends. @throws Problem 404 */
export async function lockBulkEdit(ctx: Context, id: number): Promise<BulkEditRow> {
  await getBulkEdit(ctx, id);
  const [row] = await ctx.db.select().from(bulkEdit).where(eq(bulkEdit.id, id)).for('update');
  if (!row) throw notFound('bulkEdit');
  return row;
}

/** Condition of the changes that no server runs any more. */
export const isInterrupted = (now: Date): SQL | undefined =>
  and(
    eq(bulkEdit.status, 'BERJALAN'),
    lt(bulkEdit.modifiedAt, new Date(now.getTime() - silentAfterMs).toISOString()),
  );

export const list: Handler<typeof bulkEditCalls.list> = async (ctx, { query }) => {
  const where = and(
    bulkEditScope(ctx),
    query.status && inArray(bulkEdit.status, query.status),
    idIn(bulkEdit.id, query.id),
    query.q ? sql`${bulkEdit.createdBy} ilike ${`%${escapeLike(query.q)}%`}` : undefined,
  );
  const order = query.sortOrder === 'asc' ? asc : desc;
  const rows = await select(ctx)
    .where(where)
    .orderBy(order(bulkEdit[query.sortBy]), order(bulkEdit.id))
    .limit(query.pageSize)
    .offset((query.pageNumber - 1) * query.pageSize);
  const [total] = await ctx.db
    .select({ n: sql<number>`count(*)::int` })
    .from(bulkEdit)
    .innerJoin(appUser, eq(appUser.id, bulkEdit.userId))
    .where(where);
  return toPage(
    rows.map(row => toRecord(ctx, row)),
    total?.n ?? 0,
    query,
  );
};

export const get: Handler<typeof bulkEditCalls.get> = (ctx, { params }) =>
  getBulkEdit(ctx, params.id);
