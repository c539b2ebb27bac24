import { and, eq, sql } from 'drizzle-orm';
import type { Message } from '#contract/core/messages/message.ts';
import { dayInZone } from '#contract/core/values/zone.ts';
import { maskCode } from '#contract/domains/voucher/code.ts';
import { isRecentlyUsed, reversalHours } from '#contract/domains/voucher/reversal.ts';
import { recordPath } from '#contract/record-pages.ts';
import { voucherStates } from '#contract/states/voucher.ts';
import type { Queryable } from '#server/platform/db/client.ts';
import { faskes, voucherContractFaskes } from '#server/platform/db/schema/index.ts';
import { dayInJakarta } from '#server/platform/jakarta-day.ts';
import {
  defineLifecycle,
  kitRecords,
  type TransitionContext,
  type TransitionInput,
} from '#server/platform/lifecycle/lifecycle.ts';
import { message } from '#server/platform/messages/message.ts';
import { findCirculationObstacle, type CirculationObstacle } from './contract/obstacle.ts';
import { voucherRecords, type VoucherRow } from './records.ts';

/** Whether a facility is active and accepts the vouchers of a contract. */
export async function acceptsVouchers(
  db: Queryable,
  voucherContractId: number,
  idFaskes: number,
): Promise<boolean> {
  const ofContract = sql`${voucherContractFaskes.idContract} = ${voucherContractId}`;
  const found = await db.$count(
    faskes,
    and(
      eq(faskes.id, idFaskes),
      eq(faskes.isActive, true),
      sql`${faskes.deletedAt} is null`,
      // A contract without facilities allows all active ones.
      sql`(not exists (select 1 from ${voucherContractFaskes} where ${ofContract})
        or exists (select 1 from ${voucherContractFaskes} where ${ofContract}
          and ${voucherContractFaskes.idFaskes} = ${idFaskes}))`,
    ),
  );
  return found > 0;
}

/** Who asks why a voucher cannot be used. */
export type ObstacleContext = Pick<TransitionContext, 'db' | 'now'> & {
  readonly user: Pick<TransitionContext['user'], 'role'>;
};

/** Words an obstacle of the contract for a facility, which learns nothing of the company's payments. */
const forFacility = ({ reason, text }: CirculationObstacle): Message =>
  reason === 'over' || reason === 'notStarted' ? text : message('voucher.suspended');

/**
 * Returns why a voucher cannot be activated, bound or used at an instant, `now`: it has expired, its contract does
 * not allow it, or the facility does not accept it. It may be activated before the contract's first
 * day.
 * @param idFaskes the facility, where one is involved
 */
export async function findVoucherObstacle(
  { db, now, user }: ObstacleContext,
  row: Pick<VoucherRow, 'kontrak' | 'status' | 'validUntil' | 'voidReason' | 'voucherContractId'>,
  idFaskes: number | null,
): Promise<Message | undefined> {
  const today = dayInJakarta(now);
  if (row.validUntil < today) return message('voucher.expired', { sampai: row.validUntil });
  // It was frozen when it expired.
  if (row.status === 'KEDALUWARSA' && row.voidReason !== null) return message('voucher.suspended');
  const obstacle = await findCirculationObstacle(db, row.kontrak ?? row.voucherContractId, today);
  if (obstacle && !(row.status === 'BARU' && obstacle.reason === 'notStarted')) {
    return user.role === 'FASKES' ? forFacility(obstacle) : obstacle.text;
  }
  return idFaskes === null || (await acceptsVouchers(db, row.voucherContractId, idFaskes))
    ? undefined
    : message('voucher.facilityNotAllowed');
}

/** Returns the facility of an event: the one that is saved with it, or the voucher's. */
const facilityOf = (row: VoucherRow, { values }: TransitionInput): number | null =>
  typeof values?.idFaskes === 'number' ? values.idFaskes : row.idFaskes;

/** Returns when a voucher is used: at the instant that is saved with the event, or now. */
const instantOf = ({ now }: Pick<TransitionContext, 'now'>, { values }: TransitionInput): Date =>
  typeof values?.usedAt === 'string' ? new Date(values.usedAt) : now;

/** Says why an event is impossible in the state of a voucher, and what to do. */
function wrongState(
  { status, code, usedAt, zona, validUntil }: VoucherRow,
  event: string,
): Message {
  if (status === 'TERPAKAI' && usedAt !== null) {
    return message('voucher.alreadyUsed', { hari: dayInZone(usedAt, zona) });
  }
  if (status === 'KEDALUWARSA') return message('voucher.expired', { sampai: validUntil });
  if (event === 'bind' && status === 'TERIKAT') return message('voucher.alreadyBound');
  if (event === 'use' && status === 'AKTIF') return message('voucher.notBound');
  if (status === 'BARU' && (event === 'bind' || event === 'use')) {
    return message('voucher.notActive');
  }
  return message('voucher.wrongState', {
    kode: maskCode(code),
    keadaan: message(`voucher.state.${status}`),
  });
}

/** The lifecycle of vouchers. */
export const voucherLifecycle = defineLifecycle({
  ...kitRecords(voucherRecords),
  states: voucherStates,
  wrongState,
  guards: {
    mayCirculate: (ctx, row, input) =>
      findVoucherObstacle({ ...ctx, now: instantOf(ctx, input) }, row, facilityOf(row, input)),
    isNotOver: ({ now }, { validUntil }) =>
      validUntil < dayInJakarta(now)
        ? message('voucher.expired', { sampai: validUntil })
        : undefined,
    isRecentUse: ({ now }, row) =>
      isRecentlyUsed(now, row)
        ? undefined
        : message('voucher.usedTooLongAgo', { jam: reversalHours }),
  },
  linkOf: ({ id }, recipient) =>
    recordPath('voucher', id, recipient === 'ownerBhbu' ? 'own' : 'all'),
  ownersOf: ({ idBHBU, idFaskes }) => ({ bhbuId: idBHBU, faskesId: idFaskes }),
});
