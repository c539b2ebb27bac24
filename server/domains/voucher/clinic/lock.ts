import {
  isLivePeserta,
  lockPersonOf,
  lockPeserta,
  type LockedRow,
} from '#server/domains/peserta/index.ts';
import type { Context } from '#server/platform/context.ts';
import { checkVersion } from '#server/platform/db/check-version.ts';
import { message } from '#server/platform/messages/message.ts';
import { Problem } from '#server/platform/problem.ts';
import { everyVoucher, voucherRecords, type VoucherRow } from '../records.ts';

/** A locked voucher with the locked registration that holds it, if any. */
export interface HeldVoucher {
  readonly row: VoucherRow;
  readonly holder: LockedRow | undefined;
}

/**
 * Locks a voucher in the caller's scope and the registration that holds it: first the person, then
 * the registration, then the voucher, as the record of a visit does.
 * @throws Problem 404, 409 when the voucher got another holder meanwhile
 */
export async function lockWithHolder(ctx: Context, id: number): Promise<HeldVoucher> {
  const { idPeserta } = await voucherRecords.get(ctx, id);
  let holder: LockedRow | undefined;
  if (idPeserta !== null) {
    await lockPersonOf(ctx.db, idPeserta);
    holder = await lockPeserta({ ...ctx, scope: 'all' }, idPeserta, isLivePeserta, {
      restricted: true,
    });
  }
  const row = await voucherRecords.lock({ ...ctx, ...everyVoucher }, id);
  if (row.idPeserta !== null && row.idPeserta !== idPeserta) {
    throw new Problem('KEADAAN_SALAH', message('voucher.changedMeanwhile'), {
      currentState: row.status,
      reason: 'state',
    });
  }
  return { row, holder: row.idPeserta === null ? undefined : holder };
}

/** Returns the version check of a transition, which runs once the state is known to allow it. */
export const versionCheck = (ctx: Context, row: VoucherRow, submitted: unknown) => (): void =>
  checkVersion(ctx.expectedVersion, row, submitted);
