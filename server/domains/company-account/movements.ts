import { eq, sql, type SQL } from 'drizzle-orm';
import {
  effectOf,
  movementKinds,
  type LedgerMovement,
  type MovementKind,
} from '#contract/domains/company-account.ts';
import { countedPaymentStates } from '#contract/states/payment.ts';
import type { Queryable } from '#server/platform/db/client.ts';
import {
  auditLog,
  invoice,
  nota,
  payment,
  paymentAllocation,
} from '#server/platform/db/schema/index.ts';
import { dayOfInstant, dayOfState } from '#server/platform/db/waiting.ts';

const isIssued = sql`${invoice.noInvoice} is not null`;

const invoiceMovement = (jenis: MovementKind, day: SQL, amount: SQL, condition: SQL) => sql`
  select ${jenis}::text as jenis, ${day} as tanggal, ${amount} as nilai, ${invoice.id} as id_invoice,
    null::int as id_payment, null::text as no_referensi
  from ${invoice} where ${isIssued} and ${condition}`;

const paymentMovement = (jenis: SQL, day: SQL, condition: SQL) => sql`
  select ${jenis} as jenis, ${day} as tanggal, ${payment.jumlah} as nilai, ${payment.idInvoice} as id_invoice,
    ${payment.id} as id_payment, ${payment.noReferensi} as no_referensi
  from ${payment} where ${condition}`;

/** A note is named by its number, where a payment is by its reference. */
const notaMovement = (jenis: MovementKind, day: SQL, condition: SQL) => sql`
  select ${jenis}::text, ${day}, ${nota.nilaiTagihan}, ${nota.idInvoice}, null::int, ${nota.noNota}
  from ${nota} where ${condition}`;

const isWriteOff = sql`${auditLog.resource} = 'invoice' and ${auditLog.action} = 'invoice.writeOff'
  and ${auditLog.recordId} = ${invoice.id}::text`;

/** The day on which a payment was reversed after a write-off of its invoice, which ended it. */
const reopenedDay = dayOfInstant(sql`coalesce((
  select min(h.at) from state_history h
  where h.resource = 'invoice' and h.record_id = ${auditLog.recordId}
    and h.event in ('reopen', 'reopenPart') and h.at >= ${auditLog.at}), ${auditLog.at})`);

/**
 * A write-off that no longer counts. The invoice has only the one that counts; the earlier ones are in
 * the audit log.
 */
const endedWriteOff = (jenis: MovementKind, day: SQL, ofCompany: SQL) => sql`
  select ${jenis}::text, ${day}, (${auditLog.after} ->> 'penghapusan')::bigint, ${invoice.id},
    null::int, null::text
  from ${invoice} join ${auditLog} on ${isWriteOff}
  where ${ofCompany} and not (${invoice.penghapusan} > 0 and ${auditLog.id} = (
    select max(later.id) from audit_log later
    where later.resource = 'invoice' and later.action = 'invoice.writeOff'
      and later.record_id = ${invoice.id}::text))`;

/** All movements of a company's account, each with its day. */
function movementsOf(idBHBU: number): SQL {
  const invoices = sql`${eq(invoice.idBHBU, idBHBU)}`;
  const payments = sql`${eq(payment.idBHBU, idBHBU)}`;
  const ofCompany = eq(nota.idBHBU, idBHBU);
  const isReversed = sql`${payments} and ${payment.status} = 'DIBALIK'`;
  const amount = sql`${invoice.nilaiTagihan}`;
  const parts = [
    invoiceMovement('INVOICE', sql`${invoice.tanggalInvoice}`, amount, invoices),
    invoiceMovement(
      'INVOICE_BATAL',
      dayOfState('invoice', invoice),
      amount,
      sql`${invoices} and ${invoice.status} = 'BATAL'`,
    ),
    notaMovement(
      'NOTA',
      sql`${nota.tanggalNota}`,
      sql`${ofCompany} and ${nota.noNota} is not null`,
    ),
    notaMovement(
      'NOTA_BATAL',
      dayOfState('nota', nota),
      sql`${ofCompany} and ${nota.status} = 'DIBATALKAN'`,
    ),
    // A write-off settles its invoice, whose state does not change afterwards as long as it counts.
    invoiceMovement(
      'PENGHAPUSAN',
      dayOfState('invoice', invoice),
      sql`${invoice.penghapusan}`,
      sql`${invoices} and ${invoice.penghapusan} > 0`,
    ),
    endedWriteOff('PENGHAPUSAN', dayOfInstant(auditLog.at), invoices),
    endedWriteOff('PENGHAPUSAN_BATAL', reopenedDay, invoices),
    paymentMovement(
      sql`${payment.jenis}`,
      sql`${payment.tanggalBayar}`,
      sql`${payments} and ${payment.status} in ${[...countedPaymentStates, 'DIBALIK']}`,
    ),
    paymentMovement(sql`'PEMBALIKAN'`, dayOfState('payment', payment), isReversed),
    sql`
      select ${paymentAllocation.jenis}, ${paymentAllocation.tanggal}, ${paymentAllocation.jumlah},
        coalesce(${paymentAllocation.idInvoice}, ${payment.idInvoice}), ${payment.id},
        coalesce(${paymentAllocation.noReferensi}, ${payment.noReferensi})
      from ${paymentAllocation} join ${payment} on ${eq(payment.id, paymentAllocation.idPayment)}
      where ${payments} and ${paymentAllocation.jenis} in ('ALIHAN', 'PENGEMBALIAN')`,
  ];
  return sql.join(parts, sql` union all `);
}

/** Returns what a company owed before a day. */
export async function findOpeningBalance(
  db: Queryable,
  idBHBU: number,
  day: string,
): Promise<number> {
  const { rows } = await db.execute<{ jenis: MovementKind; nilai: number }>(sql`
    select jenis, sum(nilai)::float8 as nilai from (${movementsOf(idBHBU)}) moved
    where tanggal < ${day}::date group by jenis`);
  return rows.reduce((sum, row) => sum + effectOf(row), 0);
}

/**
 * Returns the movements of a company's account from one day to another, in order.
 * @param limit most movements that are returned
 */
export async function findMovements(
  db: Queryable,
  idBHBU: number,
  { dari, sampai }: { readonly dari: string; readonly sampai: string },
  limit: number,
): Promise<LedgerMovement[]> {
  const { rows } = await db.execute<LedgerMovement & Record<string, unknown>>(sql`
    select moved.tanggal::text as tanggal, moved.jenis, moved.id_invoice as "idInvoice",
      i.no_invoice as "noInvoice", moved.id_payment as "idPayment",
      moved.no_referensi as "noReferensi", moved.nilai::float8 as nilai
    from (${movementsOf(idBHBU)}) moved left join invoice i on i.id = moved.id_invoice
    where moved.tanggal between ${dari}::date and ${sampai}::date
    order by moved.tanggal, array_position(${sql.param([...movementKinds])}::text[], moved.jenis),
      moved.id_payment, moved.id_invoice
    limit ${limit}`);
  return rows;
}
