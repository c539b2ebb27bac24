import { and, eq } from 'drizzle-orm';
import type { pesertaCalls } from '#contract/peserta/index.ts';
import type { Verb } from '../context.ts';
import { peserta } from '../db/schema/index.ts';
import { notFound } from '../problem.ts';
import { openNumbers } from './identity.ts';
import { isLive, mine } from './scope.ts';
import { onPeserta } from './trail.ts';

/** Identity numbers in full; that they were shown, and to whom, is in the trail. */
export const reveal: Verb<typeof pesertaCalls.reveal> = async (ctx, { params }) => {
  const [row] = await ctx.db
    .select()
    .from(peserta)
    .where(and(eq(peserta.id, params.id), mine(ctx), isLive));
  if (!row) throw notFound('Peserta');
  await ctx.audit(onPeserta('reveal', { id: row.id, nama: row.name }));
  return openNumbers(ctx.deps.keys, row);
};
