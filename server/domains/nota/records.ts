import { and, asc, eq, getTableColumns, sql, type SQL } from 'drizzle-orm';
import { terbilangRupiah } from '#contract/core/terbilang.ts';
import type { Nota } from '#contract/domains/nota/record.ts';
import { invoiceLabel, type MoneyScopeContext } from '#server/domains/invoice/index.ts';
import type { Queryable } from '#server/platform/db/client.ts';
import { bhbu, invoice, invoiceLine, nota, notaLine } from '#server/platform/db/schema/index.ts';
import { ofManagedCompany } from '#server/platform/db/views/managed.ts';
import { defineRecords, type ReadContext } from '#server/platform/record/index.ts';

/** Condition for the notes that the caller may see: a company sees its own, once approved. */
const notaScope = (ctx: MoneyScopeContext): SQL | undefined =>
  ctx.scope === 'all'
    ? ofManagedCompany(ctx, nota.idBHBU)
    : and(eq(nota.idBHBU, ctx.user.bhbuId ?? 0), sql`${nota.noNota} is not null`);

/** Starts the select of notes with the names of what they refer to. */
export const selectNotas = ({ db }: Pick<ReadContext, 'db'>) =>
  db
    .select({
      ...getTableColumns(nota),
      // A note always has an invoice with an order and a company.
      noInvoice: invoice.noInvoice,
      idRoot: sql<number>`${invoice.idRoot}`,
      namaBHBU: sql`${bhbu.namaBHBU}`.mapWith(bhbu.namaBHBU),
    })
    .from(nota)
    .leftJoin(invoice, eq(invoice.id, nota.idInvoice))
    .leftJoin(bhbu, eq(bhbu.id, nota.idBHBU))
    .$dynamic();

export type NotaRow = Awaited<ReturnType<typeof selectNotas>>[number];

export const notaRecords = defineRecords({
  table: nota,
  resource: 'nota',
  noun: 'nota',
  select: selectNotas,
  scope: notaScope,
  labelOf: ({ noNota, noInvoice }) => noNota ?? `Usulan nota · ${invoiceLabel({ noInvoice })}`,
  auditFields: [
    'noNota',
    'status',
    'jenis',
    'idInvoice',
    'alasan',
    'subTotal',
    'ppn',
    'nilaiTagihan',
    'noFaktur',
    'alasanStatus',
  ],
});

/** Returns the lines of a note in the order of its invoice. */
export const findNotaLines = (db: Queryable, idNota: number) =>
  db
    .select({
      ...getTableColumns(notaLine),
      uraian: invoiceLine.uraian,
      jenis: invoiceLine.jenis,
      kelasPajak: invoiceLine.kelasPajak,
      ppnRate: invoiceLine.ppnRate,
      pphArah: invoiceLine.pphArah,
      hargaSatuan: invoiceLine.hargaSatuan,
    })
    .from(notaLine)
    .innerJoin(invoiceLine, eq(invoiceLine.id, notaLine.idBaris))
    .where(eq(notaLine.idNota, idNota))
    .orderBy(asc(invoiceLine.urut));

/** Returns a note with its lines. */
export const toNota = async (db: Queryable, row: NotaRow): Promise<Nota> => ({
  ...row,
  baris: await findNotaLines(db, row.id),
  terbilang: terbilangRupiah(row.total),
});

/** Returns a note. @throws Problem 404 */
export const getNota = async (ctx: MoneyScopeContext & ReadContext, id: number): Promise<Nota> =>
  await toNota(ctx.db, await notaRecords.get(ctx, id));
