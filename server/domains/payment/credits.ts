import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Credit } from '#contract/domains/company-account.ts';
import { countedPaymentStates } from '#contract/states/payment.ts';
import type { Queryable } from '#server/platform/db/client.ts';
import { payment } from '#server/platform/db/schema/index.ts';
import { selectPayments } from './records.ts';

/**
 * Returns the payments of a company that are not used up, the oldest first, and the sum of what is left
 * of all of them. One whose reversal is proposed still counts, although it cannot be used until that is
 * decided.
 * @param limit most payments that are returned
 */
export async function findCredits(
  db: Queryable,
  idBHBU: number,
  limit: number,
): Promise<{ readonly jumlah: number; readonly banyak: number; readonly baris: Credit[] }> {
  const hasRest = and(
    eq(payment.idBHBU, idBHBU),
    inArray(payment.status, [...countedPaymentStates]),
    gt(payment.jumlah, payment.teralokasi),
  );
  const rows = await selectPayments({ db })
    .where(hasRest)
    .orderBy(asc(payment.tanggalBayar), asc(payment.id))
    .limit(limit);
  const [sum] = await db
    .select({
      jumlah: sql<number>`coalesce(sum(${payment.jumlah} - ${payment.teralokasi}), 0)::float8`,
      banyak: sql<number>`count(*)::int`,
    })
    .from(payment)
    .where(hasRest);
  return {
    jumlah: sum?.jumlah ?? 0,
    banyak: sum?.banyak ?? 0,
    baris: rows.map(row => ({
      idPayment: row.id,
      idInvoice: row.idInvoice,
      noInvoice: row.noInvoice,
      noReferensi: row.noReferensi,
      tanggalBayar: row.tanggalBayar,
      status: row.status,
      jumlah: row.jumlah,
      sisa: row.jumlah - row.teralokasi,
    })),
  };
}
