import { randomBytes } from 'node:crypto';
import { setImmediate as letOthersRun } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { createCode, randomLength } from '#contract/domains/voucher/code.ts';
import type { Context } from '#server/platform/context.ts';
import { insertStamps } from '#server/platform/record/index.ts';

/** Returns random bytes. */
export type RandomBytes = (count: number) => Uint8Array;

/** Codes that are created without letting other calls run. */
const codesAtOnce = 2_000;

/** Creates codes with a prefix. */
async function createCodes(prefix: string, count: number, random: RandomBytes): Promise<string[]> {
  const codes: string[] = [];
  while (codes.length < count) {
    const portion = Math.min(codesAtOnce, count - codes.length);
    const bytes = random(portion * randomLength);
    for (let at = 0; at < portion; at++) {
      codes.push(createCode(prefix, bytes.subarray(at * randomLength, (at + 1) * randomLength)));
    }
    await letOthersRun();
  }
  return codes;
}

/** The vouchers to insert. */
interface NewVouchers {
  readonly idTransaction: number;
  readonly idBHBU: number;
  readonly prefix: string;
  readonly validUntil: string;
  readonly count: number;
  /** Whether they can be used at once, as those of a transaction that was activated. */
  readonly isActive?: boolean;
  readonly menggantikan?: number | null;
}

/**
 * Inserts vouchers with new codes; a trigger counts them and takes them from the quota of the
 * contract, which must be locked. A code that exists already is replaced by another one.
 * @returns their ids
 */
export async function insertVouchers(
  ctx: Pick<Context, 'db' | 'now'> & { readonly user: Pick<Context['user'], 'fullName'> },
  {
    idTransaction,
    idBHBU,
    prefix,
    validUntil,
    count,
    isActive = false,
    menggantikan = null,
  }: NewVouchers,
  random: RandomBytes = randomBytes,
): Promise<number[]> {
  const { createdAt, createdBy } = insertStamps(ctx);
  const ids: number[] = [];
  while (ids.length < count) {
    const codes = await createCodes(prefix, count - ids.length, random);
    const { rows } = await ctx.db.execute<{ id: number }>(sql`
      insert into voucher (voucher_transaction_id, id_bhbu, code, valid_until, status,
        activated_at, activated_by, menggantikan, created_at, created_by, modified_at, modified_by)
      select ${idTransaction}::int, ${idBHBU}::int, code, ${validUntil}::date,
        ${isActive ? 'AKTIF' : 'BARU'}, ${isActive ? createdAt : null}::timestamptz,
        ${isActive ? createdBy : null}::text, ${menggantikan}::int,
        ${createdAt}::timestamptz, ${createdBy}::text, ${createdAt}::timestamptz, ${createdBy}::text
      from unnest(${sql.param(codes)}::text[]) with ordinality as new (code, position)
      order by position
      on conflict (code) do nothing
      returning id`);
    for (const { id } of rows) ids.push(id);
  }
  return ids;
}
