import { asc, eq } from 'drizzle-orm';
import type { PaymentState } from '#contract/states/payment.ts';
import type { Queryable } from '#server/platform/db/client.ts';
import { invoice, payment } from '#server/platform/db/schema/index.ts';

/** Payments that no longer count, and that no one waits for. */
const endedStates: readonly PaymentState[] = ['DITOLAK', 'DIBALIK', 'DIBATALKAN'];

/** Returns the payments that a line proves. */
export const findBooked = (db: Queryable, idBankLine: number) =>
  db
    .select({
      idPayment: payment.id,
      idInvoice: payment.idInvoice,
      idRoot: invoice.idRoot,
      noInvoice: invoice.noInvoice,
      jumlah: payment.jumlah,
      status: payment.status,
      hashBukti: payment.hashBukti,
    })
    .from(payment)
    .innerJoin(invoice, eq(invoice.id, payment.idInvoice))
    .where(eq(payment.idBankLine, idBankLine))
    .orderBy(asc(payment.id));

type Booked = Awaited<ReturnType<typeof findBooked>>[number];

/** Whether a payment in force has no other proof than the line. */
export const restsOnLine = ({ status, hashBukti }: Booked): boolean =>
  hashBukti === null && !endedStates.includes(status);
