import {
  and,
  asc,
  between,
  eq,
  exists,
  inArray,
  isNotNull,
  isNull,
  sql,
  type SQL,
} from 'drizzle-orm';
import { toPage } from '#contract/core/list.ts';
import { addDays } from '#contract/core/values/day.ts';
import type { voucherCalls } from '#contract/domains/voucher/calls.ts';
import type { Context, Handler } from '#server/platform/context.ts';
import { isAmong } from '#server/platform/db/list-query.ts';
import {
  faskes,
  peserta,
  voucher,
  voucherContract,
  voucherTransaction,
} from '#server/platform/db/schema/index.ts';
import { ofManagedCompany } from '#server/platform/db/views/managed.ts';
import { dayInJakarta } from '#server/platform/jakarta-day.ts';
import { notFound } from '#server/platform/problem.ts';
import { voucherScope } from '../records.ts';
import { openVouchers } from '../transaction/list.ts';
import { transactionRecords } from '../transaction/records.ts';
import { soonDays } from '../waiting.ts';
import { isInState } from './list.ts';

/** The registrations that the caller may see: a company's own, and those of a facility. */
const participantScope = ({ scope, user }: Context): SQL | undefined =>
  and(
    isNull(peserta.deletedAt),
    scope === 'all'
      ? undefined
      : user.faskesId === null
        ? eq(peserta.bhbuId, user.bhbuId ?? 0)
        : eq(peserta.faskesId, user.faskesId),
  );

/** Condition for the vouchers whose holder the caller may see. */
const hasVisibleHolder = (ctx: Context): SQL =>
  exists(
    ctx.db
      .select({ one: sql`1` })
      .from(peserta)
      .where(and(eq(peserta.id, voucher.idPeserta), participantScope(ctx))),
  );

/**
 * Counts the held vouchers of a transaction: those of a company or of staff from the numbers of the transaction,
 * because a holder is never deleted and keeps his company. A frozen voucher may have no holder.
 * @param held condition of the vouchers that are counted for a facility
 * @throws Problem 404 for a transaction outside the caller's scope, or without a voucher at the facility
 */
async function countHeld(ctx: Context, id: number, held: SQL | undefined): Promise<number> {
  if (ctx.user.faskesId !== null) {
    const total = await ctx.db.$count(voucher, held);
    if (total === 0) throw notFound('voucherTransaction');
    return total;
  }
  const transactionRow = await transactionRecords.get(ctx, id);
  const frozen =
    transactionRow.dibekukan === 0
      ? 0
      : await ctx.db.$count(
          voucher,
          and(
            eq(voucher.VoucherTransactionId, id),
            isInState('DIBEKUKAN'),
            isNotNull(voucher.idPeserta),
          ),
        );
  return transactionRow.terikat + transactionRow.terpakai + frozen;
}

/**
 * Lists the participants who hold vouchers of a transaction or have used them. @throws Problem 404 for a
 * transaction outside the caller's scope; for a facility, one of which no voucher is bound there
 */
export const participants: Handler<typeof voucherCalls.participants> = async (
  ctx,
  { params, query },
) => {
  const held = and(
    eq(voucher.VoucherTransactionId, params.id),
    isNotNull(voucher.idPeserta),
    inArray(voucher.status, ['TERIKAT', 'TERPAKAI', 'DIBEKUKAN']),
    // A company's transaction has vouchers of the company only.
    ctx.user.faskesId === null ? undefined : and(voucherScope(ctx), hasVisibleHolder(ctx)),
  );
  const total = await countHeld(ctx, params.id, held);
  const ofPage = ctx.db
    .select({ id: voucher.id })
    .from(voucher)
    .where(held)
    .orderBy(asc(voucher.id))
    .limit(query.pageSize)
    .offset((query.pageNumber - 1) * query.pageSize);
  const rows = await ctx.db
    .select({
      idVoucher: voucher.id,
      code: voucher.code,
      status: voucher.status,
      idPeserta: peserta.id,
      nama: peserta.nama,
      nik: peserta.nikMask,
      noPaspor: peserta.noPasporMask,
      tanggalLahir: peserta.tanggalLahir,
      namaFaskes: faskes.namaFaskes,
      dosisDiberikan: peserta.dosisDiberikan,
      usedAt: voucher.usedAt,
    })
    .from(voucher)
    .innerJoin(peserta, eq(peserta.id, voucher.idPeserta))
    .leftJoin(faskes, eq(faskes.id, voucher.idFaskes))
    .where(and(isAmong(voucher.id, ofPage), participantScope(ctx)))
    .orderBy(asc(voucher.id));
  return toPage(rows, total, query);
};

const { baru, aktif, terikat, terpakai, kedaluwarsa, dibekukan, dibatalkan, jumlah } =
  voucherTransaction;

const sumOf = (amount: SQL): SQL<number> => sql<number>`coalesce(sum(${amount}), 0)::int`;

/** Returns the numbers of vouchers of the caller's scope, or of one company. */
export const summary: Handler<typeof voucherCalls.summary> = async (ctx, { query }) => {
  const company = ctx.scope === 'all' ? query.idBHBU : (ctx.user.bhbuId ?? 0);
  const today = dayInJakarta(ctx.now);
  const isSoon = between(voucherTransaction.validUntil, today, addDays(today, soonDays));
  const [vouchers] = await ctx.db
    .select({
      diterbitkan: sumOf(sql`${jumlah} - ${dibatalkan}`),
      belumAktif: sumOf(sql`${baru}`),
      siapPakai: sumOf(sql`${aktif} + ${terikat}`),
      terpakai: sumOf(sql`${terpakai}`),
      kedaluwarsa: sumOf(sql`${kedaluwarsa}`),
      dibekukan: sumOf(sql`${dibekukan}`),
      segeraKedaluwarsa: sumOf(sql`case when ${isSoon} then ${openVouchers} else 0 end`),
    })
    .from(voucherTransaction)
    .where(
      and(
        company === undefined ? undefined : eq(voucherTransaction.idBHBU, company),
        ofManagedCompany(query, voucherTransaction.idBHBU),
      ),
    );
  const [quota] = await ctx.db
    .select({ sisaKuota: sumOf(sql`${voucherContract.sisa}`) })
    .from(voucherContract)
    .where(
      and(
        inArray(voucherContract.status, ['AKTIF', 'HABIS_KUOTA']),
        company === undefined ? undefined : eq(voucherContract.idBHBU, company),
        ofManagedCompany(query, voucherContract.idBHBU),
      ),
    );
  if (!vouchers || !quota) throw new Error('No numbers of vouchers were read.');
  return { ...vouchers, ...quota };
};
