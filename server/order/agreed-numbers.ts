import { and, asc, inArray, isNull, lte } from 'drizzle-orm';
import { canAccess } from '#contract/policy.ts';
import { vaccinationTypeOf } from '#contract/order/record.ts';
import type { VaccinationType } from '#contract/peserta/index.ts';
import { bindingStates } from '#contract/states/order.ts';
import type { Context } from '../context.ts';
import { order } from '../db/schema/index.ts';
import { orderScope, selectOrderNumbers } from './records.ts';

/**
 * Numbers that are named of a company; an ellipsis stands for the others. They are written for each participant,
 * so a company with thousands of orders would make a file of gigabytes.
 */
const maxNumbers = 5;

/** Numbers of the orders of a company and of their agreements; several are separated by commas. */
export interface AgreedNumbers {
  readonly noOrder: string | null;
  readonly noPKS: string | null;
}

const none: AgreedNumbers = { noOrder: null, noPKS: null };

const ownerKey = (bhbuId: number | null, type: VaccinationType): string => `${bhbuId} ${type}`;

const joined = (numbers: readonly (string | null)[]): string | null => {
  const named = [...new Set(numbers.slice(0, maxNumbers))].filter(number => number !== null);
  return [...named, ...(numbers.length > maxNumbers ? ['…'] : [])].join(', ') || null;
};

/**
 * Reads the signed orders that the caller may see, and returns a function to find the numbers of those
 * of a company under which its participants are vaccinated, newest first.
 */
export async function readAgreedNumbers(
  ctx: Context,
): Promise<(bhbuId: number | null, type: VaccinationType) => AgreedNumbers> {
  const scope = canAccess(ctx.user.role, 'order.read');
  if (scope === undefined) return () => none;
  const numbered = selectOrderNumbers({ db: ctx.reader })
    .where(
      and(
        inArray(order.status, [...bindingStates, 'SELESAI']),
        isNull(order.deletedAt),
        orderScope({ db: ctx.reader, scope, user: ctx.user }),
      ),
    )
    .as('numbered');
  const rows = await ctx.reader
    .select()
    .from(numbered)
    .where(lte(numbered.place, maxNumbers + 1))
    .orderBy(asc(numbered.place));
  const ordersOf = new Map<string, typeof rows>();
  for (const row of rows) {
    const owner = ownerKey(row.bhbuId, vaccinationTypeOf[row.jenis]);
    const orders = ordersOf.get(owner) ?? [];
    orders.push(row);
    ordersOf.set(owner, orders);
  }
  const numbersOf = new Map<string, AgreedNumbers>();
  for (const [owner, orders] of ordersOf) {
    numbersOf.set(owner, {
      noOrder: joined(orders.map(({ noOrder }) => noOrder)),
      noPKS: joined(orders.map(({ noPKS }) => noPKS)),
    });
  }
  return (bhbuId, type) => numbersOf.get(ownerKey(bhbuId, type)) ?? none;
}
