import { sql, type SQL } from 'drizzle-orm';
import { openInvoiceStates, unbilledInvoiceStates } from '#contract/states/invoice.ts';
import type { Queryable } from '../client.ts';

/** The issued invoices of an order's family that are not cancelled. */
export interface InvoicedAmounts {
  readonly count: number;
  /** What they bill, without taxes. */
  readonly subTotal: number;
  /** What settles them, without what was written off. */
  readonly due: number;
  /** What settles the first one; 0 without invoices. */
  readonly firstDue: number;
  /** What notes took from them, with taxes; `due` is without it. */
  readonly credited: number;
  /** Price of the goods that came back, without taxes. */
  readonly returned: number;
}

const isInvoiced = sql`status not in ${[...unbilledInvoiceStates]}`;
const amountToSettle = sql`(nilai_tagihan - dikredit - penghapusan)::float8`;

/** Returns the expression of what is invoiced of an order's family in a select of several. */
export const invoicedAmounts = (rootId: SQL) =>
  sql<Omit<InvoicedAmounts, 'firstDue'>>`(
    select json_build_object('count', count(*), 'subTotal', coalesce(sum(sub_total::float8), 0),
      'due', coalesce(sum(${amountToSettle}), 0),
      'credited', coalesce(sum(dikredit::float8), 0),
      'returned', coalesce(sum(diretur::float8), 0))
    from invoice where id_root = ${rootId} and ${isInvoiced})`;

/**
 * Returns what is invoiced of an order's family.
 * @param rootId first version of the order
 */
export async function findInvoiced(db: Queryable, rootId: number): Promise<InvoicedAmounts> {
  const { rows } = await db.execute<{
    sub_total: number;
    due: number;
    credited: number;
    returned: number;
  }>(sql`
    select sub_total::float8 as sub_total, ${amountToSettle} as due,
      dikredit::float8 as credited, diretur::float8 as returned
    from invoice where id_root = ${rootId} and ${isInvoiced} order by id`);
  const sum = (of: (row: (typeof rows)[number]) => number) =>
    rows.reduce((total, row) => total + of(row), 0);
  return {
    count: rows.length,
    subTotal: sum(row => row.sub_total),
    due: sum(row => row.due),
    firstDue: rows[0]?.due ?? 0,
    credited: sum(row => row.credited),
    returned: sum(row => row.returned),
  };
}

/**
 * Returns what verified money has paid of orders, without taxes, by the first version of the family:
 * the invoices that are settled in full, by payments, a write-off or notes. What came back, and what
 * notes alone settled, was not paid.
 */
export async function findSettled(
  db: Queryable,
  rootIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const { rows } = await db.execute<{ id_root: number; settled: number }>(sql`
    select id_root, sum(sub_total - diretur)::float8 as settled from invoice
    where id_root = any(${sql.param(rootIds)}::int[]) and ${isInvoiced}
      and dibayar + penghapusan + dikredit >= nilai_tagihan and (dikredit = 0 or dibayar > 0)
    group by id_root`);
  return new Map(rows.map(row => [row.id_root, row.settled]));
}

/**
 * Last day of the next open invoice of an order's family after the first one.
 * @param rootId first version of the order
 */
export const laterDueDay = (rootId: SQL) => sql<string | null>`(
  select min(i.jatuh_tempo) from invoice i
  where i.id_root = ${rootId} and i.termin not in ('1', 'PENUH')
    and i.status in ${[...openInvoiceStates]})`;

/**
 * Condition that a payment of an order's family was reversed and not replaced: its invoice is open
 * again, or was cancelled and no later one is paid.
 * @param rootId first version of the order
 */
export const hasReversedPayment = (rootId: SQL): SQL<boolean> => sql<boolean>`exists (
  select 1 from invoice i join payment p on p.id_invoice = i.id and p.status = 'DIBALIK'
  where i.id_root = ${rootId} and (i.status in ${[...openInvoiceStates]}
    or (i.status = 'BATAL' and not exists (
      select 1 from invoice later
      where later.id_root = i.id_root and later.id > i.id and later.status = 'LUNAS'))))`;

/** Whether a proof of payment of an order's family waits for verification. */
export async function hasWaitingProof(db: Queryable, rootId: number): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select 1 from payment p join invoice i on i.id = p.id_invoice
    where i.id_root = ${rootId} and p.status = 'BUKTI_DIUNGGAH' limit 1`);
  return rows.length > 0;
}

/**
 * Whether a proof of payment of an order's family was rejected or its payment reversed, and there is
 * none that waits or was verified.
 */
export async function hasRejectedProofOnly(db: Queryable, rootId: number): Promise<boolean> {
  const { rows } = await db.execute<{ only_rejected: boolean | null }>(sql`
    select bool_and(p.status in ('DITOLAK', 'DIBATALKAN', 'DIBALIK'))
      and bool_or(p.status in ('DITOLAK', 'DIBALIK')) as only_rejected
    from payment p join invoice i on i.id = p.id_invoice
    where i.id_root = ${rootId} and p.status <> 'MENUNGGU_BUKTI'`);
  return rows[0]?.only_rejected ?? false;
}
