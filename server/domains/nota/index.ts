import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { notaCalls } from '#contract/domains/nota/calls.ts';
import { notaStates } from '#contract/states/nota.ts';
import { isOfCompanyNamed } from '#server/domains/bhbu/index.ts';
import type { Context, Handlers } from '#server/platform/context.ts';
import {
  containsCode,
  ignoringCase,
  inOrderOf,
  isAmongFound,
} from '#server/platform/db/list-query.ts';
import { bhbu, invoice, nota } from '#server/platform/db/schema/index.ts';
import { countWaitingRows, dayOfInstant, type Waiting } from '#server/platform/db/waiting.ts';
import { createDocumentHandlers } from '#server/platform/document/index.ts';
import { createHistoryHandler } from '#server/platform/lifecycle/history.ts';
import { changeState } from './decide.ts';
import { notaDocuments } from './document.ts';
import { create, listCreditable } from './propose.ts';
import { getNota, notaRecords } from './records.ts';

export { notaDocuments } from './document.ts';

/** Whether a note, or its cancellation, waits for a second person. */
const waitsForApproval = inArray(nota.status, ['DIAJUKAN', 'DIUSULKAN_BATAL']);

export const notaPage = notaRecords.list({
  selectIds: ({ db }, sortBy) => {
    const ids = db.select({ id: nota.id }).from(nota);
    return sortBy === 'namaBHBU'
      ? ids.innerJoin(bhbu, eq(bhbu.id, nota.idBHBU)).$dynamic()
      : ids.$dynamic();
  },
  search: async (q, { db }) => {
    if (!q) return undefined;
    const invoices = () =>
      db.select({ id: invoice.id }).from(invoice).where(containsCode(q, invoice.noInvoice));
    return or(
      containsCode(q, nota.noNota),
      containsCode(q, nota.noFaktur),
      await isOfCompanyNamed(db, nota.idBHBU, q),
      await isAmongFound(nota.idInvoice, invoices),
    );
  },
  sort: {
    // Proposed notes, which have no day, are the newest.
    tanggalNota: sql`coalesce(${nota.tanggalNota}, 'infinity')`,
    noNota: sql`coalesce(${nota.noNota}, '')`,
    namaBHBU: ignoringCase(bhbu.namaBHBU),
    nilaiTagihan: nota.nilaiTagihan,
    status: inOrderOf(notaStates.names, nota.status),
    modifiedAt: nota.modifiedAt,
  },
  filters: {
    idBHBU: nota.idBHBU,
    idInvoice: nota.idInvoice,
    status: nota.status,
    jenis: nota.jenis,
    tanggalNota: nota.tanggalNota,
    nilaiTagihan: nota.nilaiTagihan,
    menunggu: (waits: boolean) => (waits ? waitsForApproval : sql`not ${waitsForApproval}`),
  },
});

/** Counts the notes, and the cancellations of notes, that the caller may approve. */
export const countNotesToApprove = (ctx: Context): Promise<Waiting> =>
  countWaitingRows(
    ctx.db,
    nota,
    and(waitsForApproval, sql`${nota.idPengusul} is distinct from ${ctx.user.id}`),
    dayOfInstant(nota.modifiedAt),
  );

export const notaHandlers: Handlers<typeof notaCalls> = {
  list: notaPage,
  get: (ctx, { params }) => getNota(ctx, params.id),
  creditable: listCreditable,
  create,
  changeState,
  history: createHistoryHandler('nota', notaRecords),
  ...createDocumentHandlers(notaDocuments),
};
