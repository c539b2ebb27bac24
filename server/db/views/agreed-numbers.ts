import { sql } from 'drizzle-orm';
import { vaccinationTypeOf, type OrderKind } from '#contract/order/record.ts';
import type { VaccinationType } from '#contract/peserta/index.ts';
import type { Scope } from '#contract/policy.ts';
import { bindingStates } from '#contract/states/order.ts';
import type { Queryable } from '../client.ts';

/**
 * Most numbers that are named of a company; an ellipsis says that there are more. They are written for each
 * participant, so a company with thousands of orders would make a file of gigabytes.
 */
const maxNumbers = 5;

/** Numbers of the orders of a company and of their agreements; several are separated by commas. */
export interface AgreedNumbers {
  readonly noOrder: string | null;
  readonly noPKS: string | null;
}

/** Whose orders are read: the scope of `order.read`, which covers the own company or facility only. */
export interface OrderReader {
  readonly scope: Scope | undefined;
  readonly bhbuId: number | null;
  readonly faskesId: number | null;
}

interface NumberRow {
  readonly bhbu_id: number;
  readonly jenis: OrderKind;
  readonly no_order: string | null;
  readonly no_pks: string | null;
}

const ownerKey = (bhbuId: number | null, type: VaccinationType): string => `${bhbuId} ${type}`;

const joined = (numbers: readonly (string | null)[]): string | null => {
  const named = [...new Set(numbers.slice(0, maxNumbers))].filter(number => number !== null);
  return [...named, ...(numbers.length > maxNumbers ? ['…'] : [])].join(', ') || null;
};

function scopeCondition({ scope, bhbuId, faskesId }: OrderReader) {
  if (scope === undefined) return sql`false`;
  if (scope === 'all') return sql`true`;
  return faskesId === null
    ? sql`o.bhbu_id = ${bhbuId ?? 0}`
    : sql`exists (select from order_line l where l.id_order = o.id and l.id_faskes = ${faskesId})`;
}

/**
 * Reads the signed orders that an account may see, and returns a function to find the numbers of those of a
 * company under which its participants are vaccinated, newest first.
 */
export async function readAgreedNumbers(
  db: Queryable,
  reader: OrderReader,
): Promise<(bhbuId: number | null, type: VaccinationType) => AgreedNumbers> {
  // A booster order without an agreement of its own has the one under which it was placed.
  const { rows } = await db.execute(sql`
    select bhbu_id, jenis, no_order, no_pks from (
      select o.bhbu_id, o.jenis, o.no_order, coalesce(
          (select p.no_pks from pks p where p.id_order = o.id order by p.id desc limit 1),
          (select p.no_pks from pks p where p.id = o.pks_id)) as no_pks,
        row_number() over (partition by o.bhbu_id, o.jenis
          order by o.tanggal_order desc, o.id desc) as place
      from "order" o
      where o.status in ${[...bindingStates, 'SELESAI']} and o.deleted_at is null
        and ${scopeCondition(reader)}) numbered
    where place <= ${maxNumbers + 1} order by place`);
  const ordersOf = new Map<string, NumberRow[]>();
  for (const row of rows as unknown as NumberRow[]) {
    const owner = ownerKey(row.bhbu_id, vaccinationTypeOf[row.jenis]);
    const orders = ordersOf.get(owner) ?? [];
    orders.push(row);
    ordersOf.set(owner, orders);
  }
  const numbersOf = new Map<string, AgreedNumbers>();
  for (const [owner, orders] of ordersOf) {
    numbersOf.set(owner, {
      noOrder: joined(orders.map(row => row.no_order)),
      noPKS: joined(orders.map(row => row.no_pks)),
    });
  }
  const none: AgreedNumbers = { noOrder: null, noPKS: null };
  return (bhbuId, type) => numbersOf.get(ownerKey(bhbuId, type)) ?? none;
}
