import { and, eq, ne, sql } from 'drizzle-orm';
import { unpaidOf } from '#contract/domains/invoice/amounts.ts';
import type { InvoiceEvent } from '#contract/states/invoice.ts';
import { recordOrderFact } from '#server/domains/order/index.ts';
import { invoice } from '#server/platform/db/schema/index.ts';
import { systemContext, type TransitionContext } from '#server/platform/lifecycle/lifecycle.ts';
import { transition } from '#server/platform/lifecycle/transition.ts';
import { invoiceLifecycle } from './lifecycle.ts';
import { invoiceRecords, type InvoiceRow } from './records.ts';

/** What was paid, written off and credited of an invoice. */
type Settlement = Pick<InvoiceRow, 'dibayar' | 'dikredit' | 'penghapusan'>;

/** Returns the event that a settlement causes in the state of an invoice, if any. */
function settlementEvent(
  { status, nilaiTagihan }: Pick<InvoiceRow, 'nilaiTagihan' | 'status'>,
  settled: Settlement,
): InvoiceEvent | null {
  const { dibayar } = settled;
  const isPaid = unpaidOf({ nilaiTagihan, ...settled }) <= 0;
  switch (status) {
    case 'LUNAS':
      if (isPaid) return null;
      return dibayar > 0 ? 'reopenPart' : 'reopen';
    case 'DIBAYAR_SEBAGIAN':
      if (isPaid) return 'payFull';
      return dibayar === 0 ? 'reopen' : null;
    case 'TERBIT':
    case 'DISTEMPEL':
      if (isPaid) return 'payFull';
      return dibayar > 0 ? 'payPart' : null;
    case 'LEWAT_TEMPO':
      return isPaid ? 'payFull' : null;
    default:
      return null;
  }
}

/**
 * Saves what was paid or credited of a locked invoice, with the state that follows, and moves its order on in the
 * same transaction. The order must be locked.
 */
export async function settleInvoice(
  ctx: TransitionContext,
  row: InvoiceRow,
  changed: Partial<Settlement> &
    Partial<Pick<InvoiceRow, 'alasanPenghapusan' | 'dikreditPph' | 'dikreditPpn' | 'diretur'>>,
): Promise<InvoiceRow> {
  const { dibayar, dikredit, penghapusan, nilaiTagihan } = row;
  const settled = { dibayar, dikredit, penghapusan, ...changed };
  const isReopened = row.status === 'LUNAS' && unpaidOf({ nilaiTagihan, ...settled }) > 0;
  // What was written off was the shortfall of the payments that counted then.
  const values = isReopened ? { ...settled, penghapusan: 0, alasanPenghapusan: null } : settled;
  const event = settlementEvent(row, values);
  const system = systemContext(ctx.db, ctx.now);
  const after =
    event === null
      ? await invoiceRecords.update(system, row, values, { action: 'countPayments' })
      : await transition(system, invoiceLifecycle, row, event, { values });
  const [family] = await ctx.db
    .select({ dibayar: sql<number>`coalesce(sum(${invoice.dibayar}), 0)::float8` })
    .from(invoice)
    .where(and(eq(invoice.idRoot, row.idRoot), ne(invoice.status, 'BATAL')));
  await recordOrderFact(system, row.idRoot, { dibayar: family?.dibayar ?? 0 });
  return after;
}
