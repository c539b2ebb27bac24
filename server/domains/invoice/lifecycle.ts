import { and, eq, inArray } from 'drizzle-orm';
import { recordPath } from '#contract/record-pages.ts';
import { invoiceStates } from '#contract/states/invoice.ts';
import { countedPaymentStates } from '#contract/states/payment.ts';
import { payment } from '#server/platform/db/schema/index.ts';
import { defineLifecycle, kitRecords } from '#server/platform/lifecycle/lifecycle.ts';
import { eventMail, reasonParagraph } from '#server/platform/lifecycle/mail.ts';
import { message } from '#server/platform/messages/message.ts';
import { invoiceRecords } from './records.ts';

/** The lifecycle of invoices. */
export const invoiceLifecycle = defineLifecycle({
  ...kitRecords(invoiceRecords),
  states: invoiceStates,
  wrongState: row =>
    message('invoice.wrongState', {
      nomor: invoiceRecords.labelOf(row),
      keadaan: message(`invoice.state.${row.status}`),
    }),
  guards: {
    /**
     * A person decides on a proof that waits for verification first. When its order ends, the server
     * does not wait for that: what is verified later is an excess.
     */
    notPaid: async ({ db, user }, { id, dibayar, dikredit }) => {
      if (dikredit > 0) return message('invoice.hasNota');
      const waiting = user.id === null ? [] : (['BUKTI_DIUNGGAH'] as const);
      const payments = and(
        eq(payment.idInvoice, id),
        inArray(payment.status, [...countedPaymentStates, ...waiting]),
      );
      return dibayar > 0 || (await db.$count(payment, payments)) > 0
        ? message('invoice.hasPayment')
        : undefined;
    },
  },
  linkOf: ({ id }, recipient) =>
    recordPath('invoice', id, recipient === 'ownerBhbu' ? 'own' : 'all'),
  ownersOf: ({ idBHBU }) => ({ bhbuId: idBHBU }),
  mailOf: ({ noInvoice, alasanBatal, jatuhTempo }, event) =>
    eventMail('invoice', event, noInvoice, [
      ...(event === 'cancel' ? reasonParagraph(alasanBatal) : []),
      ...(event === 'issue' && jatuhTempo ? [message('invoice.dueDay', { hari: jatuhTempo })] : []),
    ]),
});
