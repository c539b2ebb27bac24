import { and, eq, inArray, isNotNull, or, sql } from 'drizzle-orm';
import type { HandlerInput } from '#contract/core/endpoint.ts';
import { addDays } from '#contract/core/values/day.ts';
import type { pksCalls } from '#contract/domains/pks/calls.ts';
import type { ClosingEvent } from '#contract/domains/pks/clock.ts';
import { pksFields } from '#contract/domains/pks/record.ts';
import { inForceStates, pksStates } from '#contract/states/pks.ts';
import { bhbuRecords, isOfCompanyNamed } from '#server/domains/bhbu/index.ts';
import { isActiveBoosterPks, orderRecords } from '#server/domains/order/index.ts';
import type { Handlers } from '#server/platform/context.ts';
import { containsCode, ignoringCase, inOrderOf, isAmong } from '#server/platform/db/list-query.ts';
import { bhbu, order, pks } from '#server/platform/db/schema/index.ts';
import { dayInJakarta } from '#server/platform/jakarta-day.ts';
import { createHistoryHandler } from '#server/platform/lifecycle/history.ts';
import { transition } from '#server/platform/lifecycle/transition.ts';
import { message } from '#server/platform/messages/message.ts';
import { createNoteHandlers } from '#server/platform/note/note-handlers.ts';
import { invalidField, Problem } from '#server/platform/problem.ts';
import { formColumns } from '#server/platform/record/index.ts';
import { changeState } from './enforce.ts';
import { evidenceHandlers } from './evidence.ts';
import { generateHandlers } from './generate.ts';
import { pksLifecycle } from './lifecycle.ts';
import { byNearestDeadline, hasDeadlineBy, isWatched } from './deadlines.ts';
import { pksRecords, root, selectPks, toListItem, toPks } from './records.ts';
import { checkTerm } from './requirements.ts';

export { actByLetter } from './by-letter.ts';
export { copyHandlers } from './copies.ts';
export { cancelUnpaidOrders, expireAgreements, terminateNoticed } from './lifecycle.ts';
export { earlierAgreements, pksDocuments } from './document.ts';
export { countDeadlines, listWithDeadline } from './deadlines.ts';
export {
  countPks,
  countPksToVerify,
  deadlinesOf,
  everyPks,
  pksRecords,
  type PksRow,
} from './records.ts';
export { remindOfDeadlines } from './reminders.ts';

/** Days within which a deadline counts as near. */
const nearDays = 7;

export const pksPage = pksRecords.list<HandlerInput<typeof pksCalls.list>['query']>({
  selectIds: ({ db }, sortBy) => {
    const ids = db.select({ id: pks.id }).from(pks);
    switch (sortBy) {
      case 'namaBHBU':
        return ids.innerJoin(bhbu, eq(bhbu.id, pks.idBHBU)).$dynamic();
      case 'tenggat':
        return ids
          .leftJoin(order, eq(order.id, pks.idOrder))
          .leftJoin(root, eq(root.id, order.rootId))
          .$dynamic();
      default:
        return ids.$dynamic();
    }
  },
  search: async (q, { db }) => {
    if (!q) return undefined;
    const orders = db.select({ id: order.id }).from(order).where(containsCode(q, order.noOrder));
    return or(
      containsCode(q, pks.noPKS),
      await isOfCompanyNamed(db, pks.idBHBU, q),
      isAmong(pks.idOrder, orders),
    );
  },
  sort: {
    tanggalPKS: sql`coalesce(${pks.tanggalPKS}, 'infinity')`,
    noPKS: sql`coalesce(${pks.noPKS}, '')`,
    namaBHBU: ignoringCase(bhbu.namaBHBU),
    statuspks: inOrderOf(pksStates.names, pks.status),
    tenggat: byNearestDeadline,
    berlakuSampai: sql`coalesce(${pks.berlakuSampai}, 'infinity')`,
    modifiedAt: pks.modifiedAt,
  },
  filters: {
    idBHBU: pks.idBHBU,
    statuspks: pks.status,
    jenis: pks.jenis,
    tanggalPKS: pks.tanggalPKS,
    berlakuSampai: pks.berlakuSampai,
    segeraBerakhir: (isNear: boolean, { db, now }) =>
      isNear ? hasDeadlineBy(db, addDays(dayInJakarta(now), nearDays)) : undefined,
    jenisTenggat: (event: ClosingEvent, ctx) => isWatched(ctx, event),
  },
});

export const pksHandlers: Handlers<typeof pksCalls> = {
  list: async (ctx, input) => {
    const found = await pksPage(ctx, input);
    return { ...found, data: found.data.map(toListItem) };
  },
  get: async (ctx, { params }) => toPks(ctx, await pksRecords.get(ctx, params.id)),
  ofOrder: async (ctx, { params }) => {
    const { pksId } = await orderRecords.get(ctx, params.id);
    const found = pksId === null ? undefined : await pksRecords.find(ctx, pksId);
    return found ? toPks(ctx, found) : null;
  },
  activeBooster: async (ctx, { params }) => {
    await bhbuRecords.get(ctx, params.id);
    const rows = await selectPks(ctx)
      .where(and(eq(pks.idBHBU, params.id), isActiveBoosterPks(ctx.db)))
      .orderBy(pks.id);
    return rows.map(toListItem);
  },
  numbersOfBhbu: async (ctx, { params }) => {
    await bhbuRecords.get(ctx, params.id);
    const rows = await selectPks(ctx)
      .where(
        and(
          eq(pks.idBHBU, params.id),
          inArray(pks.status, [...inForceStates]),
          isNotNull(pks.noPKS),
        ),
      )
      .orderBy(pks.id);
    return rows.map(toListItem);
  },
  ...generateHandlers,
  update: async (ctx, { params, body }) => {
    const before = await pksRecords.lock(ctx, params.id, { submitted: body });
    if (before.status !== 'DRAFT') {
      throw new Problem('KEADAAN_SALAH', message('pks.issued', { nomor: before.noPKS ?? '' }), {
        currentState: before.status,
        reason: 'state',
      });
    }
    await checkTerm(ctx, await orderRecords.get(ctx, before.idOrder), body);
    return toPks(ctx, await pksRecords.update(ctx, before, formColumns(pksFields, body)));
  },
  verify: async (ctx, { params, body }) => {
    const before = await pksRecords.lock(ctx, params.id, { submitted: null });
    const alasan = body.alasan ?? undefined;
    if (!body.disetujui && !alasan) {
      throw invalidField('alasan', message('lifecycle.reasonMissing'));
    }
    await transition(ctx, pksLifecycle, before, body.disetujui ? 'verify' : 'returnCopies', {
      reason: alasan,
      values: body.disetujui
        ? { verifikator: ctx.user.fullName, alasan: null }
        : { alasan: alasan ?? null },
    });
    return toPks(ctx, await pksRecords.get(ctx, params.id));
  },
  changeState,
  ...evidenceHandlers,
  history: createHistoryHandler('pks', pksRecords),
  ...createNoteHandlers({
    resource: 'pks',
    read: 'pks.read',
    records: pksRecords,
    labelOf: pksRecords.labelOf,
  }),
};
