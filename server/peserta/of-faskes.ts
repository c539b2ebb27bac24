import { sql } from 'drizzle-orm';
import type { Use } from '../faskes/in-use.ts';

/** Participants keep the facility that they chose. */
export const usedByPeserta: Use = {
  from: sql`peserta where deleted_at is null and faskes_id =`,
  called: 'peserta',
};
