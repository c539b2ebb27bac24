import { terbilangRupiah } from '#contract/core/terbilang.ts';
import { daysBetween } from '#contract/core/values/day.ts';
import { ageBucket, expectedSettlement, invoiceTotals } from '#contract/domains/invoice/amounts.ts';
import {
  termPercent,
  type Invoice,
  type InvoiceCalculation,
  type InvoiceListItem,
} from '#contract/domains/invoice/record.ts';
import { knownDecreeOn } from '#contract/domains/tax/borne-basis.ts';
import { skbOf } from '#contract/domains/tax/index.ts';
import { explainPpn, stepForBuyer } from '#contract/domains/tax/ppn.ts';
import { openInvoiceStates, type InvoiceState } from '#contract/states/invoice.ts';
import type { Context } from '#server/platform/context.ts';
import { dayInJakarta } from '#server/platform/jakarta-day.ts';
import { message } from '#server/platform/messages/message.ts';
import { findFakturs } from './faktur.ts';
import {
  findInvoiceLines,
  invoiceRecords,
  type InvoiceRow,
  type MoneyScopeContext,
  type StoredInvoiceLine,
} from './records.ts';

const openStates: readonly InvoiceState[] = openInvoiceStates;

/** Days since the last day of payment of an open invoice; 0 before. */
function daysLate({ status, hariTerakhir }: InvoiceRow, today: string): number {
  if (hariTerakhir === null || !openStates.includes(status)) return 0;
  return Math.max(0, daysBetween(hariTerakhir, today));
}

/** Returns a row of the list. */
export function toListItem({ now }: Pick<Context, 'now'>, row: InvoiceRow): InvoiceListItem {
  const hariLewat = daysLate(row, dayInJakarta(now));
  return {
    ...row,
    idInvoice: row.id,
    persen: termPercent[row.termin],
    hariLewat,
    umur: openStates.includes(row.status) ? ageBucket(hariLewat) : null,
  };
}

/** The day whose taxes the stored amounts have: that of the issue, or of a draft's last computation. */
const taxDay = ({ tanggalInvoice, modifiedAt }: InvoiceRow): string =>
  tanggalInvoice ?? dayInJakarta(new Date(modifiedAt));

/** The decree of an invoice; one that was issued before decrees were recorded has that of its day. */
const basisOf = (row: InvoiceRow) => row.dasarDTP ?? knownDecreeOn(taxDay(row));

/** Returns the note about PPN that the government bears. */
function borneNote(
  { render }: Pick<Context, 'render'>,
  row: InvoiceRow,
  lines: readonly StoredInvoiceLine[],
): string | null {
  const borne = lines.filter(line => line.kelasPajak === 'PPN_DTP');
  if (borne.length === 0) return null;
  const sum = (of: (line: StoredInvoiceLine) => number) =>
    borne.reduce((total, line) => total + of(line), 0);
  const note = explainPpn(
    {
      kelasPajak: 'PPN_DTP',
      nilai: sum(line => line.nilai),
      dpp: sum(line => line.dpp),
      ppn: sum(line => line.ppn),
    },
    taxDay(row),
    basisOf(row),
  ).at(-1);
  // The note is printed for the buyer; the doubt about its basis is a step of the calculation.
  return note ? render(stepForBuyer(note)) : null;
}

const settlementOf = (row: InvoiceRow) => expectedSettlement(row, row.pemungutPPN, row);

/** Returns an invoice with its lines. */
export async function toInvoice(
  ctx: Pick<Context, 'db' | 'now' | 'render'>,
  row: InvoiceRow,
): Promise<Invoice> {
  const lines = await findInvoiceLines(ctx.db, row.id);
  return {
    ...row,
    ...toListItem(ctx, row),
    ...settlementOf(row),
    dasarDTP: row.ppnDTP > 0 ? basisOf(row) : null,
    // As it was billed; what notes took from it is `dikredit`.
    nilaiTagihan: row.nilaiTagihan,
    baris: lines,
    faktur: (await findFakturs(ctx.db, row.id)).map(
      ({ id, kode, nomor, tanggalFaktur, tahap }) => ({ id, kode, nomor, tanggalFaktur, tahap }),
    ),
    catatanPpn: borneNote(ctx, row, lines),
    terbilang: terbilangRupiah(row.total),
  };
}

/** Returns an invoice. @throws Problem 404 */
export const getInvoice = async (
  ctx: Pick<Context, 'db' | 'now' | 'render'> & MoneyScopeContext,
  id: number,
): Promise<Invoice> => await toInvoice(ctx, await invoiceRecords.get(ctx, id));

/** Explains how a term follows from the order and its earlier invoices. */
function explainTerm({ termin, nilaiPesanan, sudahDitagih, subTotal }: InvoiceRow) {
  if (termin === '1' && sudahDitagih === 0) {
    return message('invoice.step.half', { pesanan: nilaiPesanan, nilai: subTotal });
  }
  if (sudahDitagih === 0) return message('invoice.step.whole', { nilai: subTotal });
  const amounts = { pesanan: nilaiPesanan, ditagih: sudahDitagih, nilai: subTotal };
  return message('invoice.step.rest', amounts);
}

/** Explains the stored amounts of an invoice, which its lines, its buyer and its day determine. */
export async function explainInvoice(ctx: Context, row: InvoiceRow): Promise<InvoiceCalculation> {
  const lines = await findInvoiceLines(ctx.db, row.id);
  const { noSKB, skbSampai, skbPenjual, pembeli } = row;
  const { explanation } = invoiceTotals(
    lines.map(line => ({ nilai: line.nilai, bruto: line.bruto, document: line })),
    {
      tanggal: taxDay(row),
      pembeli: {
        hasNpwp: pembeli.npwp !== null,
        skb: skbOf({ noSKB, skbBerlakuSampai: skbSampai }),
      },
      skbPenjual,
      basis: basisOf(row),
    },
  );
  const { harusTransfer, harusBuktiPotong, harusSspPpn } = settlementOf(row);
  const split = message('invoice.step.settlement', {
    transfer: harusTransfer,
    potong: harusBuktiPotong,
    ssp: harusSspPpn,
  });
  return {
    nilai: [ctx.render(explainTerm(row))],
    ppn: explanation.ppn
      .map(step => (ctx.scope === 'all' ? step : stepForBuyer(step)))
      .map(ctx.render),
    pph: explanation.pph.map(ctx.render),
    total: [
      ...explanation.total,
      ...(row.dikredit > 0
        ? [message('invoice.step.credited', { nilai: row.dikredit, pph: row.dikreditPph })]
        : []),
      ...(harusBuktiPotong + harusSspPpn > 0 ? [split] : []),
    ].map(ctx.render),
  };
}
