import { daysBetween } from '#contract/core/values/day.ts';
import {
  fullDays,
  maxAccountDays,
  maxMovements,
  maxOpenItems,
  runBalance,
  type AskedDays,
  type CompanyAccount,
} from '#contract/domains/company-account.ts';
import { bhbuRecords } from '#server/domains/bhbu/index.ts';
import { findOpenInvoices } from '#server/domains/invoice/index.ts';
import { findCredits } from '#server/domains/payment/index.ts';
import type { Context } from '#server/platform/context.ts';
import { transaction } from '#server/platform/db/client.ts';
import { dayInJakarta } from '#server/platform/jakarta-day.ts';
import { message } from '#server/platform/messages/message.ts';
import { invalidField, notFound } from '#server/platform/problem.ts';
import { findMovements, findOpeningBalance } from './movements.ts';

/**
 * Returns a company whose account the caller may read: its own, or one that it manages.
 * @throws Problem 404
 */
async function getCompany(ctx: Context, id: number) {
  const row = await bhbuRecords.get({ ...ctx, scope: 'all' }, id);
  const { scope, user } = ctx;
  if (scope === 'all' || row.id === user.bhbuId || row.accountManagerId === user.id) return row;
  throw notFound('bhbu');
}

/** Returns the first and the last day of a statement. @throws Problem 422 */
function daysOf({ now }: Pick<Context, 'now'>, asked: AskedDays) {
  const today = dayInJakarta(now);
  const { dari, sampai } = fullDays(asked, today);
  if (sampai > today) throw invalidField('sampai', message('companyAccount.future'));
  if (dari > sampai) throw invalidField('sampai', message('companyAccount.order'));
  if (daysBetween(dari, sampai) >= maxAccountDays) {
    throw invalidField('dari', message('companyAccount.tooLong', { hari: maxAccountDays }));
  }
  return { dari, sampai };
}

/** Returns the account of a company as it is now. @throws Problem 404, 422 */
export async function getCompanyAccount(
  ctx: Context,
  id: number,
  asked: AskedDays,
): Promise<CompanyAccount> {
  const { namaBHBU, invoiceAccount } = await getCompany(ctx, id);
  const days = daysOf(ctx, asked);
  const movements = await findMovements(ctx.db, id, days, maxMovements + 1);
  if (movements.length > maxMovements) {
    throw invalidField('dari', message('companyAccount.tooMany', { batas: maxMovements }));
  }
  const opening = await findOpeningBalance(ctx.db, id, days.dari);
  const { baris, umur } = await findOpenInvoices(ctx, id, maxOpenItems);
  const kelebihan = await findCredits(ctx.db, id, maxOpenItems);
  const belumLunas = {
    jumlah: umur.reduce((sum, one) => sum + one.jumlah, 0),
    banyak: umur.reduce((sum, one) => sum + one.banyak, 0),
    baris,
  };
  return {
    idBHBU: id,
    namaBHBU,
    invoiceAccount,
    ...days,
    dibuat: ctx.now.toISOString(),
    ...runBalance(opening, movements),
    belumLunas,
    umur,
    kelebihan,
    saldoKini: belumLunas.jumlah - kelebihan.jumlah,
  };
}

/**
 * Returns the account from one snapshot of the database, so that its movements and its open items agree
 * also while payments are verified. For handlers without a transaction of the pipeline.
 * @throws Problem 404, 422
 */
export const readCompanyAccount = (
  ctx: Context,
  id: number,
  asked: AskedDays,
): Promise<CompanyAccount> =>
  transaction(ctx.deps.db, db => getCompanyAccount({ ...ctx, db }, id, asked), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  });
