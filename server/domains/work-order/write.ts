import { eq } from 'drizzle-orm';
import type { Message } from '#contract/core/messages/message.ts';
import { closedReason } from '#contract/domains/jadwal/index.ts';
import { lastPlannedDose } from '#contract/domains/work-order/allocation.ts';
import type { workOrderCalls } from '#contract/domains/work-order/calls.ts';
import {
  workOrderFields,
  type WorkOrderInput,
  type WorkOrderLineInput,
} from '#contract/domains/work-order/record.ts';
import { recordPath } from '#contract/record-pages.ts';
import { findOpenings } from '#server/domains/jadwal/index.ts';
import { findShippingObstacle, orderRecords } from '#server/domains/order/index.ts';
import type { Context, Handlers } from '#server/platform/context.ts';
import { checkVersionOfAnswer } from '#server/platform/db/check-version.ts';
import { distributor } from '#server/platform/db/schema/index.ts';
import { dayInJakarta } from '#server/platform/jakarta-day.ts';
import { recordCreation } from '#server/platform/lifecycle/transition.ts';
import { message } from '#server/platform/messages/message.ts';
import { notifyAccounts } from '#server/platform/notification/notify.ts';
import { invalidFields, Problem } from '#server/platform/problem.ts';
import { formColumns } from '#server/platform/record/index.ts';
import { findBatchIssues } from './batches.ts';
import { fileChangedOrder } from './document.ts';
import { wrongState } from './guards.ts';
import { workOrderLifecycle } from './lifecycle.ts';
import {
  findShippableLines,
  findWorkOrderLines,
  replaceWorkOrderLines,
  sumByLine,
  type DeliveredLines,
} from './lines.ts';
import { lockDeliveredOrder } from './order.ts';
import { findTakenSlips } from './packing-slips.ts';
import { toWorkOrder } from './read.ts';
import { workOrderRecords, type WorkOrderRow } from './records.ts';

type Issues = Record<string, Message[]>;
type Header = Omit<WorkOrderInput, 'baris' | 'version'>;

/**
 * Returns what is wrong with days and distributor, by field. A planned arrival
 * stays when the facility closes on that day later, by its schedule or a holiday; the form warns of it.
 */
async function findHeaderIssues(
  ctx: Context,
  body: Header,
  idFaskes: number,
  before: Pick<WorkOrderRow, 'tanggalKirim' | 'tanggalTiba'> | undefined,
): Promise<Issues> {
  const issues: Issues = {};
  const { tanggalKirim, tanggalTiba } = body;
  const today = dayInJakarta(ctx.now);
  if (tanggalKirim !== before?.tanggalKirim && tanggalKirim < today) {
    issues['tanggalKirim'] = [message('workOrder.departureInPast')];
  }
  if (tanggalTiba < tanggalKirim) {
    issues['tanggalTiba'] = [message('workOrder.arrivesBeforeDeparture')];
  } else if (tanggalTiba !== before?.tanggalTiba) {
    const opening = (await findOpenings(ctx.db, today, [idFaskes])).get(idFaskes);
    const closed = opening && closedReason(opening, tanggalTiba);
    if (closed) issues['tanggalTiba'] = [closed];
  }
  const [carrier] = await ctx.db
    .select()
    .from(distributor)
    .where(eq(distributor.id, body.idDistributor));
  if (!carrier) {
    issues['idDistributor'] = [message('workOrder.distributorUnknown')];
  } else if (!carrier.isActive) {
    issues['idDistributor'] = [message('workOrder.distributorInactive', { nama: carrier.nama })];
  } else if (carrier.izinSampai < tanggalKirim) {
    issues['idDistributor'] = [
      message('workOrder.distributorPermit', { nama: carrier.nama, sampai: carrier.izinSampai }),
    ];
  }
  return issues;
}

/** Where the submitted lines go, and what is wrong with them by field. */
interface CheckedLines {
  readonly delivered: DeliveredLines;
  readonly idFaskes: number;
  readonly issues: Issues;
}

