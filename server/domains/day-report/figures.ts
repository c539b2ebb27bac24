import { sql } from 'drizzle-orm';
import type { Zone } from '#contract/core/values/zone.ts';
import {
  maxDayReportRows,
  type DayReport,
  type DayStock,
  type DoseResults,
  type GivenDoses,
  type WastedDoses,
} from '#contract/domains/stock/day-report.ts';
import type { Queryable } from '#server/platform/db/client.ts';
import { databaseZone } from '#server/platform/db/facility-zone.ts';

/** Visits of a facility on a day that were not cancelled. */
const visits = (faskesId: number, day: string) => sql`
  from dose d where d.faskes_id = ${faskesId} and d.tanggal = ${day}::date and d.dibatalkan is null`;

/** Counts the doses given on a day by vaccine and batch. */
export async function findGiven(
  db: Queryable,
  faskesId: number,
  day: string,
): Promise<GivenDoses[]> {
  const { rows } = await db.execute<GivenDoses & Record<string, unknown>>(sql`
    select given.vaksin, given.batch, count(*)::int as dosis from (
      select coalesce(p.nama, d.vaksin) as vaksin, coalesce(b.nomor, d.batch) as batch
      from dose d
      left join product p on p.id = d.id_produk
      left join batch b on b.id = d.id_batch
      where d.faskes_id = ${faskesId} and d.tanggal = ${day}::date and d.dibatalkan is null
        and d.hasil = 'DIBERIKAN') given
    group by 1, 2 order by 1, 2 limit ${maxDayReportRows}`);
  return rows;
}

/** Counts the visits of a day by kind of vaccination, dose number and result. */
export async function findResults(
  db: Queryable,
  faskesId: number,
  day: string,
): Promise<DoseResults[]> {
  const { rows } = await db.execute<DoseResults & Record<string, unknown>>(sql`
    select d.vaccination_type as "vaccinationType", d.dosis_ke as "dosisKe",
      count(*) filter (where d.hasil = 'DIBERIKAN')::int as diberikan,
      count(*) filter (where d.hasil = 'DITUNDA')::int as ditunda,
      count(*) filter (where d.hasil = 'DITOLAK')::int as ditolak
    ${visits(faskesId, day)}
    group by 1, 2 order by 1, 2`);
  return rows;
}

/** Lists the doses that were damaged or expired on a day, with the reasons that were given. */
export async function findWasted(
  db: Queryable,
  faskesId: number,
  day: string,
): Promise<WastedDoses[]> {
  const { rows } = await db.execute<WastedDoses & Record<string, unknown>>(sql`
    select b.nomor as batch, e.jenis, sum(e.jumlah)::int as dosis, e.alasan
    from stock s
    join stock_entry e on e.id_stok = s.id
    left join batch b on b.id = s.id_batch
    where s.id_faskes = ${faskesId} and e.tanggal = ${day}::date
      and e.jenis in ('RUSAK', 'KEDALUWARSA')
    group by b.nomor, e.jenis, e.alasan order by b.nomor, e.jenis, e.alasan
    limit ${maxDayReportRows}`);
  return rows;
}

/** Counts the adverse events that were recorded on a day after doses of a facility. */
export async function countKipi(
  db: Queryable,
  faskesId: number,
  day: string,
  zone: Zone,
): Promise<DayReport['kipi']> {
  const { rows } = await db.execute<{ semua: number; serius: number }>(sql`
    select count(*)::int as semua, count(*) filter (where k.serius)::int as serius
    from kipi k join dose d on d.id = k.dose_id
    where d.faskes_id = ${faskesId}
      and (k.created_at at time zone ${databaseZone(zone)})::date = ${day}::date`);
  return rows[0] ?? { semua: 0, serius: 0 };
}

/** Lists the usable doses by batch at the start and the end of a day, and the day's movements. */
export async function findDayStock(
  db: Queryable,
  faskesId: number,
  day: string,
): Promise<DayStock[]> {
  const of = (kind: string) =>
    sql`coalesce(sum(e.jumlah) filter (where e.jenis = ${kind} and e.tanggal = ${day}::date), 0)::int`;
  // What is received adds to the usable doses, and everything else takes from them.
  const signed = sql`case e.jenis when 'TERIMA' then e.jumlah else -e.jumlah end`;
  const { rows } = await db.execute<DayStock & Record<string, unknown>>(sql`
    select * from (
      select p.nama as vaksin, b.nomor as batch,
        coalesce(sum(${signed}) filter (where e.tanggal < ${day}::date), 0)::int as awal,
        ${of('TERIMA')} as diterima, ${of('SUNTIK')} as diberikan, ${of('RUSAK')} as rusak,
        ${of('KEDALUWARSA')} as kedaluwarsa, ${of('KEMBALI')} as dikembalikan,
        ${of('KARANTINA')} as dikarantina, sum(${signed})::int as akhir,
        count(*) filter (where e.tanggal = ${day}::date) as moved
      from stock s
      join stock_entry e on e.id_stok = s.id and e.tanggal <= ${day}::date
      left join batch b on b.id = s.id_batch
      left join product p on p.id = b.id_produk
      where s.id_faskes = ${faskesId}
      group by b.id, p.id) of_batch
    where awal <> 0 or akhir <> 0 or moved > 0
    order by vaksin, batch limit ${maxDayReportRows}`);
  return rows;
}
