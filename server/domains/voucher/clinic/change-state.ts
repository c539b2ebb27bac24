import { and, asc, eq } from 'drizzle-orm';
import type { voucherCalls } from '#contract/domains/voucher/calls.ts';
import { cancelVisit, runVisitEffects } from '#server/domains/vaksinasi/index.ts';
import type { Context, Handler } from '#server/platform/context.ts';
import { voucher } from '#server/platform/db/schema/index.ts';
import { checkTransition, transition } from '#server/platform/lifecycle/transition.ts';
import { message } from '#server/platform/messages/message.ts';
import { translator } from '#server/platform/messages/translator.ts';
import { followQuotaOfTransaction } from '../contract/lifecycle.ts';
import { voucherLifecycle } from '../lifecycle.ts';
import { toVoucher, voucherRecords, type VoucherRow } from '../records.ts';
import { releaseHolder, withoutHolder } from './holder.ts';
import { lockWithHolder, versionCheck, type HeldVoucher } from './lock.ts';

/** Why and under which version a state is changed. */
interface Change {
  readonly reason: string | undefined;
  readonly check?: () => void;
}

const optionsOf = ({ reason, check }: Change) => ({ reason, ...(check ? { check } : {}) });

/** Takes a voucher from its holder and frees the registration. */
async function unbind(ctx: Context, { row, holder }: HeldVoucher, change: Change) {
  const after = await transition(ctx, voucherLifecycle, row, 'unbind', {
    ...optionsOf(change),
    values: withoutHolder,
  });
  if (holder) await releaseHolder(ctx, row, holder);
  return after;
}

/**
 * Takes the vouchers that are bound to a registration from it, because it is no longer processed. The registration may
 * be deleted by it, when it was made for a voucher.
 * @returns how many
 */
export async function releaseVouchersOf(
  ctx: Context,
  idPeserta: number,
  reason: string,
): Promise<number> {
  const bound = await ctx.db
    .select({ id: voucher.id })
    .from(voucher)
    .where(and(eq(voucher.idPeserta, idPeserta), eq(voucher.status, 'TERIKAT')))
    .orderBy(asc(voucher.id));
  for (const { id } of bound) {
    await unbind(ctx, await lockWithHolder({ ...ctx, scope: 'all' }, id), { reason });
  }
  return bound.length;
}

/**
 * Voids a locked voucher, which returns its quota, and frees its holder's registration. The state of
 * the contract is left to the caller.
 */
export async function voidVoucher(
  ctx: Context,
  { row, holder }: HeldVoucher,
  change: Change,
): Promise<VoucherRow> {
  const after = await transition(ctx, voucherLifecycle, row, 'void', {
    ...optionsOf(change),
    values: { ...withoutHolder, voidReason: change.reason ?? null },
  });
  if (holder) await releaseHolder(ctx, row, holder);
  return after;
}

/** Reverses a use and cancels the visit that was recorded with it; the dose returns to the stock. */
async function reverseUse(ctx: Context, { row }: HeldVoucher, change: Change) {
  const after = await transition(ctx, voucherLifecycle, row, 'reverseUse', {
    ...optionsOf(change),
    values: unused,
  });
  if (row.idDosis !== null) {
    const reason = translator.render(message('voucher.reversed', { alasan: change.reason ?? '' }));
    const visit = await cancelVisit({ ...ctx, scope: 'all' }, row.idDosis, reason);
    // The voucher no longer names the visit, so that its own effect changes nothing.
    await runVisitEffects('cancelled', ctx, visit);
  }
  return after;
}

/** Columns of a voucher that was not used. */
export const unused = { usedAt: null, usedBy: null, idDosis: null, dosisKe: null } as const;

type Event = 'freeze' | 'release' | 'reverseUse' | 'unbind' | 'void';

/** Changes the state of a locked voucher. */
async function changeLocked(ctx: Context, held: HeldVoucher, event: Event, change: Change) {
  const { row } = held;
  switch (event) {
    case 'unbind':
      return await unbind(ctx, held, change);
    case 'void': {
      const after = await voidVoucher(ctx, held, change);
      await followQuotaOfTransaction(ctx, row.VoucherTransactionId);
      return after;
    }
    case 'reverseUse':
      return await reverseUse(ctx, held, change);
    case 'freeze':
      return await transition(ctx, voucherLifecycle, row, event, {
        ...optionsOf(change),
        values: { voidReason: change.reason ?? null },
      });
    case 'release':
      return await transition(
        ctx,
        voucherLifecycle,
        row,
        row.idPeserta === null ? 'release' : 'releaseBound',
        {
          ...optionsOf(change),
          values: { voidReason: null, failedChecks: 0, failedSince: null },
        },
      );
  }
}

export const changeState: Handler<typeof voucherCalls.changeState> = async (
  ctx,
  { params, body },
) => {
  const { event, alasan } = body;
  const found = await voucherRecords.get(ctx, params.id);
  checkTransition(ctx.user, voucherLifecycle, found, event);
  const held = await lockWithHolder(ctx, params.id);
  const reason = alasan ?? undefined;
  const check = versionCheck(ctx, held.row, body);
  return await toVoucher(ctx, await changeLocked(ctx, held, event, { reason, check }));
};

/** Activates one voucher. */
export const activate: Handler<typeof voucherCalls.activate> = async (ctx, { params }) => {
  const row = await voucherRecords.lock(ctx, params.id);
  const after = await transition(ctx, voucherLifecycle, row, 'activate', {
    check: versionCheck(ctx, row, null),
    values: { activatedAt: ctx.now.toISOString(), activatedBy: ctx.user.fullName },
  });
  return await toVoucher(ctx, after);
};
