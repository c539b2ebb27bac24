import { and, eq, ne, sql } from 'drizzle-orm';
import { addDays } from '#contract/core/values/day.ts';
import {
  expectedSettlement,
  invoiceTotals,
  notCredited,
  collectorOf,
  taxInvoiceCodesOf,
} from '#contract/domains/invoice/amounts.ts';
import {
  nextTerm,
  type BillableLine,
  type BilledLine,
  type TaxedAmount,
} from '#contract/domains/invoice/lines.ts';
import type { InvoiceTerm } from '#contract/domains/invoice/record.ts';
import { documentLines } from '#contract/domains/order/totals.ts';
import type { BorneBasis } from '#contract/domains/tax/borne-basis.ts';
import {
  calculatePpn,
  collectorOfTransaction,
  skbOf,
  type Collector,
  type Skb,
} from '#contract/domains/tax/index.ts';
import { multiplyAmount } from '#contract/core/values/rupiah.ts';
import { countedSkb } from '#server/domains/bhbu/index.ts';
import { findBorneBasis } from '#server/domains/decree/index.ts';
import { addressOf } from '#server/domains/lookup/index.ts';
import { findLines, findOrigins, pricedLine, type OrderRow } from '#server/domains/order/index.ts';
import { findSellerOn } from '#server/domains/seller/index.ts';
import type { Queryable } from '#server/platform/db/client.ts';
import { bhbu, invoice, invoiceLine } from '#server/platform/db/schema/index.ts';
import { dayInJakarta } from '#server/platform/jakarta-day.ts';
import type { TransitionContext } from '#server/platform/lifecycle/lifecycle.ts';
import { findLiveInvoices, type InvoiceRow } from './records.ts';

/** Days to pay an invoice that is not the first one and whose delivery is not planned. */
const defaultDays = 14;

type Company = typeof bhbu.$inferSelect;
type ReadContext = Pick<TransitionContext, 'db' | 'now'>;

/** Returns what an order's lines can be billed for: their vaccine and their service. */
async function findBillableLines(
  db: Queryable,
  { id, rootId }: Pick<OrderRow, 'id' | 'rootId'>,
  company: Pick<Company, 'bentuk'>,
  pphProduk: InvoiceRow['pphProduk'],
): Promise<BillableLine[]> {
  const origins = await findOrigins(db, rootId ?? id);
  const lines = await findLines(db, [id]);
  return lines.flatMap(line =>
    documentLines(pricedLine(line), company).map(document => {
      const name = document.jenis === 'PRODUK' ? line.namaProduk : line.namaLayanan;
      return {
        key: `${origins.get(line.id) ?? line.id}/${document.jenis}`,
        idDetail: line.id,
        uraian: [name ?? '', line.namaFaskes ?? ''].filter(part => part !== '').join(' · '),
        document:
          document.jenis === 'PRODUK' && pphProduk !== null
            ? { ...document, jenisPph: pphProduk }
            : document,
      };
    }),
  );
}

/** Returns what the invoices of a family have billed, without one of them, by key of the line. */
async function findBilled(
  db: Queryable,
  rootId: number,
  exceptId: number,
): Promise<Map<string, TaxedAmount>> {
  const origins = await findOrigins(db, rootId);
  const treatment = {
    jenis: invoiceLine.jenis,
    kelasPajak: invoiceLine.kelasPajak,
    jenisPph: invoiceLine.jenisPph,
  };
  const rows = await db
    .select({
      idDetail: invoiceLine.idDetail,
      ...treatment,
      nilai: sql<number>`sum(${invoiceLine.nilai})::float8`,
    })
    .from(invoiceLine)
    .innerJoin(invoice, eq(invoice.id, invoiceLine.idInvoice))
    .where(and(eq(invoice.idRoot, rootId), ne(invoice.status, 'BATAL'), ne(invoice.id, exceptId)))
    .groupBy(invoiceLine.idDetail, treatment.jenis, treatment.kelasPajak, treatment.jenisPph);
  const billed = new Map<string, TaxedAmount>();
  for (const { idDetail, nilai, ...document } of rows) {
    const key = `${origins.get(idDetail) ?? idDetail}/${document.jenis}`;
    billed.set(key, { nilai: (billed.get(key)?.nilai ?? 0) + nilai, document });
  }
  return billed;
}

