import { sql, type SQL } from 'drizzle-orm';
import type { Context } from '../context.ts';
import type { Queryable } from '../db/client.ts';
import { peserta } from '../db/schema/index.ts';
import { pesertaCondition, type ListScope } from './filter.ts';
import { fromPlace, sortable, sortColumns, type PesertaListQuery } from './page-ids.ts';
import type { Place } from './places.ts';

/** Most places of a list, and fewest rows between two. */
const limits = { places: 500, rows: 2_000 };

/** Rows between two places of a list. */
export const placeDistance = (total: number): number =>
  Math.max(limits.rows, Math.ceil(total / limits.places));

/**
 * Finds evenly spaced places of a list in ascending order by one pass over the index of the order: each
 * place is found by skipping rows from the one before it.
 */
export async function findSpreadPlaces(
  db: Queryable,
  ctx: Context,
  listScope: ListScope,
  query: PesertaListQuery,
  distance: number,
): Promise<Place[]> {
  const value = sortable[query.sortBy];
  const matching = pesertaCondition(ctx, listScope, query) ?? sql`true`;
  const order: SQL = sql.join(sortColumns(query.sortBy, 'asc'), sql`, `);
  const before = { value: sql`place.value`, id: sql`place.id` };
  const { rows } = await db.execute<{ offset: number; value: string; id: number }>(sql`
    with recursive place("offset", value, id) as (
      (select 0, ${value}, ${peserta.id} from ${peserta} where ${matching} order by ${order} limit 1)
      union all
      select place."offset" + ${distance}::int, next.value, next.id
      from place cross join lateral (
        select ${value} as value, ${peserta.id} as id from ${peserta}
        where ${matching} and ${fromPlace(query.sortBy, 'asc', before)}
        order by ${order} limit 1 offset ${distance}::int
      ) next
    )
    select "offset", value::text as value, id from place where "offset" > 0`);
  return rows;
}
