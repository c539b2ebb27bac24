import { and, asc, eq, gte, isNotNull, isNull } from 'drizzle-orm';
import type { PreparedDay } from '#contract/domains/luring/index.ts';
import type { Context } from '#server/platform/context.ts';
import { voucher } from '#server/platform/db/schema/index.ts';
import { dayInJakarta } from '#server/platform/jakarta-day.ts';
import { findVoucherObstacle } from '../lifecycle.ts';
import { selectVouchers, toVouchers } from '../records.ts';

/** Finds the vouchers that are bound at a facility and may be used there today. */
export async function findPreparedVouchers(
  ctx: Context,
  idFaskes: number,
  max: number,
): Promise<PreparedDay['voucher']> {
  const rows = await selectVouchers(ctx)
    .where(
      and(
        eq(voucher.idFaskes, idFaskes),
        eq(voucher.status, 'TERIKAT'),
        gte(voucher.validUntil, dayInJakarta(ctx.now)),
      ),
    )
    .orderBy(asc(voucher.id))
    .limit(max);
  const shown = await toVouchers(ctx, rows);
  const found: PreparedDay['voucher'] = [];
  for (const [at, row] of rows.entries()) {
    const one = shown[at];
    if (!one?.pemegang || (await findVoucherObstacle(ctx, row, null))) continue;
    found.push({ kode: row.code, voucher: { ...one, jenisPenerima: row.jenisPenerima } });
  }
  return found;
}

/** Milliseconds within which a call of the same account counts as the one whose answer was lost. */
const lostAnswerMs = 5 * 60_000;

/** The use of a voucher without network. */
interface UseOfAct {
  readonly idVoucher: number;
  readonly idPeserta: number;
  readonly idFaskes: number;
  readonly at: Date;
  /** Whether it gives a dose itself. */
  readonly withDose: boolean;
}

/**
 * Returns the use of a voucher that the account itself made shortly before an act, for the same person at the same
 * facility and likewise with a dose or without one: the answer of its call was lost. Undefined when it was not so.
 */
export async function findLostUse(
  { db, user }: Pick<Context, 'db' | 'user'>,
  { idVoucher, idPeserta, idFaskes, at, withDose }: UseOfAct,
): Promise<{ readonly usedAt: string; readonly idDosis: number | null } | undefined> {
  const [found] = await db
    .select({ usedAt: voucher.usedAt, idDosis: voucher.idDosis })
    .from(voucher)
    .where(
      and(
        eq(voucher.id, idVoucher),
        eq(voucher.status, 'TERPAKAI'),
        eq(voucher.usedBy, user.fullName),
        eq(voucher.idPeserta, idPeserta),
        eq(voucher.idFaskes, idFaskes),
        withDose ? isNotNull(voucher.idDosis) : isNull(voucher.idDosis),
      ),
    );
  if (!found?.usedAt) return undefined;
  const age = at.getTime() - Date.parse(found.usedAt);
  return age >= 0 && age <= lostAnswerMs
    ? { usedAt: found.usedAt, idDosis: found.idDosis }
    : undefined;
}
