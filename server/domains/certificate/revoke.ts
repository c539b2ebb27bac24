import { eq, sql } from 'drizzle-orm';
import type { certificateCalls } from '#contract/domains/certificate/calls.ts';
import type { Certificate } from '#contract/domains/certificate/record.ts';
import type { Dose } from '#contract/domains/vaksinasi/index.ts';
import { lockPeserta } from '#server/domains/peserta/index.ts';
import { addVisitEffects } from '#server/domains/vaksinasi/index.ts';
import type { Context, Handler } from '#server/platform/context.ts';
import { checkVersion } from '#server/platform/db/check-version.ts';
import { peserta } from '#server/platform/db/schema/index.ts';
import { systemContext, type TransitionContext } from '#server/platform/lifecycle/lifecycle.ts';
import { transition } from '#server/platform/lifecycle/transition.ts';
import { message } from '#server/platform/messages/message.ts';
import { translator } from '#server/platform/messages/translator.ts';
import { lockValid } from './issue.ts';
import { certificateLifecycle, certificateRecords } from './records.ts';

/** Revokes a locked proof; its registration, which is locked too, waits for another one. */
async function revokeLocked(
  ctx: TransitionContext,
  row: Certificate,
  reason: string,
  check?: () => void,
): Promise<Certificate> {
  const after = await transition(ctx, certificateLifecycle, row, 'revoke', {
    reason,
    ...(check ? { check } : {}),
    values: {
      dicabut: ctx.now.toISOString(),
      dicabutOleh: ctx.user.fullName,
      alasanCabut: reason,
    },
  });
  await ctx.db.update(peserta).set({ sertifikatDosis: 0 }).where(eq(peserta.id, row.idPeserta));
  return after;
}

/** Revokes a valid proof. @throws Problem 404, 409, 412 */
export const revoke: Handler<typeof certificateCalls.revoke> = async (ctx, { params, body }) => {
  const { idPeserta } = await certificateRecords.get(ctx, params.id);
  // Registrations are locked before their proofs.
  await lockPeserta({ ...ctx, scope: 'all' }, idPeserta, sql`true`);
  const row = await certificateRecords.lock(ctx, params.id);
  return await revokeLocked(ctx, row, body.alasan, () => {
    checkVersion(ctx.expectedVersion, row, body);
  });
};

/** Revokes the proof that shows a cancelled dose; the registration is locked by the cancellation. */
async function revokeCancelled(ctx: Context, visit: Dose): Promise<void> {
  const row = (await lockValid(ctx.db, [visit.idPeserta])).get(visit.idPeserta);
  const isShown = row?.dosis.some(({ dosisKe }) => dosisKe === visit.dosisKe) ?? false;
  if (!row || !isShown || visit.hasil !== 'DIBERIKAN') return;
  const reason = translator.render(message('certificate.doseCancelled'));
  await revokeLocked(systemContext(ctx.db, ctx.now), row, reason);
}

addVisitEffects({ cancelled: revokeCancelled });
