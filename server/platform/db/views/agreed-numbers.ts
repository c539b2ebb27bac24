import { sql } from 'drizzle-orm';
import { vaccinationTypeOf, type OrderKind } from '#contract/domains/order/record.ts';
import type { VaccinationType } from '#contract/domains/peserta/index.ts';
import type { Scope } from '#contract/policy.ts';
import { bindingStates } from '#contract/states/order.ts';
import type { Queryable } from '../client.ts';

/** Numbers of orders and of their agreements; several are separated by commas, the newest first. */
export interface AgreedNumbers {
  readonly noOrder: string | null;
  readonly noPKS: string | null;
}

/** A participant, as far as the orders depend on it under which it is vaccinated. */
export interface CoveredPerson {
  readonly bhbuId: number | null;
  readonly vaccinationType: VaccinationType;
  /** The facility where it is vaccinated; null while none is chosen. */
  readonly faskesId: number | null;
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
  /** 0 for the orders at all facilities. */
  readonly faskes_id: number;
  readonly orders: string;
  readonly agreements: string | null;
}

const personKey = ({ bhbuId, vaccinationType, faskesId }: CoveredPerson): string =>
  `${bhbuId} ${vaccinationType} ${faskesId ?? 0}`;

function scopeCondition({ scope, bhbuId, faskesId }: OrderReader) {
  if (scope === undefined) return sql`false`;
  if (scope === 'all') return sql`true`;
  return faskesId === null
    ? sql`o.bhbu_id = ${bhbuId ?? 0}`
    : sql`exists (select from order_line l where l.id_order = o.id and l.id_faskes = ${faskesId})`;
}

/**
 * Reads the signed orders that an account may see, and returns a function to find the numbers of those that cover
 * a participant: the orders of its company and kind that have doses at its facility, or at any while it has none.
 */
export async function readAgreedNumbers(
  db: Queryable,
  reader: OrderReader,
): Promise<(person: CoveredPerson) => AgreedNumbers> {
  // A booster order without an agreement of its own has the one under which it was placed.
  const { rows } = await db.execute(sql`
    with signed as (
      select o.id, o.bhbu_id, o.jenis, o.no_order, coalesce(
          (select p.no_pks from pks p where p.id_order = o.id order by p.id desc limit 1),
          (select p.no_pks from pks p where p.id = o.pks_id)) as no_pks,
        row_number() over (order by o.tanggal_order desc, o.id desc) as place
      from "order" o
      where o.status in ${[...bindingStates, 'SELESAI']} and o.deleted_at is null
        and ${scopeCondition(reader)}),
    covering as (
      select signed.*, 0 as faskes_id from signed
      union
      select signed.*, l.id_faskes from signed join order_line l on l.id_order = signed.id
      where l.id_faskes is not null),
    orders as (
      select bhbu_id, jenis, faskes_id, string_agg(no_order, ', ' order by place) as orders
      from covering group by bhbu_id, jenis, faskes_id),
    agreements as (
      select bhbu_id, jenis, faskes_id, string_agg(no_pks, ', ' order by place) as agreements
      from (
        select bhbu_id, jenis, faskes_id, no_pks, min(place) as place from covering
        where no_pks is not null group by bhbu_id, jenis, faskes_id, no_pks) found
      group by bhbu_id, jenis, faskes_id)
    select * from orders left join agreements using (bhbu_id, jenis, faskes_id)`);
  const numbersOf = new Map<string, AgreedNumbers>();
  for (const row of rows as unknown as NumberRow[]) {
    const { bhbu_id: bhbuId, faskes_id: faskesId } = row;
    const key = personKey({ bhbuId, faskesId, vaccinationType: vaccinationTypeOf[row.jenis] });
    numbersOf.set(key, { noOrder: row.orders, noPKS: row.agreements });
  }
  const none: AgreedNumbers = { noOrder: null, noPKS: null };
  return person => numbersOf.get(personKey(person)) ?? none;
}
