import type { Message } from '#contract/core/messages/message.ts';
import { creditOf, notaTotals, valueOfQuantity } from '#contract/domains/nota/amounts.ts';
import type { notaCalls } from '#contract/domains/nota/calls.ts';
import { unbilledInvoiceStates, type InvoiceState } from '#contract/states/invoice.ts';
import {
  invoiceLabel,
  invoiceRecords,
  lockInvoices,
  type InvoiceRow,
} from '#server/domains/invoice/index.ts';
import { lockCurrentVersion } from '#server/domains/order/index.ts';
import type { HandlerInput } from '#contract/core/endpoint.ts';
import type { Context, Handler } from '#server/platform/context.ts';
import { notaLine } from '#server/platform/db/schema/index.ts';
import { recordCreation } from '#server/platform/lifecycle/transition.ts';
import { message } from '#server/platform/messages/message.ts';
import { invalidField, invalidFields, notFound, Problem } from '#server/platform/problem.ts';
import { findCreditedLines, toCreditable, type CreditedLine } from './credited.ts';
import { notaLifecycle } from './lifecycle.ts';
import { notaRecords, toNota } from './records.ts';

const unbilledStates: readonly InvoiceState[] = unbilledInvoiceStates;

/** Requires an issued invoice that is not cancelled. @throws Problem 409 */
function checkIssued(row: InvoiceRow): void {
  if (!unbilledStates.includes(row.status)) return;
  throw new Problem(
    'KEADAAN_SALAH',
    message('nota.notIssued', {
      nomor: invoiceLabel(row),
      keadaan: message(`invoice.state.${row.status}`),
    }),
    { currentState: row.status, reason: 'invoice' },
  );
}

type Body = HandlerInput<typeof notaCalls.create>['body'];
type AskedLine = Body['baris'][number];

/** Returns why a line cannot be credited as asked, or undefined. */
function findIssue({ qty, nilai }: AskedLine, jenis: Body['jenis'], found: CreditedLine) {
  const { sisaQty, sisaNilai } = toCreditable(found);
  if (jenis === 'KREDIT') {
    return (nilai ?? 0) > sisaNilai
      ? message('nota.moreThanBilled', { sisa: sisaNilai })
      : undefined;
  }
  if (found.line.jenis !== 'PRODUK') return message('nota.serviceByAmount');
  return (qty ?? 0) > sisaQty ? message('nota.moreThanDelivered', { sisa: sisaQty }) : undefined;
}

/**
 * Returns the lines of a note with their amounts.
 * @throws Problem 422 at the quantity or amount of each line that cannot be credited
 */
function creditLines({ jenis, baris }: Body, known: readonly CreditedLine[]) {
  const errors: Record<string, Message[]> = {};
  const field = jenis === 'RETUR' ? 'qty' : 'nilai';
  const lines = baris.flatMap((asked, at) => {
    const found = known.find(({ line }) => line.id === asked.idBaris);
    const issue = found ? findIssue(asked, jenis, found) : message('nota.otherInvoice');
    if (!found || issue) {
      if (issue) errors[`baris.${at}.${field}`] = [issue];
      return [];
    }
    const { line, before } = found;
    const qty = jenis === 'RETUR' ? (asked.qty ?? 0) : null;
    const nilai = qty === null ? (asked.nilai ?? 0) : valueOfQuantity(line, before, qty);
    return [{ found, qty, pphArah: line.pphArah, ...creditOf(line, before, nilai) }];
  });
  if (Object.keys(errors).length > 0) throw invalidFields(errors);
  return lines;
}

/**
 * Returns the tax invoice whose lines a note credits. A note lowers one tax invoice, and a nota retur
 * states its number and day (PMK 65/PMK.03/2010).
 * @throws Problem 422
 */
function fakturOf(jenis: Body['jenis'], lines: readonly { readonly found: CreditedLine }[]) {
  const [first, ...others] = lines.map(({ found }) => found);
  if (others.some(({ line }) => line.kelasPajak !== first?.line.kelasPajak)) {
    throw invalidField('baris', message('nota.oneTaxClass'));
  }
  const faktur = first?.faktur;
  if (jenis === 'RETUR' && faktur && faktur.nomor === null) {
    throw invalidField('baris', message('nota.fakturWithoutNumber', { kode: faktur.kode }));
  }
  return faktur;
}

/** Proposes a note; what it credits is reserved until it is refused. */
export const create: Handler<typeof notaCalls.create> = async (ctx: Context, { body }) => {
  const { idRoot } = await invoiceRecords.get(ctx, body.idInvoice);
  await lockCurrentVersion(ctx, idRoot);
  const [billed] = await lockInvoices(ctx, [body.idInvoice]);
  if (!billed) throw notFound('invoice');
  checkIssued(billed);
  const lines = creditLines(body, await findCreditedLines(ctx.db, billed.id));
  const faktur = fakturOf(body.jenis, lines);
  const totals = notaTotals(lines);
  if (totals.nilaiTagihan === 0) throw invalidField('baris', message('nota.nothing'));
  const created = await notaRecords.insert(
    ctx,
    {
      idInvoice: billed.id,
      idBHBU: billed.idBHBU,
      jenis: body.jenis,
      alasan: body.alasan,
      idFaktur: faktur?.id ?? null,
      idPengusul: ctx.user.id,
      pengusul: ctx.user.fullName,
      ...totals,
    },
    {
      after: async id => {
        await ctx.db.insert(notaLine).values(
          lines.map(({ found, qty, nilai, dpp, ppn, ppnDTP, pph }) => ({
            idNota: id,
            idBaris: found.line.id,
            qty,
            nilai,
            dpp,
            ppn,
            ppnDTP,
            pph,
          })),
        );
      },
    },
  );
  await recordCreation(ctx, notaLifecycle, created, 'propose');
  return await toNota(ctx.db, created);
};

/** Lists the lines of an issued invoice with what is left to be credited of each. */
export const listCreditable: Handler<typeof notaCalls.creditable> = async (ctx, { params }) => {
  const row = await invoiceRecords.get(ctx, params.id);
  checkIssued(row);
  return (await findCreditedLines(ctx.db, row.id)).map(toCreditable);
};
