import { eq, inArray, sql } from 'drizzle-orm';
import type { duplicateCalls } from '#contract/domains/duplicate/index.ts';
import type { NewAuditEntry } from '#server/platform/audit/write-audit.ts';
import type { Context, Handler } from '#server/platform/context.ts';
import { peserta, pesertaPair } from '#server/platform/db/schema/index.ts';
import { message } from '#server/platform/messages/message.ts';
import { Problem } from '#server/platform/problem.ts';
import { getPairRecord, lockPair, type PairRow } from './records.ts';

async function auditOf(
  { db }: Pick<Context, 'db'>,
  action: 'separate' | 'reopenPair',
  { id, kiriId, kananId }: PairRow,
  reason?: string | null,
): Promise<NewAuditEntry> {
  const people = await db
    .select({ nama: peserta.nama })
    .from(peserta)
    .where(inArray(peserta.id, [kiriId, kananId]))
    .orderBy(peserta.id);
  return {
    action: `duplicate.${action}`,
    resource: 'duplicate',
    recordId: id,
    recordLabel: people.map(({ nama }) => nama).join(' – '),
    after: { peserta: [kiriId, kananId] },
    ...(reason ? { reason } : {}),
  };
}

const decisionOf = (ctx: Context) => ({
  diputuskanPada: ctx.now.toISOString(),
  diputuskanOleh: ctx.user.fullName,
});

/** Records that the two are not the same person. @throws Problem 404; 409 when it was decided before */
export const separate: Handler<typeof duplicateCalls.separate> = async (ctx, { params, body }) => {
  const pair = await lockPair(ctx, params.id);
  if (pair.status !== 'TERBUKA') {
    const key = pair.status === 'BUKAN' ? 'duplicate.decided' : 'duplicate.merged';
    throw new Problem('KEADAAN_SALAH', message(key));
  }
  const alasan = body.alasan ?? null;
  await ctx.db
    .update(pesertaPair)
    .set({ status: 'BUKAN', alasan, ...decisionOf(ctx) })
    .where(eq(pesertaPair.id, pair.id));
  await ctx.audit(await auditOf(ctx, 'separate', pair, alasan));
  return await getPairRecord(ctx, pair.id);
};

/** Opens a pair again that was decided to be two persons. @throws Problem 404, 409 */
export const reopen: Handler<typeof duplicateCalls.reopen> = async (ctx, { params }) => {
  const pair = await lockPair(ctx, params.id);
  if (pair.status !== 'BUKAN') throw new Problem('KEADAAN_SALAH', message('duplicate.notSeparate'));
  await ctx.db
    .update(pesertaPair)
    .set({ status: 'TERBUKA', diputuskanPada: null, diputuskanOleh: null, alasan: null })
    .where(eq(pesertaPair.id, pair.id));
  await ctx.audit(await auditOf(ctx, 'reopenPair', pair));
  const record = await getPairRecord(ctx, pair.id);
  // The pair ends when the two have nothing in common any more.
  await ctx.db.execute(
    sql`select match_peserta(array[${pair.kiriId}, ${pair.kananId}]::int[], false)`,
  );
  return record;
};
