import { and, eq, inArray, or } from 'drizzle-orm';
import type { Explanation } from '#contract/domains/bank/explanation.ts';
import { countedPaymentStates } from '#contract/states/payment.ts';
import type { Queryable } from '#server/platform/db/client.ts';
import { bankLine, payment } from '#server/platform/db/schema/index.ts';
import { mapInSlices } from '#server/platform/slices.ts';
import { explainLine } from './explain/explain-line.ts';
import { findDebtors } from './open-amounts.ts';
import type { BankLineRow } from './records.ts';

/**
 * Returns the companies for which the payers of lines have paid before, by account and by name. A
 * payer is known as soon as a second person has verified a payment, and as long as it is not reversed.
 */
async function findKnownPayers(db: Queryable, rows: readonly BankLineRow[]) {
  const accounts = [...new Set(rows.flatMap(({ rekeningPengirim }) => rekeningPengirim ?? []))];
  const names = [...new Set(rows.flatMap(({ pengirim }) => pengirim ?? []))];
  if (accounts.length === 0 && names.length === 0) return [];
  return await db
    .selectDistinct({
      pengirim: bankLine.pengirim,
      rekeningPengirim: bankLine.rekeningPengirim,
      idBHBU: payment.idBHBU,
    })
    .from(bankLine)
    .innerJoin(payment, eq(payment.idBankLine, bankLine.id))
    .where(
      and(
        inArray(payment.status, [...countedPaymentStates]),
        or(inArray(bankLine.rekeningPengirim, accounts), inArray(bankLine.pengirim, names)),
      ),
    );
}

/**
 * Returns the explanations of new lines, by the id of the line. They are computed whenever they are
 * read, so that they are always those of what is open now.
 * @param only a company to which the explanations are limited
 */
export async function explainLines(
  db: Queryable,
  rows: readonly BankLineRow[],
  only?: number,
): Promise<ReadonlyMap<number, Explanation[]>> {
  const fresh = rows.filter(({ status }) => status === 'BARU');
  if (fresh.length === 0) return new Map();
  const debtors = await findDebtors(db, only);
  const payers = await findKnownPayers(db, fresh);
  const explained = await mapInSlices(fresh, row => {
    const dikenal = payers
      .filter(
        one =>
          (one.rekeningPengirim !== null && one.rekeningPengirim === row.rekeningPengirim) ||
          (one.pengirim !== null && one.pengirim === row.pengirim),
      )
      .map(({ idBHBU }) => idBHBU);
    return explainLine({ ...row, dikenal: new Set(dikenal) }, debtors);
  });
  return new Map(fresh.map(({ id }, at) => [id, explained[at] ?? []]));
}
