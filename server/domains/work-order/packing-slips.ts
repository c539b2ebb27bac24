import { sql } from 'drizzle-orm';
import type { Message } from '#contract/core/messages/message.ts';
import type { Queryable } from '#server/platform/db/client.ts';
import { message } from '#server/platform/messages/message.ts';
import { invalidFields } from '#server/platform/problem.ts';
import type { DeliveredLines } from './lines.ts';

/** A packing slip number that is entered for an order line. */
interface EnteredNumber {
  readonly idDetail: number;
  readonly psNumber?: string | null | undefined;
  /** Path of the field, where a refusal is reported. */
  readonly field: string;
}

/**
 * Returns, by field, which packing slip numbers belong to another order line, as its own number or in
 * a work order. The numbers stay locked until the transaction ends, because no index covers both
 * tables; call it after all other locks.
 */
export async function findTakenSlips(
  db: Queryable,
  { continuing }: DeliveredLines,
  entered: readonly EnteredNumber[],
): Promise<Record<string, Message[]>> {
  const numbers = entered.flatMap(({ psNumber }) => psNumber?.toUpperCase() ?? []);
  if (numbers.length === 0) return {};
  const all = sql`${sql.param(numbers)}::text[]`;
  await db.execute(sql`
    select pg_advisory_xact_lock(hashtextextended('surat jalan ' || number, 0))
    from (select distinct number from unnest(${all}) number order by number offset 0) sorted`);
  const { rows } = await db.execute<{ number: string; id_detail: number }>(sql`
    select upper(ps_number) as number, id as id_detail from order_line
    where upper(ps_number) = any(${all})
    union
    select upper(ps_number), id_detail from work_order_line where upper(ps_number) = any(${all})`);
  const lineOf = (idDetail: number) => continuing(idDetail)?.id ?? idDetail;
  const issues: Record<string, Message[]> = {};
  for (const { idDetail, psNumber, field } of entered) {
    const isTaken = rows.some(
      row => row.number === psNumber?.toUpperCase() && lineOf(row.id_detail) !== lineOf(idDetail),
    );
    if (isTaken) issues[field] = [message('workOrder.psNumberTaken')];
  }
  return issues;
}

/** Requires that packing slip numbers belong to no other order line. @throws Problem 422 */
export async function checkPackingSlipsFree(
  db: Queryable,
  delivered: DeliveredLines,
  entered: readonly EnteredNumber[],
): Promise<void> {
  const issues = await findTakenSlips(db, delivered, entered);
  if (Object.keys(issues).length > 0) throw invalidFields(issues);
}
