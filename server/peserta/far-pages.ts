import { desc, sql, sum } from 'drizzle-orm';
import type { Context, Deps } from '../context.ts';
import { peserta } from '../db/schema/index.ts';
import { storedCounts, type ListScope } from './filter.ts';
import { findKeys, type PageReading, type PesertaListQuery } from './page-ids.ts';
import { createPlaces, type Places } from './places.ts';
import { isLivePeserta } from './scope.ts';

/** Rows whose modification tells that a list was sorted differently since. */
const latestRows = 100;

/** The stored total of a list, and a text that differs after every change of its rows. */
interface ListState {
  readonly total: number;
  readonly token: string;
}

/**
 * Reads the state of a list, or null when no stored counts support its filters. Every change of the
 * rows in a list writes stored counts, which get a new transaction id; every change of a sort value
 * makes its row one of the latest.
 */
export async function readListState(
  ctx: Context,
  listScope: ListScope,
  query: PesertaListQuery,
): Promise<ListState | null> {
  const stored = storedCounts(ctx, listScope, query);
  if (!stored) return null;
  const { counts, where } = stored;
  const latest = ctx.db
    .select({ id: peserta.id, modifiedAt: peserta.modifiedAt })
    .from(peserta)
    .where(isLivePeserta)
    .orderBy(desc(peserta.modifiedAt), desc(peserta.id))
    .limit(latestRows)
    .as('latest');
  const [state] = await ctx.db
    .select({
      n: sum(counts.n),
      counts: sql<string | null>`bit_xor(hashtextextended(
        ${counts}.xmin::text || ' ' || ${counts}.ctid::text, ${counts.n}))::text`,
      latest: sql<string | null>`(select bit_xor(hashtextextended(
        ${latest.modifiedAt}::text, ${latest.id}))::text from ${latest})`,
    })
    .from(counts)
    .where(where);
  const total = Number(state?.n ?? 0);
  return { total, token: `${total} ${state?.counts ?? ''} ${state?.latest ?? ''}` };
}

const placesOf = new WeakMap<Deps, Places>();

/** Returns the places that a server remembers. */
function placesFor(deps: Deps): Places {
  const known = placesOf.get(deps);
  if (known) return known;
  const made = createPlaces();
  placesOf.set(deps, made);
  return made;
}

/** Identifies the rows of a list in one direction: filters, scope and order. */
function listKey(
  { scope, user }: Context,
  listScope: ListScope,
  {
    pageNumber: _page,
    pageSize: _size,
    tanpaTotal: _total,
    sortOrder: _order,
    ...filters
  }: PesertaListQuery,
  order: PageReading['order'],
): string {
  return JSON.stringify([listScope, scope, user.bhbuId, user.faskesId, user.id, order, filters]);
}

/** Finds the ids of a page from the nearest place that is known, and remembers where the page begins. */
export async function findIdsFromPlace(
  ctx: Context,
  listScope: ListScope,
  query: PesertaListQuery,
  reading: PageReading,
  token: string,
): Promise<number[]> {
  const places = placesFor(ctx.deps);
  const list = listKey(ctx, listScope, query, reading.order);
  const start = places.nearest(list, token, reading.offset);
  const keys = await findKeys(ctx, listScope, query, reading, { start });
  const [first] = keys;
  if (first) places.add(list, token, { offset: reading.offset, ...first });
  return keys.map(({ id }) => id);
}
