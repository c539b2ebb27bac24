import { and, asc, eq, gte, inArray, isNull, notExists, sql } from 'drizzle-orm';
import { reportLeftover } from '#server/domains/dose-ledger/index.ts';
import { recordInjection, stockHandlers } from '#server/domains/stock/index.ts';
import type { Context } from '#server/platform/context.ts';
import type { Queryable } from '#server/platform/db/client.ts';
import {
  batch,
  chiller,
  dose,
  faskes,
  product,
  stock,
  stockEntry,
  temperatureReading,
} from '#server/platform/db/schema/index.ts';
import { ofRecord } from '../scene.ts';
import { facilityContext, type ContextOf } from './delivery-steps.ts';

/** What happens to the received doses of a demo order. */
export type StockStep = 'countWrong' | 'quarantine' | 'reportLeftover' | 'useDoses';

const findStock = (db: Queryable, idRoot: number) =>
  db.select().from(stock).where(eq(stock.idRoot, idRoot)).orderBy(asc(stock.id));

/** Doses of a stock that no demo participant gets. */
const reserve = 6;

/**
 * Takes the demo visits of the order's company at each facility from its stock: those since the
 * receipt that are in no stock yet, of the kind of vaccine that was ordered.
 */
async function useDoses(db: Queryable, idRoot: number): Promise<void> {
  for (const row of await findStock(db, idRoot)) {
    if (row.idBatch === null || row.terimaPertama === null) continue;
    const [ofBatch] = await db
      .select({
        nomor: batch.nomor,
        kedaluwarsa: batch.kedaluwarsa,
        nama: product.nama,
        tipe: product.tipe,
        idProduk: product.id,
      })
      .from(batch)
      .innerJoin(product, eq(product.id, batch.idProduk))
      .where(eq(batch.id, row.idBatch));
    const visits = await db
      .select({ id: dose.id, tanggal: dose.tanggal, createdBy: dose.createdBy })
      .from(dose)
      .where(
        and(
          eq(dose.bhbuId, row.idBHBU),
          eq(dose.faskesId, row.idFaskes),
          eq(dose.hasil, 'DIBERIKAN'),
          isNull(dose.dibatalkan),
          gte(dose.tanggal, row.terimaPertama),
          eq(dose.vaccinationType, ofBatch?.tipe === 'VAKSIN_BOOSTER' ? 1 : 0),
          notExists(
            db
              .select({ one: sql`1` })
              .from(stockEntry)
              .where(eq(stockEntry.idDosis, dose.id)),
          ),
        ),
      )
      .orderBy(asc(dose.tanggal), asc(dose.id))
      .limit(Math.max(0, row.sisa - reserve));
    for (const { id, tanggal, createdBy } of visits) {
      await db
        .update(dose)
        .set({
          idBatch: row.idBatch,
          idProduk: ofBatch?.idProduk,
          vaksin: ofBatch?.nama,
          batch: ofBatch?.nomor,
          kadaluarsa: ofBatch?.kedaluwarsa,
        })
        .where(eq(dose.id, id));
      const now = new Date(`${tanggal}T09:30:00+07:00`);
      await recordInjection({ db, now, user: { fullName: createdBy ?? '' } }, id, {
        idBHBU: row.idBHBU,
        idFaskes: row.idFaskes,
        idBatch: row.idBatch,
        tanggal,
      });
    }
  }
}

/** Counts the leftover of an order: two doses are broken, the rest is reported. */
async function reportAll(contextOf: ContextOf, idRoot: number, missing: number): Promise<void> {
  const { db } = contextOf('ps');
  for (const { id, idFaskes, sisa } of await findStock(db, idRoot)) {
    const facility = facilityContext(contextOf, idFaskes);
    const broken = Math.min(2, sisa);
    if (broken > 0) {
      await stockHandlers.act(
        facility,
        ofRecord(id, {
          tindakan: 'RUSAK' as const,
          jumlah: broken,
          sebab: 'PECAH' as const,
          alasan: 'Vial pecah saat disiapkan',
        }),
      );
    }
    await reportLeftover(
      facility,
      ofRecord(id, {
        dihitung: Math.max(0, sisa - broken - missing),
        rencanaSisa: 'DISIMPAN' as const,
        catatanSisa: null,
      }),
    );
  }
}

