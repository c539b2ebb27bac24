import { and, inArray, sql } from 'drizzle-orm';
import { addDays, daysBetween } from '#contract/core/values/day.ts';
import type { DeadlineKind } from '#contract/domains/deadline.ts';
import { recordPath } from '#contract/record-pages.ts';
import { openInvoiceStates } from '#contract/states/invoice.ts';
import { transaction, type Db } from '#server/platform/db/client.ts';
import { invoice, invoiceReminder } from '#server/platform/db/schema/index.ts';
import { lastPaymentDay } from '#server/platform/db/views/invoice-needs.ts';
import { dayInJakarta } from '#server/platform/jakarta-day.ts';
import { systemContext } from '#server/platform/lifecycle/lifecycle.ts';
import { recordMail } from '#server/platform/lifecycle/mail.ts';
import { timedTransition } from '#server/platform/lifecycle/timed-transition.ts';
import { message } from '#server/platform/messages/message.ts';
import { notifyAccounts } from '#server/platform/notification/notify.ts';
import type { TableJob } from '#server/platform/scheduler/scheduler.ts';
import { invoiceLifecycle } from './lifecycle.ts';
import { invoiceRecords, lockInvoice, selectInvoices, type InvoiceRow } from './records.ts';

/** Marks invoices as overdue after their last day, or the later one that FINANCE gave the order. */
export const markOverdueInvoices = timedTransition({
  name: 'mark overdue invoices',
  table: invoice,
  lifecycle: invoiceLifecycle,
  records: { lock: lockInvoice },
  event: 'fallDue',
  isDue: now => sql`${lastPaymentDay} < ${dayInJakarta(now)}::date`,
});

/** Days before the due date on which the company is reminded; negative ones are after it. */
const reminderDays = [7, 3, 1, -7, -30] as const;

/** Reminds of one invoice, once on each of the days. */
async function remindOf(db: Db, now: Date, row: InvoiceRow): Promise<void> {
  const { hariTerakhir } = row;
  if (hariTerakhir === null) return;
  const daysLeft = daysBetween(dayInJakarta(now), hariTerakhir);
  const due = reminderDays.find(days => days === daysLeft);
  if (due === undefined) return;
  await transaction(db, async tx => {
    const [inserted] = await tx
      .insert(invoiceReminder)
      .values({ idInvoice: row.id, hariSebelum: due })
      .onConflictDoNothing()
      .returning({ idInvoice: invoiceReminder.idInvoice });
    if (!inserted) return;
    const nama = invoiceRecords.labelOf(row);
    const event = due > 0 ? 'dueSoon' : 'overdue';
    const hari = Math.abs(due);
    const jenis: DeadlineKind =
      row.menunggu === 'PEMBAYARAN_PERTAMA' ? 'uploadProof' : 'paySecondHalf';
    const reminder = recordMail(message('mail.reminder.subject', { nomor: nama }), [
      message(`mail.reminder.${event}`, { nomor: nama, hari }),
      message('invoice.dueDay', { hari: hariTerakhir }),
    ]);
    const mails = [undefined, reminder] as const;
    for (const mail of mails) {
      await notifyAccounts(
        systemContext(tx, now),
        'ownerBhbu',
        { bhbuId: row.idBHBU },
        {
          resource: 'invoice',
          recordId: row.id,
          message: 'invoice.due',
          params: { nama, jenis, sampai: hariTerakhir },
          path: recordPath('invoice', row.id, 'own'),
          right: 'payment.create',
          ...(mail ? { mail } : {}),
        },
      );
    }
  });
}

/** Reminds companies of unpaid invoices before and after the due date. */
export const remindOfInvoices: TableJob = {
  name: 'remind of invoices',
  runAll: async (db, now) => {
    const today = dayInJakarta(now);
    const rows = await selectInvoices({ db }).where(
      and(
        inArray(invoice.status, [...openInvoiceStates]),
        inArray(
          lastPaymentDay,
          reminderDays.map(days => addDays(today, days)),
        ),
        sql`not exists (select 1 from invoice_reminder r
          where r.id_invoice = ${invoice.id} and r.hari_sebelum = ${lastPaymentDay} - ${today}::date)`,
      ),
    );
    for (const row of rows) await remindOf(db, now, row);
  },
};