/** Checks the lines of a delivery: the order's lines, one facility, open doses, usable batches. */
async function checkLines(
  ctx: Context,
  idRoot: number,
  lines: readonly WorkOrderLineInput[],
  tanggalTiba: string,
  before: WorkOrderRow | undefined,
): Promise<CheckedLines> {
  const { delivered, shippable } = await findShippableLines(ctx.db, idRoot, before?.id);
  const lineOf = (idDetail: number) =>
    shippable.find(one => one.idDetail === delivered.continuing(idDetail)?.id);
  const [first] = lines;
  const destination = lineOf(first?.idDetail ?? 0);
  const idFaskes = before?.idFaskes ?? destination?.idFaskes ?? 0;
  const issues: Issues = {};
  const left = new Map(shippable.map(({ idDetail, terbuka }) => [idDetail, terbuka]));
  const isFollowUp = before !== undefined && before.jenis !== 'KIRIM';
  for (const [at, { idDetail, qtyKirim }] of lines.entries()) {
    const line = lineOf(idDetail);
    if (!line) {
      issues[`baris.${at}.idDetail`] = [message('workOrder.lineUnknown')];
      continue;
    }
    if (line.idFaskes !== idFaskes) {
      issues[`baris.${at}.idDetail`] = [message('workOrder.severalFacilities')];
    }
    const terbuka = left.get(line.idDetail) ?? 0;
    left.set(line.idDetail, Math.max(0, terbuka - qtyKirim));
    if (!isFollowUp && qtyKirim > terbuka) {
      issues[`baris.${at}.qtyKirim`] = [message('workOrder.moreThanOpen', { dosis: terbuka })];
    }
  }
  if (before?.jenis !== 'AMBIL_KEMBALI') {
    const checked = lines.flatMap((line, at) => {
      const ordered = lineOf(line.idDetail);
      if (!ordered) return [];
      const dosisTerakhir = lastPlannedDose(ordered, tanggalTiba);
      return [{ ...line, at, idProduk: ordered.idProduk, dosisTerakhir }];
    });
    // Of two reasons against a quantity, the one about the order comes first.
    Object.assign(issues, {
      ...(await findBatchIssues(ctx.db, before?.id ?? 0, checked)),
      ...issues,
    });
  }
  return { delivered, idFaskes, issues };
}

/**
 * Returns where the doses of an order line differ from those that were issued, or from what the
 * discrepancy of a follow-up says.
 */
async function findQuantityIssues(
  ctx: Context,
  row: WorkOrderRow,
  lines: readonly WorkOrderLineInput[],
): Promise<Issues> {
  if (row.jenis === 'KIRIM' && row.status === 'DRAFT') return {};
  const { delivered } = await findShippableLines(ctx.db, row.idRoot, row.id);
  const sums = (of: readonly Pick<WorkOrderLineInput, 'idDetail' | 'qtyKirim'>[]) =>
    sumByLine(
      delivered,
      of.map(({ idDetail, qtyKirim }) => ({ idDetail, doses: qtyKirim })),
    );
  const stored = sums(await findWorkOrderLines(ctx, row));
  const submitted = sums(lines);
  const issues: Issues = {};
  for (const id of new Set([...stored.keys(), ...submitted.keys()])) {
    const dosis = stored.get(id) ?? 0;
    if (dosis === (submitted.get(id) ?? 0)) continue;
    const at = lines.findIndex(line => (delivered.continuing(line.idDetail)?.id ?? 0) === id);
    const field = at < 0 ? 'baris' : `baris.${at}.qtyKirim`;
    issues[field] = [message('workOrder.quantityFixed', { dosis })];
  }
  return issues;
}

/** Returns where a surplus would not go back from the batches that came. */
async function findSurplusIssues(
  ctx: Context,
  row: WorkOrderRow,
  lines: readonly WorkOrderLineInput[],
): Promise<Issues> {
  if (row.jenis !== 'AMBIL_KEMBALI') return {};
  const issues: Issues = {};
  const left = new Map<number, number>();
  for (const { idBatch, qtyKirim } of await findWorkOrderLines(ctx, row)) {
    left.set(idBatch ?? 0, (left.get(idBatch ?? 0) ?? 0) + qtyKirim);
  }
  for (const [at, { idBatch, qtyKirim }] of lines.entries()) {
    const rest = (left.get(idBatch ?? 0) ?? 0) - qtyKirim;
    if (rest < 0) issues[`baris.${at}.idBatch`] = [message('workOrder.surplusBatch')];
    left.set(idBatch ?? 0, rest);
  }
  return issues;
}

/** Returns the packing slip numbers of submitted lines with their fields. */
const numbersOf = (lines: readonly WorkOrderLineInput[]) =>
  lines.map(({ idDetail, psNumber }, at) => ({
    idDetail,
    psNumber,
    field: `baris.${at}.psNumber`,
  }));

/** Whether submitted lines take the same doses of the same batches as the stored ones. */
async function hasSameBatches(
  ctx: Context,
  row: WorkOrderRow,
  lines: readonly WorkOrderLineInput[],
): Promise<boolean> {
  const sharesOf = (of: readonly Pick<WorkOrderLineInput, 'idBatch' | 'idDetail' | 'qtyKirim'>[]) =>
    of
      .map(({ idDetail, idBatch, qtyKirim }) => `${idDetail} ${idBatch ?? ''} ${qtyKirim}`)
      .sort()
      .join();
  return sharesOf(await findWorkOrderLines(ctx, row)) === sharesOf(lines);
}

/**
 * Notifies facility and company of other days than those that were announced at issue, and asks a
 * facility again that did not confirm.
 */
