import { addDays } from '#contract/core/values/day.ts';
import { suggestBatches } from '#contract/domains/work-order/allocation.ts';
import type { FollowUpKind } from '#contract/domains/work-order/receipt.ts';
import type { WorkOrder } from '#contract/domains/work-order/record.ts';
import { workOrderHandlers } from '#server/domains/work-order/index.ts';
import type { Context } from '#server/platform/context.ts';
import { dayInJakarta } from '#server/platform/jakarta-day.ts';
import { workday } from '../libur.ts';
import { ofRecord } from '../scene.ts';
import {
  draftDelivery,
  facilityContext,
  findWorkOrders,
  getCarrier,
  reasonForFewParticipants,
  signing,
  type ContextOf,
} from './delivery-steps.ts';

/** Where a work order stops on its way. */
const stages = [
  'DRAFT',
  'PROPOSED',
  'DIKONFIRMASI_FASKES',
  'DIKEMAS',
  'TIBA',
  'QUARANTINED',
  'DIBATALKAN',
] as const;
type Stage = (typeof stages)[number] | 'DITERIMA' | 'TERBIT';

/** Doses of each of the work orders that stop on their way. */
const stagedDoses = 10;

/** Moves a draft on until a stage. */
async function moveTo(contextOf: ContextOf, id: number, stage: Stage): Promise<void> {
  const ps = contextOf('ps');
  if (stage === 'DRAFT') return;
  const alasan = reasonForFewParticipants;
  const { idFaskes } = await workOrderHandlers.changeState(
    ps,
    ofRecord(id, { event: 'issue', alasan }),
  );
  if (stage === 'TERBIT') return;
  if (stage === 'DIBATALKAN') {
    const cancellation = { event: 'cancel', alasan: 'Truk pendingin rusak' } as const;
    await workOrderHandlers.changeState(ps, ofRecord(id, cancellation));
    return;
  }
  const facility = facilityContext(contextOf, idFaskes);
  if (stage === 'PROPOSED') {
    const tanggalTiba = workday(addDays(dayInJakarta(ps.now), 7));
    const reason = 'Chiller sedang diservis sampai lusa';
    const proposal = { event: 'propose', alasan: reason, tanggalTiba } as const;
    await workOrderHandlers.changeState(facility, ofRecord(id, proposal));
    return;
  }
  await workOrderHandlers.changeState(facility, ofRecord(id, { event: 'confirm' }));
  if (stage === 'DIKONFIRMASI_FASKES') return;
  await workOrderHandlers.changeState(ps, ofRecord(id, { event: 'pack' }));
  if (stage === 'DIKEMAS') return;
  const departure = {
    suhuMuat: 4,
    namaKurir: 'Galih Saputra',
    hpKurir: '+6281290000022',
    noKendaraan: 'D 8123 VX',
  };
  await workOrderHandlers.ship(ps, ofRecord(id, departure));
  const arrived = await workOrderHandlers.changeState(facility, ofRecord(id, { event: 'arrive' }));
  if (stage === 'TIBA') return;
  await count(facility, arrived, { isWarm: stage === 'QUARANTINED' });
  await workOrderHandlers.sign(facility, ofRecord(id, signing()));
}

/** What differs of a demo shipment on arrival. */
interface Differences {
  readonly surplus?: number;
  readonly leaking?: number;
  /** Whether it arrives above its temperature limits, and goes into quarantine. */
  readonly isWarm?: boolean;
}

/** Saves the count of a work order; the differences are those of its first line. */
async function count(
  facility: Context,
  { id, baris }: WorkOrder,
  { surplus = 0, leaking = 0, isWarm = false }: Differences,
): Promise<void> {
  const counted = baris.map((line, at) => ({
    id: line.id,
    qtyTiba: line.qtyKirim + (at === 0 ? surplus : 0),
    bocor: at === 0 ? leaking : 0,
    rusak: 0,
  }));
  const body = isWarm
    ? {
        suhuTerima: 9.2,
        keputusanSuhu: 'KARANTINA' as const,
        alasanSuhu: 'Es di kotak pendingin sudah mencair saat dibuka',
        baris: counted,
      }
    : { suhuTerima: 6, baris: counted };
  await workOrderHandlers.saveReceipt(facility, ofRecord(id, body));
}

/** Creates one work order for each stage at the first facility of an order. */
export async function stageDeliveries(contextOf: ContextOf, idOrder: number): Promise<void> {
  const ps = contextOf('ps');
  for (const stage of stages) {
    const facts = await workOrderHandlers.facts(ps, ofRecord(idOrder, undefined));
    const id = await draftDelivery(ps, facts, facts.faskes[0]?.id ?? 0, { most: stagedDoses });
    if (id !== undefined) await moveTo(contextOf, id, stage);
  }
}

/** Sets days, distributor, batches and packing slips of a follow-up. */
async function planFollowUp(ps: Context, id: number): Promise<void> {
  const { baris } = await workOrderHandlers.get(ps, ofRecord(id, undefined));
  const today = dayInJakarta(ps.now);
  const tanggalTiba = workday(addDays(today, 1));
  const lines = [];
  for (const { id: idLine, idDetail, qtyKirim, idBatch } of baris) {
    const input = { params: { id: idDetail }, query: { tanggalTiba }, body: undefined };
    const usable = idBatch === null ? await workOrderHandlers.batches(ps, input) : [];
    const [share] = suggestBatches(qtyKirim, usable);
    lines.push({
      id: idLine,
      idDetail,
      qtyKirim,
      idBatch: idBatch ?? share?.idBatch,
      psNumber: `SJ-${idDetail}-${id}-${idLine}`,
    });
  }
  const idDistributor = await getCarrier(ps);
  const body = { tanggalKirim: today, tanggalTiba, idDistributor, baris: lines };
  await workOrderHandlers.update(ps, ofRecord(id, body));
}

/**
 * Receives what is under way for an order with a surplus and leaking doses: one act signs both
 * documents, the surplus has gone back, and the replacement waits for the facility.
 */
export async function receiveWithSurplus(contextOf: ContextOf, idOrder: number): Promise<void> {
  const ps = contextOf('ps');
  const ends: readonly (readonly [FollowUpKind, Stage])[] = [
    ['AMBIL_KEMBALI', 'DITERIMA'],
    ['PENGGANTIAN', 'TERBIT'],
  ];
  for (const { id, idFaskes } of await findWorkOrders(ps, idOrder, 'DIKIRIM')) {
    const facility = facilityContext(contextOf, idFaskes);
    const arrival = ofRecord(id, { event: 'arrive' as const });
    const arrived = await workOrderHandlers.changeState(facility, arrival);
    await count(facility, arrived, { surplus: 3, leaking: 5 });
    await workOrderHandlers.changeState(facility, ofRecord(id, { event: 'reportDiscrepancy' }));
    for (const [jenis] of ends) {
      await workOrderHandlers.followUp(facility, ofRecord(id, { jenis }));
    }
    await workOrderHandlers.sign(facility, ofRecord(id, signing()));
    const { tindakLanjut } = await workOrderHandlers.get(ps, ofRecord(id, undefined));
    for (const [jenis, stage] of ends) {
      const made = tindakLanjut.find(one => one.jenis === jenis);
      if (!made) continue;
      await planFollowUp(ps, made.id);
      await moveTo(contextOf, made.id, stage);
    }
  }
}
