import { desc, sql, sum } from 'drizzle-orm';
import type { Context } from '../context.ts';
import type { Queryable } from '../db/client.ts';
import { peserta } from '../db/schema/index.ts';
import { storedCounts, type ListScope } from './filter.ts';
import type { PesertaListQuery } from './page-ids.ts';
import { isLivePeserta } from './scope.ts';

/** Rows whose modification tells that a list was sorted differently since. */
const latestRows = 100;

/** The stored total of a list, and a text that differs after every change of its rows. */
export interface ListState {
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
  db: Queryable = ctx.db,
): Promise<ListState | null> {
  const stored = storedCounts(ctx, listScope, query);
  if (!stored) return null;
  const { counts, where } = stored;
  const latest = db
    .select({ id: peserta.id, modifiedAt: peserta.modifiedAt })
    .from(peserta)
    .where(isLivePeserta)
    .orderBy(desc(peserta.modifiedAt), desc(peserta.id))
    .limit(latestRows)
    .as('latest');
  const [state] = await db
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
