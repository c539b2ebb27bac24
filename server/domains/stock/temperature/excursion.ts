import { and, asc, eq, gt, lte, ne, sql, type SQL } from 'drizzle-orm';
import { dayInZone } from '#contract/core/values/zone.ts';
import {
  maxExcursionStocks,
  type ExcursionInput,
  type ExposedStock,
} from '#contract/domains/stock/excursion.ts';
import {
  isExcursion,
  type TemperatureReading,
  type temperatureCalls,
} from '#contract/domains/stock/temperature.ts';
import type { Context, Handlers } from '#server/platform/context.ts';
import { checkVersion } from '#server/platform/db/check-version.ts';
import { batch, stock, temperatureReading } from '#server/platform/db/schema/index.ts';
import { message } from '#server/platform/messages/message.ts';
import { invalidField, notFound, Problem } from '#server/platform/problem.ts';
import { selectStock, stockRecords } from '../records.ts';
import { addAudited } from '../write.ts';
import { isOpen, readingScope, selectReadings } from './readings.ts';

/** Returns a reading in the caller's scope. @throws Problem 404 */
async function getReading(ctx: Context, id: number): Promise<TemperatureReading> {
  const [found] = await selectReadings(ctx).where(
    and(eq(temperatureReading.id, id), readingScope(ctx)),
  );
  if (!found) throw notFound('temperature');
  return found;
}

/**
 * Stock that was at the facility at the time of a reading and of which usable doses are left. The
 * ledger knows days, so what left on the day itself counts as present.
 */
const exposedBy = ({ idFaskes, waktu, zona }: TemperatureReading): SQL | undefined => {
  const day = dayInZone(waktu, zona);
  return and(
    eq(stock.idFaskes, idFaskes),
    gt(stock.sisa, 0),
    sql`(select sum(case
        when e.jenis = 'TERIMA' and e.tanggal <= ${day}::date then e.jumlah
        when e.jenis not in ('TERIMA', 'KARANTINA') and e.tanggal < ${day}::date then -e.jumlah
      end) from stock_entry e where e.id_stok = ${stock.id}) > 0`,
  );
};

const findExposed = async (ctx: Context, reading: TemperatureReading): Promise<ExposedStock[]> => {
  const rows = await selectStock(ctx)
    .where(exposedBy(reading))
    .orderBy(asc(batch.kedaluwarsa), asc(stock.id))
    .limit(maxExcursionStocks);
  return rows.map(({ id, nomorBatch, namaProduk, namaBHBU, noOrder, kedaluwarsaBatch, sisa }) => ({
    id,
    nomorBatch,
    namaProduk,
    namaBHBU,
    noOrder,
    kedaluwarsaBatch,
    sisa,
  }));
};

/** The other readings of the same chiller up to this one about which nothing is decided. */
const otherOpen = ({ id, idFaskes, idChiller, waktu }: TemperatureReading): SQL | undefined =>
  and(
    eq(temperatureReading.idFaskes, idFaskes),
    sql`${temperatureReading.idChiller} is not distinct from ${idChiller}::int`,
    lte(temperatureReading.waktu, waktu),
    ne(temperatureReading.id, id),
    isOpen,
  );

/** Moves doses of stocks into quarantine. @throws Problem 422 on `stok` @returns the doses */
async function quarantine(
  ctx: Context,
  reading: TemperatureReading,
  { stok, alasan }: ExcursionInput,
): Promise<number> {
  // Always in the same order, so that two decisions wait for each other and never in a circle.
  for (const { id, jumlah } of stok.toSorted((a, b) => a.id - b.id)) {
    const [exposed] = await ctx.db
      .select({ id: stock.id })
      .from(stock)
      .where(and(eq(stock.id, id), eq(stock.idFaskes, reading.idFaskes)));
    if (!exposed) throw notFound('stock');
    const before = await stockRecords.lock(ctx, id);
    if (jumlah > before.sisa) {
      throw invalidField(
        'stok',
        message('temperature.fewerLeft', {
          nomor: before.nomorBatch ?? '',
          dosis: Math.max(0, before.sisa),
        }),
      );
    }
    const entry = { jenis: 'KARANTINA', jumlah, alasan, tindakan: 'KARANTINA' } as const;
    await addAudited(ctx, before, [entry], { action: 'act', reason: alasan });
  }
  return stok.reduce((sum, { jumlah }) => sum + jumlah, 0);
}

/** Calls that decide about a temperature outside the limits. */
export const excursionHandlers: Pick<Handlers<typeof temperatureCalls>, 'excursion' | 'handle'> = {
  excursion: async (ctx, { params }) => {
    const reading = await getReading(ctx, params.id);
    return {
      stok: await findExposed(ctx, reading),
      pembacaanLain: await ctx.db.$count(temperatureReading, otherOpen(reading)),
    };
  },

  handle: async (ctx, { params, body }) => {
    await ctx.db
      .select({ id: temperatureReading.id })
      .from(temperatureReading)
      .where(and(eq(temperatureReading.id, params.id), readingScope(ctx)))
      .for('update');
    const before = await getReading(ctx, params.id);
    checkVersion(body.version, before, body);
    if (!isExcursion(before.suhu) || before.penanganan !== null) {
      throw new Problem('KEADAAN_SALAH', message('temperature.notOpen'), { reason: 'state' });
    }
    const doses = await quarantine(ctx, before, body);
    const decision = {
      penanganan: body.keputusan,
      alasanPenanganan: body.alasan,
      waktuPenanganan: ctx.now.toISOString(),
      ditanganiOleh: ctx.user.fullName,
      version: sql`${temperatureReading.version} + 1`,
    };
    await ctx.db
      .update(temperatureReading)
      .set({ ...decision, dosisDikarantina: body.keputusan === 'KARANTINA' ? doses : null })
      .where(eq(temperatureReading.id, before.id));
    const others = body.termasukLain
      ? await ctx.db
          .update(temperatureReading)
          .set(decision)
          .where(otherOpen(before))
          .returning({ id: temperatureReading.id })
      : [];
    await ctx.audit({
      action: 'temperature.handle',
      resource: 'temperature',
      recordId: before.id,
      recordLabel: before.namaFaskes,
      before: { penanganan: null },
      after: {
        penanganan: body.keputusan,
        suhu: before.suhu,
        waktu: before.waktu,
        dosisDikarantina: doses,
        pembacaanLain: others.length,
      },
      reason: body.alasan,
    });
    return await getReading(ctx, before.id);
  },
};
