import { sql } from 'drizzle-orm';
import { vaccinationTypeOf, type OrderKind } from '#contract/domains/order/record.ts';
import type { VaccinationType } from '#contract/domains/peserta/index.ts';
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
  /** One more than are named, if there are more; each once, newest first. */
  readonly orders: readonly string[];
  readonly agreements: readonly string[] | null;
}

const ownerKey = (bhbuId: number | null, type: VaccinationType): string => `${bhbuId} ${type}`;

const joined = (numbers: readonly string[]): string | null =>
  [...numbers.slice(0, maxNumbers), ...(numbers.length > maxNumbers ? ['…'] : [])].join(', ') ||
  null;

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
    with signed as (
      select o.bhbu_id, o.jenis, o.no_order, coalesce(
          (select p.no_pks from pks p where p.id_order = o.id order by p.id desc limit 1),
          (select p.no_pks from pks p where p.id = o.pks_id)) as no_pks,
        row_number() over (order by o.tanggal_order desc, o.id desc) as place
      from "order" o
      where o.status in ${[...bindingStates, 'SELESAI']} and o.deleted_at is null
        and ${scopeCondition(reader)}),
    agreed as (
      select bhbu_id, jenis, no_pks, min(place) as place from signed
      where no_pks is not null group by bhbu_id, jenis, no_pks)
    select bhbu_id, jenis, (array_agg(no_order order by place))[1:${maxNumbers + 1}::int] as orders,
      (select (array_agg(a.no_pks order by a.place))[1:${maxNumbers + 1}::int] from agreed a
        where a.bhbu_id = signed.bhbu_id and a.jenis = signed.jenis) as agreements
    from signed group by bhbu_id, jenis`);
  const numbersOf = new Map<string, AgreedNumbers>();
  for (const { bhbu_id, jenis, orders, agreements } of rows as unknown as NumberRow[]) {
    numbersOf.set(ownerKey(bhbu_id, vaccinationTypeOf[jenis]), {
      noOrder: joined(orders),
      noPKS: joined(agreements ?? []),
    });
  }
  const none: AgreedNumbers = { noOrder: null, noPKS: null };
  return (bhbuId, type) => numbersOf.get(ownerKey(bhbuId, type)) ?? none;
}
