import { and, asc, eq, isNull, lt, ne, sql } from 'drizzle-orm';
import { findTransition } from '#contract/core/lifecycle.ts';
import { addDays } from '#contract/core/values/day.ts';
import { clauseDays, clauses } from '#contract/domains/pks/clock.ts';
import { recordPath } from '#contract/record-pages.ts';
import { endedOrderStates, orderStates } from '#contract/states/order.ts';
import { pksStates, type PksState } from '#contract/states/pks.ts';
import {
  advanceOrder,
  cancelOpenAmendments,
  currentVersion,
  endOrdersUnder,
  findBelowFloor,
  lockFamily,
  lockOrder,
  orderLifecycle,
  takeOverDeliveries,
} from '#server/domains/order/index.ts';
import { order, pks } from '#server/platform/db/schema/index.ts';
import { dayInJakarta } from '#server/platform/jakarta-day.ts';
import {
  defineLifecycle,
  kitRecords,
  systemContext,
  type TransitionContext,
} from '#server/platform/lifecycle/lifecycle.ts';
import { eventMail, reasonParagraph } from '#server/platform/lifecycle/mail.ts';
import { timedTransition } from '#server/platform/lifecycle/timed-transition.ts';
import { transition } from '#server/platform/lifecycle/transition.ts';
import { message } from '#server/platform/messages/message.ts';
import { Problem } from '#server/platform/problem.ts';
import { everyPks, pksRecords, type PksRow } from './records.ts';

/** Locks an agreement as the server itself. @throws Problem 404 */
export const lockPks = (ctx: Pick<TransitionContext, 'db' | 'now'>, id: number) =>
  pksRecords.lock({ db: ctx.db, now: ctx.now, ...everyPks }, id);

/** Ends the order of a terminated agreement, and those that were placed under it. */
async function terminateOrders(ctx: TransitionContext, row: PksRow): Promise<void> {
  await endOrdersUnder(ctx, row.id, 'terminate', row.alasan ?? `PKS ${row.noPKS ?? ''} diakhiri`);
  const { rootId, id } = await lockOrder(ctx, row.idOrder);
  const current = await currentVersion(ctx.db, rootId ?? id);
  if (current === undefined) return;
  await transition(
    systemContext(ctx.db, ctx.now),
    orderLifecycle,
    await lockOrder(ctx, current),
    'terminate',
    { reason: row.alasan ?? undefined },
  );
}

/** States of an agreement that was not yet verified. */
const unverifiedStates: readonly PksState[] = [
  'DRAFT',
  'TERBIT',
  'MENUNGGU_TTD_BHBU',
  'MENUNGGU_TTD_PENJUAL',
  'MENUNGGU_VERIFIKASI',
];

/** Puts the running orders under a booster agreement under the agreement that amends it. */
async function moveOrders({ db }: TransitionContext, parent: PksRow, idOrder: number) {
  await db.execute(sql`
    update "order" set pks_id = amendment.id
    from pks amendment
    where amendment.id_order = ${idOrder} and amendment.status <> 'DIBATALKAN'
      and "order".pks_id = ${parent.id}
      and "order".status not in ${[...endedOrderStates]}`);
}

/**
 * Replaces the amended version of an order and its agreement by a version that is signed; does
 * nothing for an order that amends none.
 * @throws Problem 409 when the earlier version was paid or shipped beyond the amendment meanwhile
 */
export async function supersedeEarlier(ctx: TransitionContext, idOrder: number): Promise<void> {
  const rootId = await lockFamily(ctx.db, idOrder);
  const amendment = await lockOrder(ctx, idOrder);
  const { amandemenDari, noOrder } = amendment;
  if (rootId === undefined || amandemenDari === null) return;
  const earlier = await lockOrder(ctx, amandemenDari);
  if (earlier.status === 'DIAMANDEMEN') return;
  const belowFloor = await findBelowFloor(ctx, amendment);
  if (belowFloor) {
    throw new Problem('KEADAAN_SALAH', belowFloor, {
      currentState: amendment.status,
      reason: 'floor',
    });
  }
  const system = systemContext(ctx.db, ctx.now);
  await takeOverDeliveries(ctx, idOrder);
  await transition(system, orderLifecycle, earlier, 'supersede');
  // The deadline that FINANCE set was that of the earlier version.
  await ctx.db.update(order).set({ tenggatBayar: null }).where(eq(order.id, rootId));
  const [own] = await ctx.db
    .select({ id: pks.id, status: pks.status })
    .from(pks)
    .where(and(eq(pks.idOrder, amandemenDari), ne(pks.status, 'DIBATALKAN')));
  if (!own) return;
  const parent = await lockPks(ctx, own.id);
  // An agreement that was never in force has nothing to amend; one under a notice is refused.
  if (unverifiedStates.some(state => state === parent.status)) {
    await transition(system, pksLifecycle, parent, 'cancel', {
      reason: `Diganti amandemen ${noOrder ?? ''}`.trim(),
      isSilent: true,
    });
  } else {
    await transition(system, pksLifecycle, parent, 'amend');
    await moveOrders(ctx, parent, idOrder);
  }
}

