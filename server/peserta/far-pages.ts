import type { Context, Deps } from '../context.ts';
import { transaction, withoutQueryValues } from '../db/client.ts';
import type { ListScope } from './filter.ts';
import { readListState, type ListState } from './list-state.ts';
import { findKeys, oppositeOrder, type PageReading, type PesertaListQuery } from './page-ids.ts';
import { createPlaces, type Places } from './places.ts';
import { createRefresher, type Refresher } from './refresh.ts';
import { findSpreadPlaces, placeDistance } from './spread-places.ts';

/** Rows of a list from which a visit to a far page, or to any page, has its places found. */
const worthwhile = { far: 20_000, near: 100_000 };

/** What a server remembers about far pages. */
interface Memory {
  readonly places: Places;
  readonly refresher: Refresher;
}

const memories = new WeakMap<Deps, Memory>();

/** Returns what a server remembers. */
function memoryOf(deps: Deps): Memory {
  const known = memories.get(deps);
  if (known) return known;
  const fail = (error: unknown): void =>
    deps.log.warn({ err: withoutQueryValues(error) }, 'finding places of a list failed');
  const made = { places: createPlaces(), refresher: createRefresher(fail) };
  memories.set(deps, made);
  return made;
}

/**
 * Identifies the rows of a list in one direction: filters, scope and order. Callers who see all
 * registrations have the same lists.
 */
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
  const isSharedList = scope === 'all' && listScope === 'role';
  const owner = isSharedList ? [] : [scope, user.bhbuId, user.faskesId, user.id];
  return JSON.stringify([listScope, owner, order, filters]);
}

/** Finds evenly spaced places of a list, unless those of its present state are known. */
async function refreshPlaces(
  ctx: Context,
  listScope: ListScope,
  query: PesertaListQuery,
): Promise<void> {
  const { places } = memoryOf(ctx.deps);
  const list = listKey(ctx, listScope, query, 'asc');
  // The state and the places are those of one snapshot.
  const snapshot = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const;
  await transaction(
    ctx.reader,
    async db => {
      const state = await readListState(ctx, listScope, query, db);
      if (!state || places.isSpread(list, state.token)) return;
      const distance = placeDistance(state.total);
      const found = await findSpreadPlaces(db, ctx, listScope, query, distance);
      places.spread(list, state.token, found);
    },
    snapshot,
  );
}

/**
 * Finds the places of a list in the background when it is large, so that its far pages can be read
 * from them, and again after a change while the list is in use.
 */
export function refreshPlacesInBackground(
  ctx: Context,
  listScope: ListScope,
  query: PesertaListQuery,
  total: number | null,
  distance: keyof typeof worthwhile,
): void {
  if (total === null || total < worthwhile[distance]) return;
  const list = listKey(ctx, listScope, query, 'asc');
  memoryOf(ctx.deps).refresher.request(list, () => refreshPlaces(ctx, listScope, query));
}

/** How a far page is read: in ascending order from a place, or from the nearer end of the list. */
function readingOf(
  { pageSize, sortOrder }: PesertaListQuery,
  offset: number,
  total: number | null,
  isSpread: boolean,
): PageReading {
  if (total === null || offset >= total) return { order: sortOrder, limit: pageSize + 1, offset };
  const isBackwards = isSpread ? sortOrder === 'desc' : offset > total / 2;
  if (!isBackwards) return { order: sortOrder, limit: pageSize + 1, offset };
  const after = total - offset - pageSize;
  return {
    order: oppositeOrder[sortOrder],
    limit: pageSize + Math.min(0, after),
    offset: Math.max(0, after),
  };
}

/**
 * Finds the ids of a page far from the start, and the stored total of the list. While nothing has
 * changed, they are read from the nearest place that is known, and otherwise from the nearer end,
 * because OFFSET costs grow with its size.
 */
export async function findFarIds(
  ctx: Context,
  listScope: ListScope,
  query: PesertaListQuery,
  offset: number,
): Promise<{ readonly ids: number[]; readonly stored: number | null }> {
  const state = await readListState(ctx, listScope, query);
  const reading = readingOf(
    query,
    offset,
    state?.total ?? null,
    isSpread(ctx, listScope, query, state),
  );
  const ids = state
    ? await findIdsFromPlace(ctx, listScope, query, reading, state.token)
    : (await findKeys(ctx, listScope, query, reading)).map(({ id }) => id);
  if (reading.order !== query.sortOrder) ids.reverse();
  return { ids, stored: state?.total ?? null };
}

/** Whether evenly spaced places of a list in a state are known. */
const isSpread = (
  ctx: Context,
  listScope: ListScope,
  query: PesertaListQuery,
  state: ListState | null,
): boolean =>
  state !== null &&
  memoryOf(ctx.deps).places.isSpread(listKey(ctx, listScope, query, 'asc'), state.token);

/** Finds the ids of a page from the nearest place that is known, and remembers where the page begins. */
async function findIdsFromPlace(
  ctx: Context,
  listScope: ListScope,
  query: PesertaListQuery,
  reading: PageReading,
  token: string,
): Promise<number[]> {
  const { places } = memoryOf(ctx.deps);
  const list = listKey(ctx, listScope, query, reading.order);
  const start = places.nearest(list, token, reading.offset);
  const keys = await findKeys(ctx, listScope, query, reading, { start });
  const [first] = keys;
  if (first) places.add(list, token, { offset: reading.offset, ...first });
  return keys.map(({ id }) => id);
}
