import type { HandlerInput } from '#contract/core/endpoint.ts';
import type { Message } from '#contract/core/messages/message.ts';
import { dayInZone } from '#contract/core/values/zone.ts';
import { closedReason } from '#contract/domains/jadwal/index.ts';
import type { workOrderCalls } from '#contract/domains/work-order/calls.ts';
import { findOpenings } from '#server/domains/jadwal/index.ts';
import type { Context } from '#server/platform/context.ts';
import { drawDocumentNumber } from '#server/platform/document-number/index.ts';
import { message } from '#server/platform/messages/message.ts';
import { invalidField, invalidFields } from '#server/platform/problem.ts';
import { findEarlierBatches } from './fefo.ts';
import { findWorkOrderLines } from './lines.ts';
import { lockDeliveredOrder } from './order.ts';
import { checkParticipants } from './participants.ts';
import type { WorkOrderRow } from './records.ts';

type Body = HandlerInput<typeof workOrderCalls.changeState>['body'];

/** Returns the first batch that expires earlier than one of a work order and is free. */
const findEarlier = async (ctx: Context, row: WorkOrderRow) =>
  (await findEarlierBatches(ctx.db, row, await findWorkOrderLines(ctx, row)))[0];

/** Returns why later batches are packed: as issued, or as said now. @throws Problem 422 */
async function packColumns(ctx: Context, row: WorkOrderRow, { alasanBatch }: Body) {
  const earlier = await findEarlier(ctx, row);
  if (!earlier) return { alasanBatch: null };
  const reason = alasanBatch || row.alasanBatch;
  if (!reason) throw invalidField('alasanBatch', message('workOrder.laterBatch', earlier));
  return { alasanBatch: reason };
}

/**
 * Returns when a shipment arrived, which is not before it departed; forms name minutes.
 * @throws Problem 422
 */
function arrivalTime({ now }: Context, { waktuKirim }: WorkOrderRow, { waktuTiba }: Body): string {
  if (waktuTiba === undefined) return now.toISOString();
  const minute = 60_000;
  const at = new Date(waktuTiba).getTime();
  if (at > now.getTime()) throw invalidField('waktuTiba', message('workOrder.arrivesInFuture'));
  const departure = waktuKirim === null ? 0 : new Date(waktuKirim).getTime();
  if (at < Math.floor(departure / minute) * minute) {
    throw invalidField('waktuTiba', message('workOrder.arrivesBeforeShipment'));
  }
  return new Date(at).toISOString();
}

/** Returns the answer of a facility that does not confirm. @throws Problem 422 for a proposed day */
async function answerColumns(
  ctx: Context,
  row: WorkOrderRow,
  { event, alasan, tanggalTiba }: Body,
): Promise<Pick<WorkOrderRow, 'jawabanFaskes'>> {
  const answer = { alasan: alasan ?? '', waktu: ctx.now.toISOString(), oleh: ctx.user.fullName };
  if (event === 'decline') {
    return { jawabanFaskes: { jenis: 'TIDAK_SANGGUP', tanggal: null, ...answer } };
  }
  const today = dayInZone(ctx.now, row.zona);
  if (tanggalTiba === undefined) {
    throw invalidField('tanggalTiba', message('workOrder.proposedDayMissing'));
  }
  if (tanggalTiba < today) throw invalidField('tanggalTiba', message('workOrder.departureInPast'));
  if (tanggalTiba === row.tanggalTiba) {
    throw invalidField('tanggalTiba', message('workOrder.proposedDayPlanned'));
  }
  const opening = (await findOpenings(ctx.db, today, [row.idFaskes])).get(row.idFaskes);
  const closed = opening && closedReason(opening, tanggalTiba);
  if (closed) throw invalidField('tanggalTiba', closed);
  return { jawabanFaskes: { jenis: 'USUL_HARI', tanggal: tanggalTiba, ...answer } };
}

/**
 * Returns the columns of an issue: number, the participant check with the reason for issuing
 * nevertheless, and the reason for later batches. A follow-up brings doses that were checked already.
 * @throws Problem 422 for missing reasons
 */
async function issueColumns(ctx: Context, row: WorkOrderRow, body: Body) {
  const issues: Record<string, Message[]> = {};
  const check =
    row.jenis === 'KIRIM'
      ? await checkParticipants(ctx.db, await lockDeliveredOrder(ctx, row.idRoot))
      : null;
  if (check && !check.cukup && !body.alasan) {
    const { valid, pesertaDibutuhkan: perlu } = check;
    issues['alasan'] = [message('workOrder.tooFewParticipants', { valid, perlu })];
  }
  const earlier = await findEarlier(ctx, row);
  if (earlier && !body.alasanBatch) {
    issues['alasanBatch'] = [message('workOrder.laterBatch', earlier)];
  }
  if (Object.keys(issues).length > 0) throw invalidFields(issues);
  return {
    pesertaCek: check,
    alasanPeserta: check && !check.cukup ? (body.alasan ?? null) : null,
    alasanBatch: earlier ? (body.alasanBatch ?? null) : null,
    noWO: await drawDocumentNumber(ctx, 'workOrder'),
  };
}

/** Returns the values that an event of the lifecycle saves. @throws Problem 422 */
export async function columnsOf(
  ctx: Context,
  row: WorkOrderRow,
  body: Body,
): Promise<Partial<WorkOrderRow>> {
  switch (body.event) {
    case 'issue':
      return await issueColumns(ctx, row, body);
    case 'confirm':
      return { jawabanFaskes: null };
    case 'decline':
    case 'propose':
      return await answerColumns(ctx, row, body);
    case 'pack':
      return await packColumns(ctx, row, body);
    case 'arrive':
      return { waktuTiba: arrivalTime(ctx, row, body) };
    default:
      return {};
  }
}
