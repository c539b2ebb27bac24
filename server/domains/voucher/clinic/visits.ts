import { and, asc, eq, inArray, isNull, or } from 'drizzle-orm';
import type { Dose } from '#contract/domains/vaksinasi/index.ts';
import { maskCode } from '#contract/domains/voucher/code.ts';
import { isRecentlyUsed } from '#contract/domains/voucher/reversal.ts';
import { addVisitEffects } from '#server/domains/vaksinasi/index.ts';
import type { Context } from '#server/platform/context.ts';
import { voucher } from '#server/platform/db/schema/index.ts';
import { systemContext } from '#server/platform/lifecycle/lifecycle.ts';
import { transition } from '#server/platform/lifecycle/transition.ts';
import { notifyAccounts } from '#server/platform/notification/notify.ts';
import { findVoucherObstacle, voucherLifecycle } from '../lifecycle.ts';
import { everyVoucher, voucherRecords, type VoucherRow } from '../records.ts';
import { unused } from './change-state.ts';
import { paysVaccine, useVoucher } from './use.ts';

/** Locks the vouchers that match, in the order of their ids. */
async function lockVouchers(ctx: Context, where: ReturnType<typeof and>): Promise<VoucherRow[]> {
  const found = await ctx.db
    .select({ id: voucher.id })
    .from(voucher)
    .where(where)
    .orderBy(asc(voucher.id));
  const rows: VoucherRow[] = [];
  for (const { id } of found) {
    rows.push(await voucherRecords.lock({ db: ctx.db, now: ctx.now, ...everyVoucher }, id));
  }
  return rows;
}

/** Notifies staff of a dose that was given to the holder of a voucher that could not be used for it. */
async function reportUnpaidDose(ctx: Context, row: VoucherRow): Promise<void> {
  for (const recipient of ['ADMIN', 'AM'] as const) {
    await notifyAccounts(
      ctx,
      recipient,
      {},
      {
        resource: 'voucher',
        recordId: row.id,
        message: 'voucher.unpaidDose',
        params: { nama: maskCode(row.code) },
        path: voucherLifecycle.linkOf?.(row, recipient) ?? null,
      },
    );
  }
}

/**
 * Uses the voucher of a participant for a dose that was recorded in the queue. A record is never
 * refused because of a voucher: one that cannot be used is reported to staff.
 * @param at when it was recorded, at which the voucher has to be valid
 */
async function payRecordedDose(ctx: Context, visit: Dose, at: Date = ctx.now): Promise<void> {
  if (visit.hasil !== 'DIBERIKAN') return;
  const rows = await lockVouchers(
    ctx,
    and(
      eq(voucher.idPeserta, visit.idPeserta),
      or(
        inArray(voucher.status, ['TERIKAT', 'DIBEKUKAN', 'KEDALUWARSA']),
        and(eq(voucher.status, 'TERPAKAI'), isNull(voucher.idDosis)),
      ),
    ),
  );
  const waiting = rows.find(row => row.status === 'TERPAKAI' && paysVaccine(row, visit.idProduk));
  if (waiting) {
    await voucherRecords.update(
      ctx,
      waiting,
      { idDosis: visit.id, dosisKe: visit.dosisKe },
      { action: 'recordDose' },
    );
    return;
  }
  for (const row of rows.filter(one => one.status === 'TERIKAT' || one.status === 'KEDALUWARSA')) {
    if (!paysVaccine(row, visit.idProduk)) continue;
    if (await findVoucherObstacle({ ...ctx, now: at }, row, visit.idFaskes)) continue;
    await useVoucher(ctx, row, visit, at);
    return;
  }
  // A voucher that expired before an earlier dose has nothing to do with a later one.
  const unusable = rows.find(({ status }) => status !== 'KEDALUWARSA' || visit.dosisKe === 1);
  if (unusable) await reportUnpaidDose(ctx, unusable);
}

/**
 * Undoes the use of a voucher whose visit was cancelled soon after; later it stays used, and waits for
 * another record of the dose.
 */
async function undoPaidDose(ctx: Context, visit: Dose): Promise<void> {
  for (const row of await lockVouchers(ctx, eq(voucher.idDosis, visit.id))) {
    if (isRecentlyUsed(ctx.now, row)) {
      const system = systemContext(ctx.db, ctx.now);
      await transition(system, voucherLifecycle, row, 'undoUse', { values: unused });
    } else {
      const values = { idDosis: null, dosisKe: null };
      await voucherRecords.update(ctx, row, values, { action: 'cancelDose' });
    }
  }
}

/**
 * Frees the voucher of a dose whose corrected vaccine it does not pay, and reports the dose to staff; a
 * dose without a voucher gets the one that pays its corrected vaccine.
 */
async function payCorrectedDose(ctx: Context, visit: Dose, before: Dose): Promise<void> {
  if (visit.hasil !== 'DIBERIKAN' || visit.idProduk === before.idProduk) return;
  const paying = await lockVouchers(ctx, eq(voucher.idDosis, visit.id));
  const wrong = paying.filter(row => !paysVaccine(row, visit.idProduk));
  if (wrong.length > 0) await undoPaidDose(ctx, visit);
  for (const row of wrong) await reportUnpaidDose(ctx, row);
  if (paying.length === 0) await payRecordedDose(ctx, visit);
}

addVisitEffects({
  recorded: payRecordedDose,
  cancelled: undoPaidDose,
  corrected: payCorrectedDose,
});
