import { and, asc, eq } from 'drizzle-orm';
import { addDays } from '#contract/core/values/day.ts';
import { suggestBatches } from '#contract/domains/work-order/allocation.ts';
import type { WorkOrderFacts } from '#contract/domains/work-order/record.ts';
import { distributorHandlers } from '#server/domains/distributor/index.ts';
import { workOrderHandlers } from '#server/domains/work-order/index.ts';
import type { Context } from '#server/platform/context.ts';
import { distributor, workOrder } from '#server/platform/db/schema/index.ts';
import { dayInJakarta } from '#server/platform/jakarta-day.ts';
import { createPdf } from '../documents.ts';
import { workday } from '../libur.ts';
import { ofRecord } from '../scene.ts';

/** Creates the context of an account at the time of a step. */
export type ContextOf = (name: string) => Context;

const carriers = [
  ['PT Rantai Dingin Contoh', '0912345678901001', 'PBF-2201/CONTOH'],
  ['PT Distribusi Farma Contoh', '0912345678901002', 'PBF-2202/CONTOH'],
] as const;

/** Returns the distributor of the demo deliveries; inserts the demo distributors first. */
export async function getCarrier(ps: Context): Promise<number> {
  const [found] = await ps.db
    .select({ id: distributor.id })
    .from(distributor)
    .orderBy(asc(distributor.id));
  if (found) return found.id;
  const ids: number[] = [];
  for (const [nama, npwp, noIzin] of carriers) {
    const body = {
      nama,
      npwp,
      noIzin,
      alamat: 'Jalan Contoh Nomor 41, Bandung',
      kabKota: '32.73',
      namaKontak: 'Yudha Pranata',
      hpKontak: '+6281290000021',
      izinSampai: addDays(dayInJakarta(ps.now), 1_500),
    };
    const input = { params: undefined, query: undefined, body };
    ids.push((await distributorHandlers.create(ps, input)).id);
  }
  return ids[0] ?? 0;
}

/** Returns the account of a facility, or the account manager who acts on its behalf. */
export const facilityContext = (contextOf: ContextOf, idFaskes: number): Context =>
  [contextOf('faskes'), contextOf('faskes2')].find(({ user }) => user.faskesId === idFaskes) ??
  contextOf('am');

/** Why the demo work orders are issued before all participants are valid. */
export const reasonForFewParticipants = 'Sisa data peserta diserahkan minggu ini.';

/** Why some demo work orders take the batch that expires last. */
const reasonForLaterBatch = 'Batch yang lebih awal disisihkan untuk faskes lain.';

/** How the lines of a work order are made. */
interface DraftOptions {
  readonly most?: number;
  /** Takes all doses from the batch that expires last. */
  readonly isNewest?: boolean;
}

/**
 * Creates a work order for the open doses of one facility, of each order line at most as many as
 * given, from the batches that expire first or from the one that expires last.
 * @returns its id; undefined when nothing is open
 */
export async function draftDelivery(
  ps: Context,
  { idOrder, baris }: WorkOrderFacts,
  idFaskes: number,
  { most = Infinity, isNewest = false }: DraftOptions = {},
): Promise<number | undefined> {
  const today = dayInJakarta(ps.now);
  const tanggalTiba = workday(addDays(today, 1));
  const open = baris.filter(line => line.idFaskes === idFaskes && line.terbuka > 0);
  const lines = [];
  for (const { idDetail, terbuka, qtyKirim, direncanakan } of open) {
    const batches = await workOrderHandlers.batches(ps, {
      params: { id: idDetail },
      query: { tanggalTiba },
      body: undefined,
    });
    const offered = isNewest ? batches.slice(-1) : batches;
    for (const share of suggestBatches(Math.min(most, terbuka), offered)) {
      const from = qtyKirim + direncanakan + 1;
      lines.push({ ...share, idDetail, psNumber: `SJ-${idDetail}-${share.idBatch}-${from}` });
    }
  }
  if (lines.length === 0) return undefined;
  const { id } = await workOrderHandlers.create(ps, {
    params: undefined,
    query: undefined,
    body: {
      idOrder,
      tanggalKirim: today,
      tanggalTiba,
      idDistributor: await getCarrier(ps),
      baris: lines,
    },
  });
  return id;
}

