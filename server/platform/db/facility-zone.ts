import { eq, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { dayInZone, zoneOfRegion, zoneProvinces, type Zone } from '#contract/core/values/zone.ts';
import type { Queryable } from './client.ts';
import { faskes } from './schema/index.ts';

/** Select column of queries on `faskes`: the zone of time in which the facility lies. */
export const zoneColumn = sql<Zone>`coalesce(${faskes.kabKota}, '')`.mapWith(zoneOfRegion);

/** Returns the zone of a facility; WIB without one. */
export async function zoneOfFaskes(
  db: Pick<Queryable, 'select'>,
  id: number | null | undefined,
): Promise<Zone> {
  if (id == null) return 'WIB';
  const [found] = await db.select({ zone: zoneColumn }).from(faskes).where(eq(faskes.id, id));
  return found?.zone ?? 'WIB';
}

/** Returns today at a facility; in Jakarta without one. */
export const todayAtFaskes = async (
  { db, now }: { readonly db: Pick<Queryable, 'select'>; readonly now: Date },
  id: number | null | undefined,
): Promise<string> => dayInZone(now, await zoneOfFaskes(db, id));

const databaseNames = { WIB: 'Asia/Jakarta', WITA: 'Asia/Makassar', WIT: 'Asia/Jayapura' } as const;

/** Returns PostgreSQL's name of a zone, for `at time zone`. */
export const databaseZone = (zone: Zone): string => databaseNames[zone];

const isIn = (zone: keyof typeof zoneProvinces) =>
  sql`left(f.kab_kota, 2) = any(${sql.param([...zoneProvinces[zone]])}::text[])`;

/** Returns PostgreSQL's name of the zone of the facility that a column names, in SQL. */
export const databaseZoneOf = (idFaskes: SQLWrapper): SQL => sql`(
  select case when ${isIn('WITA')} then ${databaseNames.WITA} when ${isIn('WIT')} then ${databaseNames.WIT}
    else ${databaseNames.WIB} end
  from faskes f where f.id = ${idFaskes})`;
