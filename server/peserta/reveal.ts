import { and, eq } from 'drizzle-orm';
import type { pesertaCalls } from '#contract/peserta/index.ts';
import { writeAudit } from '../audit/audit.ts';
import { withoutTransaction, type Verb } from '../context.ts';
import { transaction } from '../db/client.ts';
import { peserta } from '../db/schema/index.ts';
import { notFound } from '../problem.ts';
import { openNumbers } from './identity.ts';
import { isLive, mine } from './scope.ts';
import { onPeserta } from './trail.ts';

/**
 * Returns the identity numbers in full and writes an audit entry. Every call counts against the
 * account's limit, including calls that find nothing.
 */
export const reveal: Verb<typeof pesertaCalls.reveal> = withoutTransaction(
  async (ctx, { params }) => {
    await ctx.deps.throttle.reveals(ctx);
    return await transaction(ctx.deps.db, async db => {
      const [row] = await db
        .select()
        .from(peserta)
        .where(and(eq(peserta.id, params.id), mine(ctx), isLive));
      if (!row) throw notFound('Peserta');
      await writeAudit({ ...ctx, db }, onPeserta('reveal', { id: row.id, nama: row.name }));
      return openNumbers(ctx.deps.keys, row);
    });
  },
);