/** Creates and issues a work order for the open doses of one facility. */
async function planFacility(
  ps: Context,
  facts: WorkOrderFacts,
  idFaskes: number,
  options: DraftOptions,
): Promise<void> {
  const id = await draftDelivery(ps, facts, idFaskes, options);
  if (id === undefined) return;
  const alasan = reasonForFewParticipants;
  const alasanBatch = options.isNewest ? reasonForLaterBatch : undefined;
  await workOrderHandlers.changeState(ps, ofRecord(id, { event: 'issue', alasan, alasanBatch }));
}

/** Finds the work orders of an order in a state, the oldest first. */
export const findWorkOrders = ({ db }: Context, idRoot: number, status: 'DIKIRIM' | 'TERBIT') =>
  db
    .select({ id: workOrder.id, idFaskes: workOrder.idFaskes })
    .from(workOrder)
    .where(and(eq(workOrder.idRoot, idRoot), eq(workOrder.status, status)))
    .orderBy(asc(workOrder.id));

/** Issues work orders for all open doses of an order, one a facility. */
export async function planDeliveries(
  contextOf: ContextOf,
  idOrder: number,
  options: DraftOptions = {},
): Promise<void> {
  const ps = contextOf('ps');
  const facts = await workOrderHandlers.facts(ps, ofRecord(idOrder, undefined));
  for (const { id } of facts.faskes) await planFacility(ps, facts, id, options);
}

/** Lets the work orders of an order depart: the first one, or all, also from the newest batches. */
export async function shipDeliveries(
  contextOf: ContextOf,
  idOrder: number,
  which: 'all' | 'first' | 'newest',
): Promise<void> {
  await planDeliveries(contextOf, idOrder, { isNewest: which === 'newest' });
  const ps = contextOf('ps');
  const planned = await findWorkOrders(ps, idOrder, 'TERBIT');
  for (const { id, idFaskes } of which === 'first' ? planned.slice(0, 1) : planned) {
    const facility = facilityContext(contextOf, idFaskes);
    await workOrderHandlers.changeState(facility, ofRecord(id, { event: 'confirm' }));
    await workOrderHandlers.changeState(ps, ofRecord(id, { event: 'pack' }));
    const departure = {
      suhuMuat: 4.5,
      namaKurir: 'Galih Saputra',
      hpKurir: '+6281290000022',
      noKendaraan: 'D 8123 VX',
    };
    await workOrderHandlers.ship(ps, ofRecord(id, departure));
  }
}

/** Returns the body that signs a document of a receipt. */
export const signing = () => ({
  namaPembeli: 'Kartika Dewi',
  jabatanPembeli: 'Apoteker',
  namaDistributor: 'Galih Saputra',
  jabatanDistributor: 'Kurir',
  berkas: new File([createPdf(['Dokumen bertanda tangan (contoh)'])], 'bertanda-tangan.pdf'),
});

/**
 * Receives what is under way for an order: everything intact and signed, or a few doses short, which
 * is reported and followed up.
 */
export async function receiveDeliveries(
  contextOf: ContextOf,
  idOrder: number,
  missing = 0,
): Promise<void> {
  for (const { id, idFaskes } of await findWorkOrders(contextOf('ps'), idOrder, 'DIKIRIM')) {
    const facility = facilityContext(contextOf, idFaskes);
    const arrival = ofRecord(id, { event: 'arrive' as const });
    const { baris } = await workOrderHandlers.changeState(facility, arrival);
    const counted = baris.map((line, at) => ({
      id: line.id,
      qtyTiba: line.qtyKirim - (at === 0 ? missing : 0),
      bocor: 0,
      rusak: 0,
    }));
    await workOrderHandlers.saveReceipt(facility, ofRecord(id, { suhuTerima: 5, baris: counted }));
    if (missing > 0) {
      const report = ofRecord(id, { event: 'reportDiscrepancy' as const });
      await workOrderHandlers.changeState(facility, report);
      await workOrderHandlers.followUp(facility, ofRecord(id, { jenis: 'KIRIM_SUSULAN' as const }));
      continue;
    }
    await workOrderHandlers.sign(facility, ofRecord(id, signing()));
  }
}
