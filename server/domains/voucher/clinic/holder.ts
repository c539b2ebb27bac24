import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Issue } from '#contract/domains/peserta/index.ts';
import { canChooseFaskes } from '#server/domains/faskes/index.ts';
import {
  countForeignHits,
  lockPersonByKey,
  releaseVoucherHolder,
  validatePlannedDay,
  type LockedRow,
} from '#server/domains/peserta/index.ts';
import { findDoseObstacle } from '#server/domains/vaksinasi/index.ts';
import { todayAtFaskes } from '#server/platform/db/facility-zone.ts';
import type { Context } from '#server/platform/context.ts';
import { peserta, voucher, voucherTransaction } from '#server/platform/db/schema/index.ts';
import { message } from '#server/platform/messages/message.ts';
import { invalidField, Problem } from '#server/platform/problem.ts';
import { findVoucherObstacle } from '../lifecycle.ts';
import type { VoucherRow } from '../records.ts';

/** Categories of a company's own employees. */
const employees: readonly string[] = ['KARYAWAN', 'WNA_KARYAWAN'];

/** States of a voucher that belongs to its holder. */
export const heldStates = ['TERIKAT', 'TERPAKAI', 'DIBEKUKAN'] as const;

/** Creates a 409 that names the state of a voucher. */
export const refused = (
  row: Pick<VoucherRow, 'status'>,
  reason: string,
  text: ConstructorParameters<typeof Problem>[1],
): Problem => new Problem('KEADAAN_SALAH', text, { currentState: row.status, reason });

/**
 * Checks that a voucher may be used at a facility at an instant, `now`.
 * @throws Problem 409 with the reason
 */
export async function checkCirculates(
  ctx: Context,
  row: VoucherRow,
  idFaskes: number,
): Promise<void> {
  const obstacle = await findVoucherObstacle(ctx, row, idFaskes);
  if (obstacle) throw refused(row, 'mayCirculate', obstacle);
}

/**
 * Returns the facility that binds or uses a voucher: the caller's own, or the one that staff name.
 * @throws Problem 422 when none or another one is named, or when it is inactive
 */
export async function resolveFacility(
  { db, user }: Context,
  requested: number | null | undefined,
): Promise<number> {
  const own = user.faskesId;
  if (own !== null && requested && requested !== own) {
    throw invalidField('idFaskes', message('voucher.facilityOther'));
  }
  const id = own ?? requested;
  if (!id) throw invalidField('idFaskes', message('voucher.facilityMissing'));
  if (!(await canChooseFaskes(db, id, null))) {
    throw invalidField('idFaskes', message('voucher.facilityNotChoosable'));
  }
  return id;
}

/**
 * Checks the day on which a voucher shall be used; an opening day matters for later days only, since
 * today's participant is at the facility.
 * @throws Problem 422
 */
export async function checkPlannedDay(
  ctx: Context,
  { validUntil }: VoucherRow,
  plan: { readonly idFaskes: number; readonly rencanaTanggal: string },
): Promise<void> {
  const today = await todayAtFaskes(ctx, plan.idFaskes);
  const invalid = (text: Parameters<typeof invalidField>[1]) =>
    invalidField('rencanaTanggal', text);
  if (plan.rencanaTanggal < today) throw invalid(message('voucher.plannedDayPassed'));
  if (plan.rencanaTanggal > validUntil) {
    throw invalid(message('voucher.plannedAfterExpiry', { sampai: validUntil }));
  }
  if (plan.rencanaTanggal > today) await validatePlannedDay(ctx, plan);
}

/** Whether a voucher is for someone of this category. */
export const isForCategory = ({ jenisPenerima }: VoucherRow, kategori: string): boolean =>
  jenisPenerima === 'UMUM' || employees.includes(kategori);

/**
 * Checks that a person has fewer vouchers of the contract than it allows. The person stays locked, so
 * that two bindings cannot both be the last one.
 * @throws Problem 409
 */
export async function checkPersonLimit(ctx: Context, row: VoucherRow, key: Buffer): Promise<void> {
  await lockPersonByKey(ctx.db, key);
  const [found] = await ctx.db
    .select({ n: sql<number>`count(*)::int` })
    .from(voucher)
    .innerJoin(peserta, eq(peserta.id, voucher.idPeserta))
    .innerJoin(voucherTransaction, eq(voucherTransaction.id, voucher.VoucherTransactionId))
    .where(
      and(
        eq(peserta.personKey, key),
        inArray(voucher.status, [...heldStates]),
        eq(voucherTransaction.voucherContractId, row.voucherContractId),
      ),
    );
  if ((found?.n ?? 0) < row.perNikMaks) return;
  throw refused(row, 'perNikMaks', message('voucher.perPerson', { maks: row.perNikMaks }));
}

/**
 * Checks that a registration can get the dose of a voucher on its planned day.
 * @throws Problem 422 for a person whom another company holds, 409 with the reason
 */
export async function checkCanBeVaccinated(
  ctx: Context,
  row: VoucherRow,
  holder: LockedRow,
  day: string,
): Promise<void> {
  const issues = holder.alasan as Issue[];
  if (issues.some(({ code }) => code === 'E05')) {
    await countForeignHits(ctx, [holder.personKey]);
    throw invalidField(holder.isWNI ? 'nik' : 'noPaspor', message('voucher.personHeld'));
  }
  const alasan = await findDoseObstacle(ctx.db, holder.id, day);
  if (alasan) {
    throw refused(row, 'holder', message('voucher.holderBlocked', { nama: holder.nama, alasan }));
  }
}

/**
 * Frees the registration of a voucher that lost its holder, unless the person has another voucher
 * with it, which then takes over that the registration was made for a voucher.
 * @param before the voucher while it was held
 */
export async function releaseHolder(
  ctx: Context,
  before: VoucherRow,
  holder: LockedRow,
): Promise<void> {
  const [other] = await ctx.db
    .select({ id: voucher.id })
    .from(voucher)
    .where(
      and(
        eq(voucher.idPeserta, holder.id),
        ne(voucher.id, before.id),
        inArray(voucher.status, [...heldStates]),
      ),
    )
    .limit(1);
  if (!other) {
    await releaseVoucherHolder(ctx, holder, before.pesertaDibuat);
  } else if (before.pesertaDibuat) {
    await ctx.db.update(voucher).set({ pesertaDibuat: true }).where(eq(voucher.id, other.id));
  }
}

/** Columns of a voucher without a holder. */
export const withoutHolder = {
  idPeserta: null,
  pesertaDibuat: false,
  boundAt: null,
  boundBy: null,
  idFaskes: null,
} as const;