/** Returns the last day of payment of an invoice issued on a day. */
function dueDay(termin: InvoiceTerm, { kirimPertama }: OrderRow, day: string): string {
  // The first payment is due on the later of signing and issue, which is the issue (clause 4).
  if (termin === '1' || termin === 'PENUH') return day;
  // The second one is due before the first delivery.
  const beforeDelivery = kirimPertama === null ? null : addDays(kirimPertama, -1);
  if (termin === '2' && beforeDelivery !== null && beforeDelivery >= day) return beforeDelivery;
  return addDays(day, defaultDays);
}

/** What a draft or the issue of the next invoice saves. */
export interface ComputedInvoice {
  readonly columns: ReturnType<typeof columnsOf>;
  readonly lines: ReturnType<typeof lineColumns>[];
}

const lineColumns = (
  { idDetail, uraian, document, bruto, nilai }: BilledLine,
  taxed: ReturnType<typeof invoiceTotals>['baris'][number],
) => ({
  jenis: document.jenis,
  idDetail,
  uraian,
  qty: document.jumlah,
  hargaSatuan: document.hargaSatuan,
  bruto,
  nilai,
  kelasPajak: document.kelasPajak,
  dpp: taxed.ppn.dpp,
  ppnRate: taxed.ppn.ppnRate,
  ppn: taxed.ppn.ppn,
  ppnDTP: taxed.ppn.ppnDTP,
  jenisPph: document.jenisPph,
  pphArah: taxed.pph.pphArah,
  pphRate: taxed.pph.pphRate,
  pph: taxed.pph.pph,
});

/** Who pays the PPN of an order to the state itself, if anybody does. */
function collectorOfOrder(
  company: Company,
  lines: readonly BillableLine[],
  day: string,
): Collector {
  const sums = { nilai: 0, ppn: 0 };
  for (const { document } of lines) {
    const price = multiplyAmount(document.jumlah, document.hargaSatuan);
    const { ppn, ppnDTP } = calculatePpn(document.kelasPajak, price, day);
    sums.nilai += price;
    sums.ppn += ppn - ppnDTP;
  }
  return collectorOfTransaction(collectorOf(company), sums);
}

/** The SKB of a party, if it is valid on a day. */
function validSkb(party: Parameters<typeof skbOf>[0] | undefined, day: string): Skb | null {
  const skb = party ? skbOf(party) : null;
  return skb !== null && day <= skb.berlakuSampai ? skb : null;
}

function columnsOf(
  company: Company,
  order: OrderRow,
  termin: InvoiceTerm,
  totals: ReturnType<typeof invoiceTotals>,
  {
    day,
    billed,
    collector,
    dasarDTP,
    skbPenjual,
  }: {
    readonly day: string;
    readonly billed: number;
    readonly collector: Collector;
    readonly dasarDTP: BorneBasis | null;
    readonly skbPenjual: Skb | null;
  },
) {
  const pemungutPPN = collector !== null;
  const settlement = expectedSettlement(totals, pemungutPPN, notCredited);
  const skb = validSkb(countedSkb(company), day);
  return {
    idOrder: order.id,
    idPKS: order.pksId,
    invoiceAccount: company.invoiceAccount,
    termin,
    nilaiPesanan: order.subTotal ?? 0,
    sudahDitagih: billed,
    totalProduk: totals.totalProduk,
    totalLayanan: totals.totalLayanan,
    subTotal: totals.subTotal,
    dpp: totals.dpp,
    ppn: totals.ppn,
    ppnDTP: totals.ppnDTP,
    dasarDTP,
    pphDipungut: totals.pphDipungut,
    pphDipotong: totals.pphDipotong,
    total: totals.total,
    nilaiTagihan: settlement.nilaiTagihan,
    harusSspPpn: settlement.harusSspPpn,
    pemungutPPN,
    noSKB: skb?.noSKB ?? null,
    skbSampai: skb?.berlakuSampai ?? null,
    skbPenjual,
    pembeli: {
      nama: company.namaBHBU,
      alamat: addressOf(company),
      npwp: company.npwp,
    },
    kodeFaktur:
      taxInvoiceCodesOf(
        totals.baris.map(({ ppn }) => ppn),
        day,
        collector,
      ).join(', ') || null,
  };
}

