import { getTableColumns, inArray, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from '#server/platform/db/client.ts';
import {
  faktur,
  invoice,
  invoiceLine,
  nota,
  notaLine,
  order,
  orderLine,
  payment,
  paymentAllocation,
  pks,
  settlement,
  stock,
  stockEntry,
  surat,
  workOrder,
  workOrderLine,
} from '#server/platform/db/schema/index.ts';
import type { Family } from './family.ts';

/** Rows of a table that go into a file of the case file. */
interface RowFile {
  readonly name: string;
  readonly description: string;
  readonly table: PgTable & { readonly id: PgColumn };
  /** The column by which they belong to the records of a resource. */
  readonly of: PgColumn;
  readonly resource: keyof Family;
}

/** The files with rows; what they are is described in Indonesian, as the manifest shows it. */
const rowFiles: readonly RowFile[] = [
  { name: 'pks', description: 'PKS dan amandemennya', table: pks, of: pks.id, resource: 'pks' },
  {
    name: 'pesanan',
    description: 'Pesanan dan versinya',
    table: order,
    of: order.id,
    resource: 'order',
  },
  {
    name: 'baris-pesanan',
    description: 'Baris pesanan',
    table: orderLine,
    of: orderLine.idOrder,
    resource: 'order',
  },
  {
    name: 'penyelesaian',
    description: 'Penyelesaian setelah pengakhiran',
    table: settlement,
    of: settlement.id,
    resource: 'settlement',
  },
  { name: 'invoice', description: 'Invoice', table: invoice, of: invoice.id, resource: 'invoice' },
  {
    name: 'baris-invoice',
    description: 'Baris invoice',
    table: invoiceLine,
    of: invoiceLine.idInvoice,
    resource: 'invoice',
  },
  {
    name: 'faktur',
    description: 'Faktur pajak',
    table: faktur,
    of: faktur.idInvoice,
    resource: 'invoice',
  },
  {
    name: 'pembayaran',
    description: 'Pembayaran',
    table: payment,
    of: payment.id,
    resource: 'payment',
  },
  {
    name: 'alokasi-pembayaran',
    description: 'Pembagian pembayaran ke invoice',
    table: paymentAllocation,
    of: paymentAllocation.idPayment,
    resource: 'payment',
  },
  {
    name: 'nota',
    description: 'Nota retur, pembatalan dan kredit',
    table: nota,
    of: nota.id,
    resource: 'nota',
  },
  {
    name: 'baris-nota',
    description: 'Baris nota',
    table: notaLine,
    of: notaLine.idNota,
    resource: 'nota',
  },
  { name: 'surat', description: 'Surat penjual', table: surat, of: surat.id, resource: 'surat' },
  {
    name: 'perintah-kerja',
    description: 'Perintah kerja dan penerimaannya',
    table: workOrder,
    of: workOrder.id,
    resource: 'workOrder',
  },
  {
    name: 'baris-perintah-kerja',
    description: 'Baris perintah kerja',
    table: workOrderLine,
    of: workOrderLine.idWorkOrder,
    resource: 'workOrder',
  },
  {
    name: 'stok',
    description: 'Stok menurut pesanan, faskes dan batch',
    table: stock,
    of: stock.id,
    resource: 'stock',
  },
  {
    name: 'neraca-dosis',
    description: 'Neraca dosis: setiap penerimaan, pemberian dan kehilangan',
    table: stockEntry,
    of: stockEntry.idStok,
    resource: 'stock',
  },
];

/** Columns that open something, such as the personal link of a letter, and the seller's notes. */
const omittedColumns: ReadonlySet<PgColumn> = new Set([surat.tokenHash, pks.catatanLegal]);

/** A file with rows of one table, as the case file has it. */
export interface WrittenRows {
  readonly name: string;
  readonly description: string;
  readonly rows: readonly object[];
}

/** Reads the rows of a family, without encrypted values, secrets and the seller's notes. */
export async function readRows(db: Queryable, family: Family): Promise<WrittenRows[]> {
  const files: WrittenRows[] = [];
  for (const { name, description, table, of, resource } of rowFiles) {
    const columns = Object.fromEntries(
      Object.entries(getTableColumns(table)).filter(
        ([, column]) => column.getSQLType() !== 'bytea' && !omittedColumns.has(column),
      ),
    );
    const rows = await db
      .select(columns)
      .from(table)
      .where(inArray(of, [...family[resource]]))
      .orderBy(sql`${table.id}`);
    files.push({ name, description, rows });
  }
  return files;
}
