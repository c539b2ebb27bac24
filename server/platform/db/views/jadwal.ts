import { sql, type SQL } from 'drizzle-orm';

/** Checks in SQL that the faskes of the current row has no weekly schedule. */
export const hasNoJadwal: SQL<boolean> = sql<boolean>`not exists (
  select 1 from jadwal_faskes j where j.faskes_id = "faskes"."id")`;
