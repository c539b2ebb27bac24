import { sql } from 'drizzle-orm';
import type { FaskesUse } from '../faskes/edit/in-use.ts';

/**
 * Visits reference the facility where they took place, even after the participant moved elsewhere.
 */
export const vaksinasiFaskesUse: FaskesUse = {
  fromClause: sql`dose where faskes_id =`,
  label: 'catatan vaksinasi',
};
