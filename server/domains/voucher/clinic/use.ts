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
import { findVoucherObstacle, voucherLifecycle } from '../lifecycle.ts';
import { toVoucher, voucherRecords, type VoucherRow } from '../records.ts';
import { checkCanBeVaccinated, checkCirculates, refused } from './holder.ts';
import { lockWithHolder, versionCheck } from './lock.ts';

/** When a voucher was used without network, where and by whom, and what was known then. */
export interface UseWithoutNetwork {
  readonly at: Date;
  readonly idFaskes: number;
  readonly idPeserta: number;
  /** When the day was prepared, for the rules of batches. */
  readonly knownAt: string | undefined;
}

/** The dose that a voucher pays. */
interface PaidDose {
  readonly id: number;
  readonly dosisKe: number;
  readonly idFaskes: number;
}

/**
 * Uses a locked voucher at a facility, for a dose or for one that is recorded later.
 * @param usedAt the instant of the use, at which the voucher has to be valid
 */
export const useVoucher = (
  ctx: Context,
  row: VoucherRow,
  paid: { readonly idFaskes: number } & Partial<PaidDose>,
  usedAt: Date = ctx.now,
): Promise<VoucherRow> =>
  transition(ctx, voucherLifecycle, row, 'use', {
    values: {
      usedAt: usedAt.toISOString(),
      usedBy: ctx.user.fullName,
      idFaskes: paid.idFaskes,
      idDosis: paid.id ?? null,
      dosisKe: paid.dosisKe ?? null,
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
  offline: UseWithoutNetwork | undefined,
): Promise<VoucherRow> {
  const scope = callScope(ctx.user, vaksinasiCalls.record);
  if (!scope) throw new Problem('AKSES_DITOLAK', message('auth.forbidden'));
  const body = { ...dosis, idPeserta, idFaskes };
  const visit = await recordVisit({ ...ctx, scope }, body, { knownAt: offline?.knownAt });
  if (!paysVaccine(row, visit.idProduk)) {
    throw invalidField('idProduk', message('voucher.otherVaccine', { produk: row.namaProduk }));
  }
  return visit.hasil === 'DIBERIKAN' ? await useVoucher(ctx, row, visit, offline?.at) : row;
}

/** Uses a voucher whose dose is recorded later: its holder is in the queue of the day of its use. */
async function useForDay(
  ctx: Context,
  row: VoucherRow,
  holder: LockedRow,
  idFaskes: number,
  usedAt: Date,
): Promise<VoucherRow> {
  const rencanaTanggal = await todayAtFaskes({ ...ctx, now: usedAt }, idFaskes);
  await checkCanBeVaccinated(ctx, row, holder, rencanaTanggal);
  await assignVoucherHolder(ctx, holder, { idFaskes, rencanaTanggal });
  return await useVoucher(ctx, row, { idFaskes }, usedAt);
}

/**
 * Uses a voucher exactly once.
 * @param offline of a use without network, by whose instant the voucher and its dose are checked
 * @throws Problem 404, 409 with the reason, 412, 422
 */
export async function useVoucherById(
  ctx: Context,
  id: number,
  body: UseInput,
  offline?: UseWithoutNetwork,
): Promise<VoucherRow> {
  // A used voucher is refused without waiting for a lock.
  const found = await voucherRecords.get(ctx, id);
  checkTransition(ctx.user, voucherLifecycle, found, 'use');
  const { row, holder } = await lockWithHolder(ctx, id);
  checkTransition(ctx.user, voucherLifecycle, row, 'use');
  const usedAt = offline?.at ?? ctx.now;
  if (!holder) {
    const obstacle = await findVoucherObstacle({ ...ctx, now: usedAt }, row, null);
    throw refused(row, 'state', obstacle ?? message('voucher.notBound'));
  }
  versionCheck(ctx, row, body)();
  if (offline && holder.id !== offline.idPeserta) {
    throw refused(row, 'holder', message('voucher.changedMeanwhile'));
  }
  const idFaskes = offline?.idFaskes ?? ctx.user.faskesId ?? holder.faskesId;
  if (idFaskes === null || holder.faskesId !== idFaskes) {
    throw refused(row, 'facility', message('voucher.holderElsewhere', { nama: holder.nama }));
  }
  await checkCirculates({ ...ctx, now: usedAt }, row, idFaskes);
  return body.dosis
    ? await useForDose(ctx, row, { idPeserta: holder.id, idFaskes }, body.dosis, offline)
    : await useForDay(ctx, row, holder, idFaskes, usedAt);
}

/** Uses a voucher now. */
export const use: Handler<typeof voucherCalls.use> = async (ctx, { params, body }) =>
  await toVoucher(ctx, await useVoucherById(ctx, params.id, body));
