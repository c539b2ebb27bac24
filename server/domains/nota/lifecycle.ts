import { and, asc, eq } from 'drizzle-orm';
import { recordPath } from '#contract/record-pages.ts';
import { notaStates } from '#contract/states/nota.ts';
import { everyInvoice, invoiceLifecycle } from '#server/domains/invoice/index.ts';
import { nota } from '#server/platform/db/schema/index.ts';
import {
  defineLifecycle,
  kitRecords,
  systemContext,
} from '#server/platform/lifecycle/lifecycle.ts';
import { eventMail, reasonParagraph } from '#server/platform/lifecycle/mail.ts';
import { transition } from '#server/platform/lifecycle/transition.ts';
import { message } from '#server/platform/messages/message.ts';
import { notaRecords } from './records.ts';

/** The lifecycle of notes. */
export const notaLifecycle = defineLifecycle({
  ...kitRecords(notaRecords),
  states: notaStates,
  wrongState: row => message('nota.wrongState', { keadaan: message(`nota.state.${row.status}`) }),
  guards: {
    notProposer: ({ user }, { idPengusul }) =>
      user.id !== null && user.id === idPengusul ? message('nota.proposerApproves') : undefined,
  },
  linkOf: ({ id }) => recordPath('nota', id),
  ownersOf: ({ idBHBU }) => ({ bhbuId: idBHBU }),
  mailOf: ({ noNota, noInvoice, alasan, alasanStatus, nilaiTagihan }, event) =>
    eventMail('nota', event, noNota, [
      message('nota.mailAmount', { nomor: noInvoice ?? '', nilai: nilaiTagihan }),
      ...reasonParagraph(alasanStatus ?? alasan),
    ]),
});

/** The notes of an invoice that wait for their approval. */
const proposedOf = (idInvoice: number) =>
  and(eq(nota.idInvoice, idInvoice), eq(nota.status, 'DIAJUKAN'));

// A person decides on a proposed note first; when its order ends, the server does not wait for that.
invoiceLifecycle.addGuard('cancel', 'hasProposedNota', async ({ db, user }, { id }) =>
  user.id !== null && (await db.$count(nota, proposedOf(id))) > 0
    ? message('invoice.hasProposedNota')
    : undefined,
);

invoiceLifecycle.addEffect('cancel', async ({ db, now }, { before: { id, noInvoice } }) => {
  const open = await db
    .select({ id: nota.id })
    .from(nota)
    .where(proposedOf(id))
    .orderBy(asc(nota.id));
  const system = systemContext(db, now);
  const alasanStatus = `Invoice ${noInvoice ?? ''} dibatalkan`;
  for (const { id: idNota } of open) {
    const row = await notaRecords.lock({ db, now, ...everyInvoice }, idNota);
    await transition(system, notaLifecycle, row, 'refuse', {
      reason: alasanStatus,
      values: { alasanStatus },
    });
  }
});
