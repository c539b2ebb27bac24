import { asc, eq, inArray } from 'drizzle-orm';
import { exemptTax } from '#contract/domains/tax/index.ts';
import type { FakturLine } from '#contract/domains/faktur/record.ts';
import { decryptBhbuNumbers } from '#server/domains/bhbu/index.ts';
import type { FakturRow } from '#server/domains/invoice/index.ts';
import { findSellerOn } from '#server/domains/seller/index.ts';
import type { Context } from '#server/platform/context.ts';
import {
  bhbu,
  invoice,
  invoiceLine,
  orderLine,
  product,
  service,
} from '#server/platform/db/schema/index.ts';
import { dayInJakarta } from '#server/platform/jakarta-day.ts';

/** A line, and the product or service whose form has its code and unit. */
export interface SourceLine extends FakturLine {
  readonly tempat: 'product' | 'service';
  readonly idTempat: number | null;
}

/** Everything that a tax invoice states. */
export interface FakturSource {
  readonly row: FakturRow;
  readonly seller: { readonly npwp: string; readonly nitku: string | null } | undefined;
  readonly buyer: {
    readonly npwp: string | null;
    readonly nitku: string | null;
    readonly nama: string;
    readonly alamat: string;
    readonly email: string | null;
  };
  readonly lines: readonly SourceLine[];
}

/** Names the part of the order that a line bills, which the XML has no element for. */
const termSuffix = (termin: FakturRow['termin']): string =>
  termin === '1' || termin === '2' ? ` (termin ${termin} dari 2)` : '';

/** Reads the lines of invoices with the codes of what they sell. */
async function readLines(ctx: Pick<Context, 'db'>, rows: readonly FakturRow[]) {
  const ids = [...new Set(rows.map(({ idInvoice }) => idInvoice))];
  return await ctx.db
    .select({
      line: invoiceLine,
      // Drizzle takes an object whose first column is null for a missing row.
      product: {
        id: product.id,
        kodeBarangJasa: product.kodeBarangJasa,
        satuanFaktur: product.satuanFaktur,
      },
      service: {
        id: service.id,
        kodeBarangJasa: service.kodeBarangJasa,
        satuanFaktur: service.satuanFaktur,
      },
    })
    .from(invoiceLine)
    .innerJoin(orderLine, eq(orderLine.id, invoiceLine.idDetail))
    .leftJoin(product, eq(product.id, orderLine.idProduk))
    .leftJoin(service, eq(service.id, orderLine.idLayanan))
    .where(inArray(invoiceLine.idInvoice, ids))
    .orderBy(asc(invoiceLine.idInvoice), asc(invoiceLine.urut));
}

type StoredLine = Awaited<ReturnType<typeof readLines>>[number];

/**
 * Returns a line as the tax invoice states it. What this invoice does not bill of the line is its
 * discount. An exempt line states the tax that is not collected.
 */
function toLine(found: StoredLine, { termin, tanggalInvoice }: FakturRow): SourceLine {
  const { line } = found;
  const isProduct = line.jenis === 'PRODUK';
  const item = isProduct ? found.product : found.service;
  const tax = line.kelasPajak === 'DIBEBASKAN' ? exemptTax(line.nilai, tanggalInvoice) : line;
  return {
    uraian: `${line.uraian}${termSuffix(termin)}`,
    jenis: isProduct ? 'A' : 'B',
    kodeBarangJasa: item?.kodeBarangJasa ?? null,
    satuan: item?.satuanFaktur ?? null,
    harga: line.hargaSatuan,
    qty: line.qty,
    potongan: line.bruto - line.nilai,
    nilai: line.nilai,
    dpp: tax.dpp,
    ppnRate: tax.ppnRate,
    ppn: tax.ppn,
    tempat: isProduct ? 'product' : 'service',
    idTempat: item?.id ?? null,
  };
}

/** Reads what tax invoices state, in their order. */
export async function readSources(
  ctx: Pick<Context, 'db' | 'deps' | 'now'>,
  rows: readonly FakturRow[],
): Promise<FakturSource[]> {
  if (rows.length === 0) return [];
  const lines = await readLines(ctx, rows);
  const linesOf = new Map<number, StoredLine[]>();
  for (const found of lines) {
    const { idInvoice } = found.line;
    linesOf.set(idInvoice, [...(linesOf.get(idInvoice) ?? []), found]);
  }
  const buyers = await ctx.db
    .select({ idInvoice: invoice.id, pembeli: invoice.pembeli, company: bhbu })
    .from(invoice)
    .innerJoin(bhbu, eq(bhbu.id, invoice.idBHBU))
    .where(
      inArray(
        invoice.id,
        rows.map(({ idInvoice }) => idInvoice),
      ),
    );
  const buyerOf = new Map(buyers.map(one => [one.idInvoice, one]));
  const sellers = new Map<string, FakturSource['seller']>();
  const sources: FakturSource[] = [];
  for (const row of rows) {
    const day = row.tanggalFaktur ?? dayInJakarta(ctx.now);
    if (!sellers.has(day)) sellers.set(day, await findSellerOn(ctx.db, day));
    const buyer = buyerOf.get(row.idInvoice);
    if (!buyer) continue;
    const { company, pembeli } = buyer;
    sources.push({
      row,
      seller: sellers.get(day),
      buyer: {
        npwp: decryptBhbuNumbers(ctx.deps.keys, company).npwp,
        nitku: company.nitku,
        nama: pembeli.nama,
        alamat: pembeli.alamat,
        email: company.emailPerusahaan,
      },
      lines: (linesOf.get(row.idInvoice) ?? [])
        .filter(({ line }) => line.kelasPajak === row.kelasPajak)
        .map(line => toLine(line, row)),
    });
  }
  return sources;
}

/** Returns the amounts that Coretax should have: those of the lines, less what lowered the price of goods. */
export function statedAmounts({ row, lines }: Pick<FakturSource, 'lines' | 'row'>) {
  const sum = (of: (line: SourceLine) => number): number =>
    lines.reduce((total, line) => total + of(line), 0);
  return {
    dpp: sum(({ dpp }) => dpp) - row.diturunkanDpp,
    ppn: sum(({ ppn }) => ppn) - row.diturunkanPpn,
    lines: lines.length,
  };
}