/** States of an agreement that neither party has signed. */
const unsignedStates: readonly PksState[] = ['DRAFT', 'TERBIT', 'MENUNGGU_TTD_BHBU'];

/**
 * Lets the order of a cancelled agreement go on: it waits for another agreement when no party has
 * signed this one, and is cancelled otherwise. An order that has ended stays as it is.
 */
async function releaseOrder(
  ctx: TransitionContext,
  { idOrder, status }: PksRow,
  reason: string | undefined,
): Promise<void> {
  const row = await lockOrder(ctx, idOrder);
  if (unsignedStates.includes(status)) {
    if (findTransition(orderStates, row.status, 'revokePks')) {
      await transition(ctx, orderLifecycle, row, 'revokePks', { reason });
    }
    return;
  }
  if (!findTransition(orderStates, row.status, 'cancel')) return;
  await transition(ctx, orderLifecycle, row, 'cancel', {
    reason,
    values: { alasan: reason ?? null },
  });
}

/** The lifecycle of agreements. */
export const pksLifecycle = defineLifecycle({
  ...kitRecords(pksRecords),
  states: pksStates,
  wrongState: row =>
    message('pks.wrongState', {
      nomor: pksRecords.labelOf(row),
      keadaan: message(`pks.state.${row.status}`),
    }),
  guards: {
    notUploader: ({ user }, { pengunggahPembeli, pengunggahPenjual }) =>
      user.id !== null && (user.id === pengunggahPembeli || user.id === pengunggahPenjual)
        ? message('pks.uploaderVerifies')
        : undefined,
    byNotifier: ({ user }, { pihakPeringatan }) =>
      (user.role === 'BHBU') === (pihakPeringatan === 'PEMBELI')
        ? undefined
        : message('pks.otherPartyNotified', { pasal: clauses.breach }),
    mayGiveNotice({ now, user }, { status, tanggalPeringatan, pihakPeringatan }, { values }) {
      if (values?.['sebabAkhir'] !== 'PELANGGARAN') return undefined;
      if (status !== 'PERINGATAN' || tanggalPeringatan === null) {
        return message('pks.noticeBeforeWarning', { pasal: clauses.breach, hari: clauseDays.cure });
      }
      if ((user.role === 'BHBU') !== (pihakPeringatan === 'PEMBELI')) {
        return message('pks.ownBreach', { pasal: clauses.breach });
      }
      const lastDay = addDays(tanggalPeringatan, clauseDays.cure);
      return dayInJakarta(now) > lastDay
        ? undefined
        : message('pks.curePeriodRuns', { pasal: clauses.breach, sampai: lastDay });
    },
  },
  effects: {
    async verify(ctx, { after }) {
      await supersedeEarlier(ctx, after.idOrder);
      await advanceOrder(ctx, after.idOrder);
    },
    terminate: (ctx, { after }) => terminateOrders(ctx, after),
    async cancel(ctx, { before, after, input }) {
      await releaseOrder(ctx, before, input.reason);
      const reason = input.reason ?? `PKS ${after.noPKS ?? ''} dibatalkan`;
      await endOrdersUnder(ctx, after.id, 'cancel', reason);
    },
  },
  linkOf: ({ idOrder }) => recordPath('order', idOrder),
  ownersOf: ({ idBHBU }) => ({ bhbuId: idBHBU }),
  mailOf: ({ noPKS, alasan }, event) => eventMail('pks', event, noPKS, reasonParagraph(alasan)),
});

