import { findTransition } from '#contract/core/lifecycle.ts';
import type { Message } from '#contract/core/messages/message.ts';
import { clauses, type ClauseName } from '#contract/domains/pks/clock.ts';
import { orderStates } from '#contract/states/order.ts';
import type { PksState } from '#contract/states/pks.ts';
import { hasWaitingProof } from '#server/platform/db/views/invoices.ts';
import { dayInJakarta } from '#server/platform/jakarta-day.ts';
import type { TransitionContext } from '#server/platform/lifecycle/lifecycle.ts';
import { message } from '#server/platform/messages/message.ts';
import { lockOrder } from './advance.ts';
import { hasCopy, orderLifecycle } from './lifecycle.ts';
import { findLines } from './lines.ts';
import { orderRecords, type OrderRow } from './records.ts';
import { getFamilyFacts, isPendingAmendment, rootIdOf } from './versions.ts';

/** States of an agreement in which its order cannot be amended, with the clause that binds. */
const closedPksStates: Partial<Record<PksState, ClauseName>> = {
  PERINGATAN: 'breach',
  DITANGGUHKAN: 'fraud',
  PEMBERITAHUAN_AKHIR: 'termination',
  BERAKHIR: 'termination',
  DIAKHIRI: 'termination',
};

/** Returns why an order cannot be amended now. */
export function findAmendmentObstacle(original: OrderRow): Message | undefined {
  if (!findTransition(orderStates, original.status, 'supersede')) {
    return orderLifecycle.wrongState(original, 'supersede');
  }
  const { statusPks, noPKS } = original;
  const clause = statusPks === null ? undefined : closedPksStates[statusPks];
  return statusPks !== null && clause
    ? message('order.pksClosedToAmendment', {
        pasal: clauses[clause],
        nomor: noPKS ?? '',
        keadaan: message(`pks.state.${statusPks}`),
      })
    : undefined;
}

// An amendment goes on only while the order that it amends can be amended.
for (const event of ['submit', 'accept', 'adjust', 'generatePks'] as const) {
  orderLifecycle.addGuard(event, 'original', async (ctx, { amandemenDari }) =>
    amandemenDari === null ? undefined : findAmendmentObstacle(await lockOrder(ctx, amandemenDari)),
  );
}

/** Returns why the first payment of an order has not failed. */
async function findPaymentObstacle(
  { db, now, user }: TransitionContext,
  row: OrderRow,
): Promise<Message | undefined> {
  // An amendment that is not in force has no payments of its own.
  if (await isPendingAmendment(db, row)) return undefined;
  if ((await findLines(db, [row.id])).some(({ qtyKirim }) => qtyKirim > 0)) {
    return message('order.shippedNotCancelled', { pasal: clauses.delivery });
  }
  const { dibayar, tanggalBukti, tanggalTagihan, buktiDitolak } = await getFamilyFacts(db, row);
  if (dibayar > 0) {
    return message('order.paidNotCancelled', { pasal: clauses.payment, dibayar });
  }
  if (user.id === null || row.status !== 'MENUNGGU_BAYAR') return undefined;
  if (tanggalTagihan === null) return message('order.notInvoiced');
  if (tanggalBukti !== null || (await hasWaitingProof(db, rootIdOf(row)))) {
    return message('order.proofWaiting');
  }
  if (row.statusPks === 'MENUNGGU_TTD_BHBU' || row.statusPks === 'MENUNGGU_TTD_PENJUAL') {
    return message('order.signedAgain', { pasal: clauses.failedPayment });
  }
  const { tenggat } = row;
  return tenggat !== null && tenggat >= dayInJakarta(now) && !buktiDitolak
    ? message('order.deadlineRuns', { pasal: clauses.failedPayment, tenggat })
    : undefined;
}

orderLifecycle.addGuard('failPayment', 'paid', findPaymentObstacle);

// The seller cannot cancel what the company signed, except an amendment that is not in force.
orderLifecycle.addGuard('cancel', 'signed', async (ctx, row) => {
  if (ctx.user.id === null) return undefined;
  const isSigned =
    row.status === 'PKS_DITANDATANGANI' ||
    (row.status === 'DITERIMA' && (await hasCopy(ctx, row.id, 'filePksBHBU')));
  return isSigned && !(await isPendingAmendment(ctx.db, row))
    ? message('order.signedNotCancelled', {
        pasal: clauses.failedPayment,
        nomor: orderRecords.labelOf(row),
      })
    : undefined;
});
