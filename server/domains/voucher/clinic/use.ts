import { callScope } from '#contract/core/endpoint.ts';
import { vaksinasiCalls } from '#contract/domains/vaksinasi/index.ts';
import type { voucherCalls } from '#contract/domains/voucher/calls.ts';
import type { UseInput } from '#contract/domains/voucher/record.ts';
import { assignVoucherHolder, type LockedRow } from '#server/domains/peserta/index.ts';
import { recordVisit } from '#server/domains/vaksinasi/index.ts';
import { todayAtFaskes } from '#server/platform/db/facility-zone.ts';
import type { Context, Handler } from '#server/platform/context.ts';
import { checkTransition, transition } from '#server/platform/lifecycle/transition.ts';
import { message } from '#server/platform/messages/message.ts';
import { invalidField, Problem } from '#server/platform/problem.ts';
import { voucherLifecycle } from '../lifecycle.ts';
import { toVoucher, voucherRecords, type VoucherRow } from '../records.ts';
import { checkCanBeVaccinated, checkCirculates, refused } from './holder.ts';
import { lockWithHolder, versionCheck } from './lock.ts';

/** The dose that a voucher pays. */
interface PaidDose {
  readonly id: number;
  readonly dosisKe: number;
  readonly idFaskes: number;
}

/** Uses a locked voucher at a facility, for a dose or for one that is recorded later. */
export const useVoucher = (
  ctx: Context,
  row: VoucherRow,
  at: { readonly idFaskes: number } & Partial<PaidDose>,
): Promise<VoucherRow> =>
  transition(ctx, voucherLifecycle, row, 'use', {
    values: {
      usedAt: ctx.now.toISOString(),
      usedBy: ctx.user.fullName,
      idFaskes: at.idFaskes,
      idDosis: at.id ?? null,
      dosisKe: at.dosisKe ?? null,
    },
  });

/** Whether a voucher pays a vaccine; that of a package, and one that is no product, is not compared. */
export const paysVaccine = (
  { productId, tipeProduk }: VoucherRow,
  idProduk: number | null,
): boolean => idProduk === null || tipeProduk === 'PAKET_LAYANAN' || idProduk === productId;

/**
 * Records the visit of a voucher's holder and uses the voucher for a given dose; a postponed or
 * refused one spends nothing.
 */
async function useForDose(
  ctx: Context,
  row: VoucherRow,
  { idPeserta, idFaskes }: { readonly idPeserta: number; readonly idFaskes: number },
  dosis: NonNullable<UseInput['dosis']>,
): Promise<VoucherRow> {
  const scope = callScope(ctx.user, vaksinasiCalls.record);
  if (!scope) throw new Problem('AKSES_DITOLAK', message('auth.forbidden'));
  const visit = await recordVisit({ ...ctx, scope }, { ...dosis, idPeserta, idFaskes });
  if (!paysVaccine(row, visit.idProduk)) {
    throw invalidField('idProduk', message('voucher.otherVaccine', { produk: row.namaProduk }));
  }
  return visit.hasil === 'DIBERIKAN' ? await useVoucher(ctx, row, visit) : row;
}

/** Uses a voucher whose dose is recorded later: its holder is in today's queue. */
async function useForToday(
  ctx: Context,
  row: VoucherRow,
  holder: LockedRow,
  idFaskes: number,
): Promise<VoucherRow> {
  const rencanaTanggal = await todayAtFaskes(ctx, idFaskes);
  await checkCanBeVaccinated(ctx, row, holder, rencanaTanggal);
  await assignVoucherHolder(ctx, holder, { idFaskes, rencanaTanggal });
  return await useVoucher(ctx, row, { idFaskes });
}

/** Uses a voucher exactly once. */
export const use: Handler<typeof voucherCalls.use> = async (ctx, { params, body }) => {
  // A used voucher is refused without waiting for a lock.
  const found = await voucherRecords.get(ctx, params.id);
  checkTransition(ctx.user, voucherLifecycle, found, 'use');
  const { row, holder } = await lockWithHolder(ctx, params.id);
  checkTransition(ctx.user, voucherLifecycle, row, 'use');
  if (!holder) throw new Error(`The bound voucher ${row.id} has no holder.`);
  versionCheck(ctx, row, body)();
  const idFaskes = ctx.user.faskesId ?? holder.faskesId;
  if (idFaskes === null || holder.faskesId !== idFaskes) {
    throw refused(row, 'facility', message('voucher.holderElsewhere', { nama: holder.nama }));
  }
  await checkCirculates(ctx, row, idFaskes);
  const used = body.dosis
    ? await useForDose(ctx, row, { idPeserta: holder.id, idFaskes }, body.dosis)
    : await useForToday(ctx, row, holder, idFaskes);
  return await toVoucher(ctx, used);
};
