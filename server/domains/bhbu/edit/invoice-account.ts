import { and, eq, ne } from 'drizzle-orm';
import type { bhbuCalls } from '#contract/domains/bhbu/calls.ts';
import { branchOf } from '#contract/core/values/nitku.ts';
import type { Context, Handler } from '#server/platform/context.ts';
import { checkVersion } from '#server/platform/db/check-version.ts';
import { bhbu } from '#server/platform/db/schema/index.ts';
import { message } from '#server/platform/messages/message.ts';
import { invalidField } from '#server/platform/problem.ts';
import { decryptBhbuNumbers, type BhbuRow } from '../columns.ts';
import { toBhbu } from '../query/get.ts';
import { bhbuRecords } from '../records.ts';
import { checkApproved } from './rules.ts';

/** Returns the last six digits of an entered NITKU. @throws Problem 422 for that of another company */
function branchColumn({ deps }: Context, row: BhbuRow, entered: string | null): string | null {
  if (entered === null) return null;
  const branch = branchOf(entered, decryptBhbuNumbers(deps.keys, row).npwp ?? '');
  if (branch === undefined) throw invalidField('nitku', message('bhbu.nitkuOfOther'));
  return branch;
}

/** @throws Problem 422 for a customer account number that another company has */
export async function checkAccountFree(
  { db }: Context,
  { id }: BhbuRow,
  invoiceAccount: string | null,
): Promise<void> {
  if (invoiceAccount === null) return;
  const [other] = await db
    .select({ nama: bhbu.namaBHBU })
    .from(bhbu)
    .where(and(eq(bhbu.invoiceAccount, invoiceAccount), ne(bhbu.id, id)))
    .limit(1);
  if (other) {
    throw invalidField('invoiceAccount', message('bhbu.sharedAccount', { nama: other.nama }));
  }
}

/**
 * Sets the customer account number, which companies of one group may share once that is confirmed,
 * and how the company is named and taxed on tax invoices.
 */
export const updateInvoiceAccount: Handler<typeof bhbuCalls.updateInvoiceAccount> = async (
  ctx,
  { body },
) => {
  const row = await bhbuRecords.lock(ctx, body.idBHBU);
  checkApproved(row);
  checkVersion(ctx.expectedVersion, await toBhbu(ctx, row), body);
  const {
    invoiceAccount,
    pemungutPPN = row.pemungutPPN,
    instansiPemerintah = row.instansiPemerintah,
    nitku,
    akunBersama = false,
  } = body;
  if (invoiceAccount !== row.invoiceAccount && !akunBersama) {
    await checkAccountFree(ctx, row, invoiceAccount);
  }
  const values = {
    invoiceAccount,
    pemungutPPN,
    // Only a collector's tax invoices depend on it.
    instansiPemerintah: pemungutPPN && instansiPemerintah,
    nitku: nitku === undefined ? row.nitku : branchColumn(ctx, row, nitku),
  };
  return await toBhbu(
    ctx,
    await bhbuRecords.update(ctx, row, values, { action: 'invoiceAccount' }),
  );
};
