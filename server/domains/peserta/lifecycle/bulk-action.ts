import { and, asc, inArray, isNotNull } from 'drizzle-orm';
import type { pesertaCalls } from '#contract/domains/peserta/index.ts';
import { canAccess } from '#contract/policy.ts';
import type { Context, Handler } from '#server/platform/context.ts';
import { peserta } from '#server/platform/db/schema/index.ts';
import { message } from '#server/platform/messages/message.ts';
import { notFound, Problem } from '#server/platform/problem.ts';
import { limitLockWait } from '../registration/import-conflict.ts';
import { assertUnrestricted } from '../restriction.ts';
import { isLivePeserta, pesertaScope } from '../scope.ts';
import {
  assertReason,
  removePeserta,
  restorePeserta,
  setPesertaActive,
  type LockedRow,
} from './lifecycle.ts';

/** Bulk action; each failure is reported for its own record and the others still succeed. */
export const bulkAction: Handler<typeof pesertaCalls.bulkAction> = async (
  callerContext,
  { body },
) => {
  const { act: action, alasan } = body;
  const ctx =
    action === 'hapus' || action === 'pulihkan' ? withDeleteRight(callerContext) : callerContext;
  assertReason(action !== 'nonaktif', alasan);
  await limitLockWait(ctx.db);
  const rows = await ctx.db
    .select()
    .from(peserta)
    .where(
      and(
        inArray(peserta.id, body.ids),
        pesertaScope(ctx),
        action === 'pulihkan' ? isNotNull(peserta.deletedAt) : isLivePeserta,
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
      if (!row) throw notFound('peserta');
      assertUnrestricted(row);
      await bulkActions[action](ctx, row, alasan);
      done.push(id);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      failed.push({ id, reason: ctx.render(error.detail) });
    }
  }
  return { done, failed };
};

type BulkAction = (
  ctx: Context,
  row: LockedRow,
  reason: string | null | undefined,
) => Promise<unknown>;

const bulkActions: Record<'nonaktif' | 'aktif' | 'hapus' | 'pulihkan', BulkAction> = {
  nonaktif: (ctx, row, reason) => setPesertaActive(ctx, row, false, reason),
  aktif: (ctx, row, reason) => setPesertaActive(ctx, row, true, reason),
  hapus: (ctx, row) => removePeserta(ctx, row),
  pulihkan: (ctx, row) => restorePeserta(ctx, row),
};

/** The call requires the right to change; deleting requires another right. @throws Problem 403 */
function withDeleteRight(ctx: Context): Context {
  const scope = canAccess(ctx.user, 'peserta.delete');
  if (!scope) {
    throw new Problem('AKSES_DITOLAK', message('peserta.deleteForbidden'));
  }
  return { ...ctx, scope };
}
