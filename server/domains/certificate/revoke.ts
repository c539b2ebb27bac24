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
import { issueTo, lockValid } from './issue.ts';
import { certificateLifecycle, certificateRecords } from './records.ts';
import { holderColumns } from './snapshot.ts';

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
  await lockPeserta({ ...ctx, scope: 'all' }, idPeserta, sql`true`, { restricted: true });
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

/**
 * Replaces the proof that shows a corrected dose, where it shows what was corrected; the registration is
 * locked by the correction.
 */
async function replaceCorrected(ctx: Context, visit: Dose): Promise<void> {
  const valid = await lockValid(ctx.db, [visit.idPeserta]);
  const shown = valid.get(visit.idPeserta)?.dosis.find(({ dosisKe }) => dosisKe === visit.dosisKe);
  if (!shown || visit.hasil !== 'DIBERIKAN') return;
  const isStillTrue =
    shown.tanggal === visit.tanggal &&
    shown.vaksin === (visit.vaksin ?? '') &&
    shown.batch === (visit.batch ?? '');
  if (isStillTrue) return;
  const holders = await ctx.db
    .select(holderColumns)
    .from(peserta)
    .where(eq(peserta.id, visit.idPeserta));
  await issueTo(ctx, holders, valid, translator.render(message('certificate.doseCorrected')));
}

addVisitEffects({ cancelled: revokeCancelled, corrected: replaceCorrected });
