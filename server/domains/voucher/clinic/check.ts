import { and, eq, sql } from 'drizzle-orm';
import type { Message } from '#contract/core/messages/message.ts';
import { dayInZone } from '#contract/core/values/zone.ts';
import type { voucherCalls } from '#contract/domains/voucher/calls.ts';
import type { CheckResult } from '#contract/domains/voucher/record.ts';
import { withoutTransaction, type Context, type Handler } from '#server/platform/context.ts';
import { transaction } from '#server/platform/db/client.ts';
import { voucher } from '#server/platform/db/schema/index.ts';
import { dayInJakarta } from '#server/platform/jakarta-day.ts';
import { systemContext } from '#server/platform/lifecycle/lifecycle.ts';
import { transition } from '#server/platform/lifecycle/transition.ts';
import { message } from '#server/platform/messages/message.ts';
import { translator } from '#server/platform/messages/translator.ts';
import { acceptsVouchers, findVoucherObstacle, voucherLifecycle } from '../lifecycle.ts';
import {
  everyVoucher,
  selectVouchers,
  toVoucher,
  voucherRecords,
  type VoucherRow,
} from '../records.ts';
import { withCodeLimit } from './code-limit.ts';

/** Checks in vain by facilities within `failureHours` after which a voucher is frozen. */
const maxFailedChecks = 5;
const failureHours = 24;

/** What a check finds, with the sentence that says so. */
interface Finding {
  readonly hasil: CheckResult;
  readonly pesan: Message;
}

/** Results that a facility gets for a voucher that it must not accept. */
const failures: ReadonlySet<CheckResult> = new Set<CheckResult>([
  'SUDAH_DIPAKAI',
  'BUKAN_FASKES_INI',
  'TERIKAT_FASKES_LAIN',
]);

/** Whether a voucher is bound or was used elsewhere than at the caller's facility. */
const isElsewhere = ({ user }: Context, row: VoucherRow): boolean =>
  user.faskesId !== null && row.idPeserta !== null && row.idFaskes !== user.faskesId;

/** Decides what the caller may do with a voucher that it knows. */
async function assess(ctx: Context, row: VoucherRow): Promise<Finding> {
  const { faskesId } = ctx.user;
  const found = (
    hasil: Exclude<CheckResult, 'DITANGGUHKAN' | 'KEDALUWARSA' | 'SUDAH_DIPAKAI'>,
  ) => ({
    hasil,
    pesan: message(`voucher.check.${hasil}`),
  });
  const isBoundHere = row.idPeserta !== null && row.idFaskes === faskesId;
  if (faskesId !== null && !isBoundHere) {
    const isAccepted = await acceptsVouchers(ctx.db, row.voucherContractId, faskesId);
    if (!isAccepted) return found('BUKAN_FASKES_INI');
  }
  switch (row.status) {
    case 'BARU':
      return found('BELUM_AKTIF');
    case 'DIBATALKAN':
    case 'DIBEKUKAN':
      return found(row.status);
    case 'TERPAKAI':
      return {
        hasil: 'SUDAH_DIPAKAI',
        pesan: message('voucher.alreadyUsed', {
          hari: dayInZone(row.usedAt ?? ctx.now, row.zona),
        }),
      };
    default:
  }
  if (row.status === 'KEDALUWARSA' || row.validUntil < dayInJakarta(ctx.now)) {
    return {
      hasil: 'KEDALUWARSA',
      pesan: message('voucher.expired', { sampai: row.validUntil }),
    };
  }
  if (isElsewhere(ctx, row)) return found('TERIKAT_FASKES_LAIN');
  const obstacle = await findVoucherObstacle(ctx, row, null);
  return obstacle === undefined
    ? found('DAPAT_DIPAKAI')
    : { hasil: 'DITANGGUHKAN', pesan: obstacle };
}

const isOpen = ({ status }: Pick<VoucherRow, 'status'>): boolean =>
  status === 'AKTIF' || status === 'TERIKAT';

