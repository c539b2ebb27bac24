import { and, eq, or, sql } from 'drizzle-orm';
import type { Peserta } from '#contract/domains/peserta/index.ts';
import type { Context } from '#server/platform/context.ts';
import type { Queryable } from '#server/platform/db/client.ts';
import { preparedOnce } from '#server/platform/db/prepared.ts';
import { peserta } from '#server/platform/db/schema/index.ts';
import { isFullNik, type ListScope } from './filter.ts';
import { nikKey } from './identity.ts';
import { sortColumns, type PesertaListQuery } from './page-ids.ts';
import { selectPeserta, toPesertaRecord } from './read.ts';
import { isLivePeserta } from './scope.ts';

type SortBy = PesertaListQuery['sortBy'];

/** Live registrations of a NIK, given as a blind index. */
const ofNik = and(
  isLivePeserta,
  or(eq(peserta.personKey, sql.placeholder('key')), eq(peserta.nikKey, sql.placeholder('key'))),
);

/** Prepares the statement of the registrations of a NIK in an order. */
const inOrder = (by: SortBy, order: PesertaListQuery['sortOrder']) =>
  preparedOnce(db =>
    selectPeserta(db)
      .where(ofNik)
      .orderBy(...sortColumns(by, order))
      .limit(sql.placeholder('limit'))
      .prepare(`peserta_by_nik_${by.toLowerCase()}_${order}`),
  );

const bothOrders = (by: SortBy) => ({ asc: inOrder(by, 'asc'), desc: inOrder(by, 'desc') });

const statements = {
  createdAt: bothOrders('createdAt'),
  nama: bothOrders('nama'),
  tanggalLahir: bothOrders('tanggalLahir'),
  statusData: bothOrders('statusData'),
  modifiedAt: bothOrders('modifiedAt'),
  rencanaTanggal: bothOrders('rencanaTanggal'),
} satisfies Record<SortBy, unknown>;

/**
 * Reads all registrations of a NIK by one statement, for a caller who sees all registrations and
 * searches for nothing else.
 * @returns null when the search has other conditions, or more results than the first page has room for
 */
export async function readAllOfNik(
  ctx: Context,
  listScope: ListScope,
  {
    pageNumber,
    pageSize,
    sortBy,
    sortOrder,
    tanpaTotal: _total,
    q,
    nik,
    ...others
  }: PesertaListQuery,
): Promise<Peserta[] | null> {
  const text = q ?? nik;
  const isAlone = (q === undefined || nik === undefined) && isEmpty(others);
  if (text === undefined || !isAlone || !isFullNik(text)) return null;
  if (ctx.scope !== 'all' || listScope !== 'role' || pageNumber !== 1) return null;
  const key = nikKey(ctx.deps.keys, text);
  const rows = await statements[sortBy][sortOrder](ctx.db).execute({ key, limit: pageSize + 1 });
  return rows.length > pageSize ? null : rows.map(toPesertaRecord);
}

const isEmpty = (filters: object): boolean =>
  Object.values(filters).every(value => value === undefined);

const existing = preparedOnce((db: Queryable) =>
  db.select({ id: peserta.id }).from(peserta).where(ofNik).limit(1).prepare('peserta_nik_exists'),
);

/** Whether any live registration has a NIK. */
export const nikExists = async ({ deps }: Pick<Context, 'deps'>, nik: string): Promise<boolean> =>
  (await existing(deps.db).execute({ key: nikKey(deps.keys, nik) })).length > 0;