// Nothing is shipped under a suspended agreement.
for (const event of ['schedule', 'shipPart', 'shipAll'] as const) {
  orderLifecycle.addGuard(event, 'suspended', (_, { statusPks, noPKS }) =>
    statusPks === 'DITANGGUHKAN'
      ? message('pks.suspended', { pasal: clauses.fraud, nomor: noPKS ?? '' })
      : undefined,
  );
}

// Payments and shipments go on while an amendment is signed.
pksLifecycle.addGuard('verify', 'floor', async (ctx, row) =>
  findBelowFloor(ctx, await lockOrder(ctx, row.idOrder)),
);

// Copies may be returned after both parties signed; the order then ends by its payment only.
pksLifecycle.addGuard('cancel', 'orderSigned', (_, { statusOrder }) =>
  ['PKS_DITANDATANGANI', 'MENUNGGU_BAYAR', 'DIBAYAR_SEBAGIAN', 'LUNAS'].includes(statusOrder)
    ? message('pks.orderSigned', { pasal: clauses.failedPayment })
    : undefined,
);

// An order that ends before it is paid ends its agreement too.
for (const event of ['withdraw', 'cancel', 'failPayment'] as const) {
  orderLifecycle.addEffect(event, async (ctx, { before, input }) => {
    const [found] = await ctx.db
      .select({ id: pks.id, status: pks.status })
      .from(pks)
      .where(and(eq(pks.idOrder, before.id), ne(pks.status, 'DIBATALKAN')));
    if (!found || !findTransition(pksStates, found.status, 'cancel')) return;
    const reason = input.reason ?? 'Pesanan ditarik kembali';
    await transition(
      systemContext(ctx.db, ctx.now),
      pksLifecycle,
      await lockPks(ctx, found.id),
      'cancel',
      { reason, values: { alasan: reason }, isSilent: true },
    );
  });
}

// An agreement that has ended is not amended any more.
pksLifecycle.addEffect('expire', async (ctx, { before: { idOrder, noPKS } }) =>
  cancelOpenAmendments(ctx, await lockOrder(ctx, idOrder), `PKS ${noPKS ?? ''} sudah berakhir`),
);

// What a suspension or a breach held back goes on.
for (const event of ['resume', 'cure'] as const) {
  pksLifecycle.addEffect(event, async (ctx, { before }) => {
    const placed = await ctx.db
      .select({ id: order.id })
      .from(order)
      .where(and(eq(order.pksId, before.id), isNull(order.deletedAt)))
      .orderBy(asc(order.id));
    for (const { id } of [{ id: before.idOrder }, ...placed]) await advanceOrder(ctx, id);
  });
}

const jakartaDay = (now: Date) => sql`${dayInJakarta(now)}::date`;

/** Ends agreements whose notice of termination has run out. */
export const terminateNoticed = timedTransition({
  name: 'terminate agreements',
  table: pks,
  lifecycle: pksLifecycle,
  records: { lock: lockPks },
  event: 'terminate',
  isDue: now =>
    sql`${pks.tanggalPemberitahuan} + ${clauseDays.terminationNotice}::int < ${jakartaDay(now)}`,
});

/** Ends agreements after their last day. */
export const expireAgreements = timedTransition({
  name: 'expire agreements',
  table: pks,
  lifecycle: pksLifecycle,
  records: { lock: lockPks },
  event: 'expire',
  isDue: now => lt(pks.berlakuSampai, dayInJakarta(now)),
});

/**
 * Cancels orders whose first payment has no proof by the end of its last day, which releases their
 * doses.
 */
export const cancelUnpaidOrders = timedTransition({
  name: 'cancel unpaid orders',
  table: order,
  lifecycle: orderLifecycle,
  records: { lock: lockOrder },
  event: 'failPayment',
  because: {
    reason: 'Pembayaran pertama tidak diterima sampai tenggatnya',
    clause: `Pasal ${clauses.failedPayment}`,
  },
  isDue: now => sql`exists (
    select 1 from "order" root
    where root.id = coalesce(${order.rootId}, ${order.id}) and root.tanggal_tagihan is not null
      and root.tanggal_bukti is null and not root.bukti_ditolak and root.dibayar = 0
      and coalesce(root.tenggat_bayar, greatest(${order.tanggalTandaTangan}, root.tanggal_tagihan))
        < ${jakartaDay(now)})
    and not exists (
      select 1 from pks
      where pks.id_order = ${order.id} and pks.status in ('MENUNGGU_TTD_BHBU', 'MENUNGGU_TTD_PENJUAL'))`,
});
