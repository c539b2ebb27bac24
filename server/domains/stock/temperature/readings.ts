import { eq, sql, type SQL } from 'drizzle-orm';
import { storageLimits } from '#contract/domains/stock/temperature.ts';
import type { Context } from '#server/platform/context.ts';
import { zoneColumn } from '#server/platform/db/facility-zone.ts';
import { chiller, faskes, temperatureReading } from '#server/platform/db/schema/index.ts';
import type { StockScopeContext } from '../records.ts';

/** Condition for the readings that the caller may see: a facility sees its own. */
export const readingScope = ({ scope, user }: StockScopeContext): SQL | undefined =>
  scope === 'all' ? undefined : eq(temperatureReading.idFaskes, user.faskesId ?? 0);

export const isOutside = sql<boolean>`(${temperatureReading.suhu} < ${sql.raw(String(storageLimits.min))}
  or ${temperatureReading.suhu} > ${sql.raw(String(storageLimits.max))})`;

/** Whether a reading is outside the limits and nothing is decided about it. */
export const isOpen = sql<boolean>`(${isOutside} and ${temperatureReading.penanganan} is null)`;

/** Starts the select of readings with the names of what they refer to. */
export const selectReadings = ({ db }: Pick<Context, 'db'>) =>
  db
    .select({
      id: temperatureReading.id,
      idFaskes: temperatureReading.idFaskes,
      namaFaskes: faskes.namaFaskes,
      idChiller: temperatureReading.idChiller,
      namaChiller: chiller.nama,
      waktu: temperatureReading.waktu,
      zona: zoneColumn,
      suhu: temperatureReading.suhu,
      diLuarBatas: isOutside.as('di_luar_batas'),
      sumber: temperatureReading.sumber,
      catatan: temperatureReading.catatan,
      dicatat: temperatureReading.dicatat,
      oleh: temperatureReading.oleh,
      penanganan: temperatureReading.penanganan,
      alasanPenanganan: temperatureReading.alasanPenanganan,
      waktuPenanganan: temperatureReading.waktuPenanganan,
      ditanganiOleh: temperatureReading.ditanganiOleh,
      dosisDikarantina: temperatureReading.dosisDikarantina,
      version: temperatureReading.version,
    })
    .from(temperatureReading)
    .innerJoin(faskes, eq(faskes.id, temperatureReading.idFaskes))
    .leftJoin(chiller, eq(chiller.id, temperatureReading.idChiller))
    .$dynamic();