async function announceChange(
  ctx: Context,
  before: WorkOrderRow,
  after: WorkOrderRow,
): Promise<void> {
  const { id, idBHBU, idFaskes, tanggalKirim, tanggalTiba } = after;
  const isMoved = tanggalKirim !== before.tanggalKirim || tanggalTiba !== before.tanggalTiba;
  if (before.noWO === null || (!isMoved && before.jawabanFaskes === null)) return;
  for (const recipient of isMoved
    ? (['ownerFaskes', 'ownerBhbu'] as const)
    : (['ownerFaskes'] as const)) {
    await notifyAccounts(
      ctx,
      recipient,
      { bhbuId: idBHBU, faskesId: idFaskes },
      {
        resource: 'workOrder',
        recordId: id,
        message: isMoved ? 'workOrder.reschedule' : 'workOrder.askAgain',
        params: { nama: workOrderRecords.labelOf(after) },
        path: recordPath('workOrder', id),
        right: 'workOrder.receive',
      },
    );
  }
}

/** Returns the lines whose packing slip number an earlier line has. */
function findRepeatedSlips(lines: readonly WorkOrderLineInput[]): Issues {
  const issues: Issues = {};
  const seen = new Set<string>();
  for (const [at, { psNumber }] of lines.entries()) {
    if (!psNumber) continue;
    const number = psNumber.toUpperCase();
    if (seen.has(number)) issues[`baris.${at}.psNumber`] = [message('workOrder.psNumberTaken')];
    seen.add(number);
  }
  return issues;
}

const throwIfInvalid = (issues: Issues): void => {
  if (Object.keys(issues).length > 0) throw invalidFields(issues);
};

/** Locks a work order that may still be changed, after its order. @throws Problem 404, 409, 412 */
async function lockPlanned(ctx: Context, id: number, submitted: unknown): Promise<WorkOrderRow> {
  const { idRoot } = await workOrderRecords.get(ctx, id);
  await lockDeliveredOrder(ctx, idRoot);
  const row = await workOrderRecords.lock(ctx, id);
  if (!['DRAFT', 'TERBIT', 'DIKONFIRMASI_FASKES'].includes(row.status)) {
    throw new Problem('KEADAAN_SALAH', wrongState(row), {
      currentState: row.status,
      reason: 'state',
    });
  }
  await checkVersionOfAnswer(ctx.expectedVersion, row, submitted, one => toWorkOrder(ctx, one));
  return row;
}

export const writeHandlers = {
  create: async (ctx, { body }) => {
    const asked = await orderRecords.get(ctx, body.idOrder);
    const idRoot = asked.rootId ?? asked.id;
    const order = await lockDeliveredOrder(ctx, idRoot);
    const obstacle = await findShippingObstacle(ctx.db, order);
    if (obstacle) {
      const { reason, text } = obstacle;
      throw new Problem('KEADAAN_SALAH', text, { currentState: order.status, reason });
    }
    const { delivered, idFaskes, issues } = await checkLines(
      ctx,
      idRoot,
      body.baris,
      body.tanggalTiba,
      undefined,
    );
    // Without a facility there is no schedule to check.
    if (idFaskes === 0) throw invalidFields(issues);
    throwIfInvalid({
      ...(await findHeaderIssues(ctx, body, idFaskes, undefined)),
      ...issues,
      ...findRepeatedSlips(body.baris),
      ...(await findTakenSlips(ctx.db, delivered, numbersOf(body.baris))),
    });
    const draft = await workOrderRecords.insert(
      ctx,
      {
        ...formColumns(workOrderFields, body),
        jenis: 'KIRIM',
        idOrder: order.id,
        idRoot,
        idBHBU: order.bhbuId,
        idFaskes,
      },
      {
        after: id => replaceWorkOrderLines(ctx.db, id, body.baris),
        audited: { baris: body.baris },
      },
    );
    await recordCreation(ctx, workOrderLifecycle, draft, 'create');
    return await toWorkOrder(ctx, draft);
  },

  update: async (ctx, { params, body }) => {
    const before = await lockPlanned(ctx, params.id, body);
    const { delivered, issues } = await checkLines(
      ctx,
      before.idRoot,
      body.baris,
      body.tanggalTiba,
      before,
    );
    throwIfInvalid({
      ...(await findHeaderIssues(ctx, body, before.idFaskes, before)),
      ...issues,
      ...(await findQuantityIssues(ctx, before, body.baris)),
      ...(await findSurplusIssues(ctx, before, body.baris)),
      ...findRepeatedSlips(body.baris),
      ...(await findTakenSlips(ctx.db, delivered, numbersOf(body.baris))),
    });
    const keepsReason = await hasSameBatches(ctx, before, body.baris);
    await replaceWorkOrderLines(ctx.db, before.id, body.baris);
    const values = {
      ...formColumns(workOrderFields, body),
      // The seller has answered what the facility said.
      jawabanFaskes: null,
      ...(keepsReason ? {} : { alasanBatch: null }),
    };
    const after = await workOrderRecords.update(ctx, before, values, {
      audited: { baris: body.baris },
    });
    await announceChange(ctx, before, after);
    await fileChangedOrder(ctx, after.id);
    return await toWorkOrder(ctx, after);
  },
} satisfies Partial<Handlers<typeof workOrderCalls>>;