/** Counts a check, and freezes a usable voucher that facilities checked in vain too often. */
async function countCheck(ctx: Context, row: VoucherRow, hasil: CheckResult): Promise<void> {
  const isFailure = ctx.user.faskesId !== null && failures.has(hasil);
  const now = ctx.now.toISOString();
  const start = new Date(ctx.now.getTime() - failureHours * 3_600_000).toISOString();
  const isNewWindow = sql`coalesce(${voucher.failedSince} < ${start}, true)`;
  const [counted] = await ctx.db
    .update(voucher)
    .set({
      checkCount: sql`${voucher.checkCount} + 1`,
      lastCheckAt: now,
      ...(isFailure
        ? {
            failedChecks: sql`case when ${isNewWindow} then 1
              else least(${voucher.failedChecks} + 1, 1000) end`,
            failedSince: sql`case when ${isNewWindow} then ${now}::timestamptz
              else ${voucher.failedSince} end`,
          }
        : {}),
    })
    .where(eq(voucher.id, row.id))
    .returning({ failedChecks: voucher.failedChecks, status: voucher.status });
  if (!isFailure || !counted || !isOpen(counted) || counted.failedChecks < maxFailedChecks) return;
  await transaction(ctx.deps.db, async db => {
    const system = systemContext(db, ctx.now);
    const locked = await voucherRecords.lock({ ...system, ...everyVoucher }, row.id);
    // Another check may have frozen it meanwhile.
    if (!isOpen(locked)) return;
    const reason = translator.render(message('voucher.frozenByChecks'));
    await transition(system, voucherLifecycle, locked, 'freeze', {
      reason,
      values: { voidReason: reason },
    });
  });
}

/** Returns what a check shows of a voucher; nothing of one that is held elsewhere. */
async function shownTo(ctx: Context, row: VoucherRow, hasil: CheckResult) {
  if (hasil === 'BUKAN_FASKES_INI' || isElsewhere(ctx, row)) return null;
  const { jenisPenerima } = row;
  const { id, version, status, bhbuName, validUntil, ...shown } = await toVoucher(ctx, row);
  const { idBHBU, namaProduk, vaccinationType, idFaskes, namaFaskes, usedAt, pemegang } = shown;
  return {
    ...{ id, version, status, bhbuName, validUntil, namaProduk, vaccinationType, jenisPenerima },
    ...{ idBHBU, idFaskes, namaFaskes, usedAt, pemegang },
  };
}

/** The next step of those who bind and use vouchers. */
function nextStep({ user }: Context, row: VoucherRow, hasil: CheckResult) {
  if (hasil !== 'DAPAT_DIPAKAI' || user.bhbuId !== null) return null;
  return row.status === 'TERIKAT' ? 'PAKAI' : 'ISI_PESERTA';
}

/** A company checks its own vouchers only. */
const knownTo = ({ scope, user }: Context) =>
  scope === 'own' && user.faskesId === null ? eq(voucher.idBHBU, user.bhbuId ?? 0) : undefined;

const checkCode: Handler<typeof voucherCalls.check> = async (ctx, { params }) => {
  const [row] = await selectVouchers(ctx).where(and(eq(voucher.code, params.code), knownTo(ctx)));
  if (!row) {
    const pesan = ctx.render(message('voucher.check.TIDAK_DIKENAL'));
    return { hasil: 'TIDAK_DIKENAL', pesan, langkah: null, voucher: null };
  }
  const { hasil, pesan } = await assess(ctx, row);
  if (ctx.user.bhbuId === null) await countCheck(ctx, row, hasil);
  return {
    hasil,
    pesan: ctx.render(pesan),
    langkah: nextStep(ctx, row, hasil),
    voucher: await shownTo(ctx, row, hasil),
  };
};

/**
 * Checks whether a code can be used here. It writes one count, so that a transaction of the call
 * would only make a clinic wait longer; a freeze has its own.
 */
export const check = withoutTransaction(
  withCodeLimit(checkCode, ({ params }) => params.code, knownTo),
);