/** Quarantines doses after a night without power. */
async function quarantine(contextOf: ContextOf, idRoot: number): Promise<void> {
  const [row] = await findStock(contextOf('ps').db, idRoot);
  if (!row || row.sisa < 10) return;
  const facility = facilityContext(contextOf, row.idFaskes);
  const alasan = 'Listrik padam semalam; suhu chiller naik sampai 9,1 °C';
  await stockHandlers.act(
    facility,
    ofRecord(row.id, { tindakan: 'KARANTINA' as const, jumlah: 10, alasan }),
  );
}

/** Runs a step for what an order received. */
export async function runStockStep(
  step: StockStep,
  contextOf: ContextOf,
  idRoot: number,
): Promise<void> {
  switch (step) {
    case 'useDoses':
      return useDoses(contextOf('ps').db, idRoot);
    case 'quarantine':
      return quarantine(contextOf, idRoot);
    case 'reportLeftover':
      return reportAll(contextOf, idRoot, 0);
    case 'countWrong':
      return reportAll(contextOf, idRoot, 1);
  }
}

/** Hours between two demo readings, and the days of them. */
const readingHours = 6;
const readingDays = 5;

/** Inserts two chillers of each facility, which together have its capacity. @returns their ids by facility */
async function seedChillers(
  db: Context['db'],
  facilityIds: readonly number[],
): Promise<ReadonlyMap<number, readonly number[]>> {
  const found = await db
    .select({ id: faskes.id, kapasitas: faskes.kapasitasChiller })
    .from(faskes)
    .where(inArray(faskes.id, [...facilityIds]));
  const byFacility = new Map<number, readonly number[]>();
  for (const { id, kapasitas } of found) {
    const first = Math.ceil((kapasitas ?? 0) / 2);
    const made = await db
      .insert(chiller)
      .values([
        { idFaskes: id, nama: 'Chiller ruang vaksin', kapasitas: first },
        { idFaskes: id, nama: 'Chiller cadangan', kapasitas: (kapasitas ?? 0) - first },
      ])
      .returning({ id: chiller.id });
    await db.update(faskes).set({ jumlahChiller: made.length }).where(eq(faskes.id, id));
    byFacility.set(
      id,
      made.map(one => one.id),
    );
  }
  return byFacility;
}

/** Inserts storage temperatures of facilities; at the first one a night was too warm. */
export async function seedDemoTemperatures(
  { db, now }: Pick<Context, 'db' | 'now'>,
  facilityIds: readonly number[],
): Promise<void> {
  const hour = 3_600_000;
  const last = Math.floor(now.getTime() / hour) * hour;
  const count = (readingDays * 24) / readingHours;
  const chillers = await seedChillers(db, facilityIds.slice(0, 1));
  const rows = facilityIds.flatMap((idFaskes, at) =>
    (chillers.get(idFaskes) ?? [null]).flatMap((idChiller, shelf) =>
      Array.from({ length: count }, (_, n) => {
        const isWarm = at === 0 && shelf === 0 && n === 5;
        return {
          idFaskes,
          idChiller,
          waktu: new Date(last - n * readingHours * hour).toISOString(),
          suhu: isWarm ? 9.1 : 4 + ((n * 7 + at * 3 + shelf * 4) % 15) / 10,
          sumber: 'MANUAL' as const,
          catatan: isWarm ? 'Listrik padam semalam' : null,
          dicatat: new Date(last - n * readingHours * hour).toISOString(),
          oleh: 'Kartika Dewi',
        };
      }),
    ),
  );
  await db.insert(temperatureReading).values(rows);
}
