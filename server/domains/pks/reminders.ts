import { and, between, inArray, or } from 'drizzle-orm';
import { addDays, daysBetween } from '#contract/core/values/day.ts';
import {
  contractDeadlines,
  expiringStates,
  reminderDays,
  type ContractDeadline,
} from '#contract/domains/pks/clock.ts';
import { recordPath } from '#contract/record-pages.ts';
import { transaction, type Db } from '#server/platform/db/client.ts';
import { order, pks, pksReminder } from '#server/platform/db/schema/index.ts';
import { dayInJakarta } from '#server/platform/jakarta-day.ts';
import { systemContext } from '#server/platform/lifecycle/lifecycle.ts';
import { notifyAccounts } from '#server/platform/notification/notify.ts';
import type { TableJob } from '#server/platform/scheduler/scheduler.ts';
import { factsOf, pksRecords, selectPks, selectPlacedOrders, type PksRow } from './records.ts';

const latestReminder = Math.max(...reminderDays);

/** Whether a payment meets a deadline. */
const isPayment = ({ closedBy }: ContractDeadline): boolean =>
  closedBy === 'uploadProof' || closedBy === 'paySecondHalf';

/** Returns the reminder that is due, also when no job ran on its own day. */
function dueReminder(daysLeft: number): number | undefined {
  const due = reminderDays.filter(days => days >= daysLeft);
  return daysLeft < 0 || due.length === 0 ? undefined : Math.min(...due);
}

/**
 * Reminds those concerned of one deadline, each reminder once.
 * @param key identifies the deadline among those of the agreement
 */
async function remindOf(
  db: Db,
  now: Date,
  row: PksRow,
  deadline: ContractDeadline,
  key: string,
): Promise<void> {
  const { closedBy, lastDay } = deadline;
  const daysLeft = daysBetween(dayInJakarta(now), lastDay);
  const due = dueReminder(daysLeft);
  if (due === undefined) return;
  const recipients = [
    'LEGAL',
    'AM',
    'ownerBhbu',
    ...(isPayment(deadline) ? (['FINANCE'] as const) : []),
  ] as const;
  await transaction(db, async tx => {
    const [inserted] = await tx
      .insert(pksReminder)
      .values({ idPKS: row.id, pasal: key, tenggat: lastDay, hariSebelum: due })
      .onConflictDoNothing()
      .returning({ idPKS: pksReminder.idPKS });
    if (!inserted) return;
    for (const recipient of recipients) {
      await notifyAccounts(
        systemContext(tx, now),
        recipient,
        { bhbuId: row.idBHBU },
        {
          resource: 'pks',
          recordId: row.id,
          message: 'pks.due',
          params: { nama: pksRecords.labelOf(row), jenis: closedBy, sampai: lastDay },
          path: recordPath('order', row.idOrder),
          right: isPayment(deadline) ? 'payment.create' : 'order.signForBuyer',
        },
      );
    }
  });
}

/** Reminds both parties 7, 3 and 1 days before each deadline of an agreement and its orders. */
export const remindOfDeadlines: TableJob = {
  name: 'remind of contract deadlines',
  runAll: async (db, now) => {
    const today = dayInJakarta(now);
    const isAwaitingPayment = inArray(order.status, ['MENUNGGU_BAYAR', 'DIBAYAR_SEBAGIAN']);
    const agreements = await selectPks({ db }).where(
      or(
        inArray(pks.status, ['PERINGATAN', 'PEMBERITAHUAN_AKHIR']),
        isAwaitingPayment,
        and(
          inArray(pks.status, [...expiringStates]),
          between(pks.berlakuSampai, today, addDays(today, latestReminder)),
        ),
      ),
    );
    for (const row of agreements) {
      for (const deadline of contractDeadlines(factsOf(row))) {
        await remindOf(db, now, row, deadline, deadline.clause);
      }
    }
    const placed = await selectPlacedOrders({ db }).where(isAwaitingPayment);
    for (const row of placed) {
      for (const deadline of contractDeadlines(factsOf(row)).filter(isPayment)) {
        await remindOf(db, now, row, deadline, `${deadline.clause}/${row.idOrder}`);
      }
    }
  },
};
