import { and, asc, inArray, isNotNull } from 'drizzle-orm';
import type { pesertaCalls } from '#contract/peserta/index.ts';
import { canAccess } from '#contract/policy.ts';
import type { Context, Verb } from '../context.ts';
import { peserta } from '../db/schema/index.ts';
import { notFound, Problem } from '../problem.ts';
import { checkReason, remove, restore, setActive, type LockedRow } from './life.ts';
import { isLive, mine } from './scope.ts';

/** Bulk action; each failure is reported for its own record and the others still succeed. */
export const many: Verb<typeof pesertaCalls.many> = async (asked, { body }) => {
  const { act, alasan } = body;
  const ctx = act === 'hapus' || act === 'pulihkan' ? withDeleteRight(asked) : asked;
  checkReason(act !== 'nonaktif', alasan);
  const rows = await ctx.db
    .select()
    .from(peserta)
    .where(
      and(
        inArray(peserta.id, body.ids),
        mine(ctx),
        act === 'pulihkan' ? isNotNull(peserta.deletedAt) : isLive,
      ),
    )
    // One lock order for all callers prevents deadlocks.
    .orderBy(asc(peserta.id))
    .for('update');
  const byId = new Map(rows.map(row => [row.id, row]));

  const done: number[] = [];
  const failed: { id: number; reason: string }[] = [];
  for (const id of new Set(body.ids)) {
    try {
      const row = byId.get(id);
      if (!row) throw notFound('Peserta');
      await acts[act](ctx, row, alasan);
      done.push(id);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      failed.push({ id, reason: error.message });
    }
  }
  return { done, failed };
};

type Act = (ctx: Context, row: LockedRow, reason: string | null | undefined) => Promise<unknown>;

const acts: Record<'nonaktif' | 'aktif' | 'hapus' | 'pulihkan', Act> = {
  nonaktif: (ctx, row, reason) => setActive(ctx, row, false, reason),
  aktif: (ctx, row, reason) => setActive(ctx, row, true, reason),
  hapus: (ctx, row) => remove(ctx, row),
  pulihkan: (ctx, row) => restore(ctx, row),
};

/** The call requires the right to change; deleting requires another right. @throws Problem 403 */
function withDeleteRight(ctx: Context): Context {
  const scope = canAccess(ctx.user.role, 'peserta.delete');
  if (!scope) {
    throw new Problem('AKSES_DITOLAK', 'Peran Anda tidak memiliki hak untuk menghapus peserta.');
  }
  return { ...ctx, scope };
}
