import { sql, type SQL } from 'drizzle-orm';

/** Whether the facility of a row has no day in its weekly schedule yet. */
export const hasNoWeek: SQL<boolean> = sql<boolean>`not exists (
  select 1 from jadwal_faskes j where j.faskes_id = "faskes"."id")`;
