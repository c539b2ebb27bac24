import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { LiveTopic } from '#contract/domains/live.ts';
import type { Queryable } from '../client.ts';
import {
  bhbu,
  certificate,
  dose,
  faskes,
  importFile,
  invoice,
  jadwal,
  nota,
  notulen,
  order,
  payment,
  pertanyaan,
  peserta,
  pks,
  settlement,
  stock,
  surat,
  temperatureReading,
  voucher,
  voucherContract,
  voucherTransaction,
  workOrder,
} from '../schema/index.ts';

/** The table of a resource, and its columns with the facility and the company of a record. */
interface OwnedTable {
  readonly table: PgTable & { readonly id?: AnyPgColumn };
  readonly key?: AnyPgColumn;
  readonly faskes?: SQLWrapper;
  readonly bhbu?: SQLWrapper;
}

const companyOfOrder = (idOrder: AnyPgColumn): SQL =>
  sql`(select o.bhbu_id from ${order} o where o.id = ${idOrder})`;

/** Resources whose records belong to a company or a facility; records of the others are the seller's alone. */
const ownedTables: Partial<Record<LiveTopic, OwnedTable>> = {
  vaksinasi: { table: dose, faskes: dose.faskesId, bhbu: dose.bhbuId },
  peserta: { table: peserta, faskes: peserta.faskesId, bhbu: peserta.bhbuId },
  contact: { table: peserta, faskes: peserta.faskesId, bhbu: peserta.bhbuId },
  voucher: { table: voucher, faskes: voucher.idFaskes, bhbu: voucher.idBHBU },
  voucherTransaction: { table: voucherTransaction, bhbu: voucherTransaction.idBHBU },
  voucherContract: { table: voucherContract, bhbu: voucherContract.idBHBU },
  certificate: { table: certificate, faskes: certificate.idFaskes, bhbu: certificate.idBHBU },
  import: { table: importFile, faskes: importFile.faskesId, bhbu: importFile.bhbuId },
  workOrder: { table: workOrder, faskes: workOrder.idFaskes, bhbu: workOrder.idBHBU },
  stock: { table: stock, faskes: stock.idFaskes, bhbu: stock.idBHBU },
  temperature: { table: temperatureReading, faskes: temperatureReading.idFaskes },
  order: { table: order, bhbu: order.bhbuId },
  pks: { table: pks, bhbu: pks.idBHBU },
  surat: { table: surat, bhbu: surat.idBHBU },
  invoice: { table: invoice, bhbu: invoice.idBHBU },
  payment: { table: payment, bhbu: payment.idBHBU },
  nota: { table: nota, bhbu: nota.idBHBU },
  pertanyaan: { table: pertanyaan, bhbu: pertanyaan.idBHBU },
  settlement: { table: settlement, bhbu: companyOfOrder(settlement.idOrder) },
  notulen: { table: notulen, bhbu: companyOfOrder(notulen.idOrder) },
  faskes: { table: faskes, faskes: faskes.id },
  jadwal: { table: jadwal, key: jadwal.faskesId, faskes: jadwal.faskesId },
  bhbu: { table: bhbu, bhbu: bhbu.id },
};

/** The facility and the company that a record belongs to. */
export interface Owners {
  readonly faskes: number | null;
  readonly bhbu: number | null;
}

/** Query of the facility and the company of a record, without a row when there is no such record. */
export function ownersQuery(topic: LiveTopic, id: number): SQL {
  const owned = ownedTables[topic];
  const none = sql`null::int`;
  if (!owned) return sql`select null::int as faskes, null::int as bhbu where false`;
  const { table, key = table.id, faskes: ofFaskes = none, bhbu: ofBhbu = none } = owned;
  return sql`select ${ofFaskes} as faskes, ${ofBhbu} as bhbu from ${table} where ${key} = ${id}`;
}

/**
 * The company of a record that is named by its resource and id, both as text, in SQL; null for one of the seller or one
 * whose id is no number.
 */
export function companyOfRecord(resource: SQLWrapper, recordId: SQLWrapper): SQL {
  const cases = Object.entries(ownedTables).flatMap(
    ([topic, { table, key = table.id, bhbu: company }]) =>
      company
        ? [
            sql`when ${topic} then (select ${company} from ${table} where ${key} = ${recordId}::int)`,
          ]
        : [],
  );
  return sql`case when ${recordId} ~ '^[0-9]{1,9}$' then
    case ${resource} ${sql.join(cases, sql` `)} end end`;
}

/** Returns whom a record of a resource belongs to; undefined when there is no such record. */
export async function findOwners(
  db: Pick<Queryable, 'execute'>,
  topic: LiveTopic,
  id: number,
): Promise<Owners | undefined> {
  const { rows } = await db.execute<{ faskes: number | null; bhbu: number | null }>(
    ownersQuery(topic, id),
  );
  return rows[0];
}
