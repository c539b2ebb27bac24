import { and, asc, eq, inArray } from 'drizzle-orm';
import { recordPath } from '#contract/record-pages.ts';
import { paymentStates } from '#contract/states/payment.ts';
import { invoiceLifecycle } from '#server/domains/invoice/index.ts';
import { payment, paymentAllocation } from '#server/platform/db/schema/index.ts';
import {
  defineLifecycle,
  kitRecords,
  systemContext,
} from '#server/platform/lifecycle/lifecycle.ts';
import { eventMail, reasonParagraph } from '#server/platform/lifecycle/mail.ts';
import { transition } from '#server/platform/lifecycle/transition.ts';
import { message } from '#server/platform/messages/message.ts';
import { lockPayment, paymentRecords } from './records.ts';

/** The lifecycle of payments. */
export const paymentLifecycle = defineLifecycle({
  ...kitRecords(paymentRecords),
  states: paymentStates,
  wrongState: row =>
    message('payment.wrongState', { keadaan: message(`payment.state.${row.status}`) }),
  guards: {
    notUploader: ({ user }, { idPengunggah, idPencatat }) =>
      user.id !== null && (user.id === idPengunggah || user.id === idPencatat)
        ? message('payment.uploaderVerifies')
        : undefined,
    notProposer: ({ user }, { idPengusul }) =>
      user.id !== null && user.id === idPengusul ? message('payment.proposerApproves') : undefined,
    notRefunded: async ({ db }, { id }) => {
      const refunds = and(
        eq(paymentAllocation.idPayment, id),
        eq(paymentAllocation.jenis, 'PENGEMBALIAN'),
      );
      return (await db.$count(paymentAllocation, refunds)) > 0
        ? message('payment.refunded')
        : undefined;
    },
  },
  linkOf: ({ id, idInvoice }, recipient) =>
    recipient === 'ownerBhbu'
      ? recordPath('paymentsOfInvoice', idInvoice, 'own')
      : recordPath('payment', id),
  ownersOf: ({ idBHBU }) => ({ bhbuId: idBHBU }),
  mailOf: ({ noInvoice, alasan }, event) =>
    eventMail('payment', event, noInvoice, event === 'verify' ? [] : reasonParagraph(alasan)),
});

// What was entered for a cancelled invoice without a proof that can be verified is discarded.
invoiceLifecycle.addEffect('cancel', async ({ db, now }, { before: { id, noInvoice } }) => {
  const open = await db
    .select({ id: payment.id })
    .from(payment)
    .where(and(eq(payment.idInvoice, id), inArray(payment.status, ['MENUNGGU_BUKTI', 'DITOLAK'])))
    .orderBy(asc(payment.id));
  const system = systemContext(db, now);
  const alasan = `Invoice ${noInvoice ?? ''} dibatalkan`;
  for (const { id: idPayment } of open) {
    const row = await lockPayment(system, idPayment);
    await transition(system, paymentLifecycle, row, 'discard', {
      reason: alasan,
      values: { alasan },
    });
  }
});