/** Returns the company of an order, with today's tax data. */
async function getCompany(db: Queryable, id: number): Promise<Company> {
  const [company] = await db.select().from(bhbu).where(eq(bhbu.id, id));
  if (!company) throw new Error(`The company ${id} of an order does not exist.`);
  return company;
}

/**
 * Computes the next invoice of an order with today's taxes.
 * @param draft its draft, if there is one, which is computed again
 * @returns undefined when everything is invoiced; `'excess'` when more is invoiced than it costs
 */
export async function computeInvoice(
  ctx: ReadContext,
  order: OrderRow,
  draft: Pick<InvoiceRow, 'id' | 'pphProduk'> | undefined,
): Promise<ComputedInvoice | 'excess' | undefined> {
  const { db } = ctx;
  const rootId = order.rootId ?? order.id;
  const day = dayInJakarta(ctx.now);
  const company = await getCompany(db, order.bhbuId);
  const earlier = (await findLiveInvoices(db, rootId)).filter(({ id }) => id !== draft?.id);
  const billable = await findBillableLines(db, order, company, draft?.pphProduk ?? null);
  const next = nextTerm(
    order.skema ?? 'PENUH_100',
    billable,
    earlier.map(({ termin }) => termin),
    await findBilled(db, rootId, draft?.id ?? 0),
  );
  if (next === undefined || next === 'excess') return next;
  const skbPenjual = validSkb(await findSellerOn(db, day), day);
  const pembeli = { hasNpwp: company.npwp !== null, skb: validSkb(countedSkb(company), day) };
  const totals = invoiceTotals(next.baris, { tanggal: day, pembeli, skbPenjual });
  const collector = collectorOfOrder(company, billable, day);
  const dasarDTP = totals.ppnDTP > 0 ? await findBorneBasis(db, day) : null;
  const billed = earlier.reduce((sum, { subTotal }) => sum + subTotal, 0);
  return {
    columns: columnsOf(company, order, next.termin, totals, {
      day,
      billed,
      collector,
      dasarDTP,
      skbPenjual,
    }),
    lines: next.baris.flatMap((line, at) => {
      const taxed = totals.baris[at];
      return taxed ? [lineColumns(line, taxed)] : [];
    }),
  };
}

/** Whether the government would bear PPN of an invoice without a decree that says so. */
export const lacksDecree = ({
  ppnDTP,
  dasarDTP,
}: Pick<InvoiceRow, 'dasarDTP' | 'ppnDTP'>): boolean => ppnDTP > 0 && dasarDTP === null;

/** Replaces the lines of a draft. */
export async function replaceInvoiceLines(
  db: Queryable,
  id: number,
  lines: ComputedInvoice['lines'],
): Promise<void> {
  await db.delete(invoiceLine).where(eq(invoiceLine.idInvoice, id));
  await db
    .insert(invoiceLine)
    .values(lines.map((line, at) => ({ ...line, idInvoice: id, urut: at + 1 })));
}

/** Returns what the issue adds: the day, the due date, the seller and its account. */
export async function issueColumns(
  ctx: ReadContext,
  order: OrderRow,
  { jatuhTempo, termin }: Pick<InvoiceRow, 'jatuhTempo' | 'termin'>,
) {
  const day = dayInJakarta(ctx.now);
  const seller = await findSellerOn(ctx.db, day);
  if (!seller) return undefined;
  return {
    tanggalInvoice: day,
    jatuhTempo: jatuhTempo !== null && jatuhTempo >= day ? jatuhTempo : dueDay(termin, order, day),
    penjual: {
      nama: seller.nama,
      alamat: seller.alamat,
      npwp: seller.npwp,
      penandaTangan: seller.namaPenandaTangan,
      jabatan: seller.jabatanPenandaTangan,
    },
    rekeningTujuan: {
      bank: seller.bank,
      cabang: seller.cabangBank,
      nomor: seller.noRekening,
      atasNama: seller.atasNamaRekening,
    },
  };
}

/** Returns the due date that an invoice issued today would have. */
export const proposedDueDay = (ctx: ReadContext, order: OrderRow, termin: InvoiceTerm): string =>
  dueDay(termin, order, dayInJakarta(ctx.now));
