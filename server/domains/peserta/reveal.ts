import { and, eq } from 'drizzle-orm';
import type { pesertaCalls } from '#contract/domains/peserta/index.ts';
import { writeAudit } from '#server/platform/audit/write-audit.ts';
import { withoutTransaction, type Handler } from '#server/platform/context.ts';
import { transaction } from '#server/platform/db/client.ts';
import { peserta } from '#server/platform/db/schema/index.ts';
import { notFound } from '#server/platform/problem.ts';
import { decryptNumbers } from './identity.ts';
import { isLivePeserta, pesertaScope } from './scope.ts';
import { createPesertaAuditEntry } from './audit-entry.ts';

/**
 * Returns the identity numbers in full and writes an audit entry. Every call counts against the
 * account's limit, including calls that find nothing.
 */
export const reveal: Handler<typeof pesertaCalls.reveal> = withoutTransaction(
  async (ctx, { params }) => {
    await ctx.deps.throttle.countReveal(ctx);
    return await transaction(ctx.deps.db, async db => {
      const [row] = await db
        .select()
        .from(peserta)
        .where(and(eq(peserta.id, params.id), pesertaScope(ctx), isLivePeserta));
      if (!row) throw notFound('peserta');
      await writeAudit(
        { ...ctx, db },
        createPesertaAuditEntry('reveal', { id: row.id, nama: row.nama }),
      );
      return decryptNumbers(ctx.deps.keys, row);
    });
  },
);
