import { sql } from 'drizzle-orm';
import type { Use } from '../faskes/in-use.ts';

/** Live registrations that reference a facility and so prevent its deletion. */
export const usedByPeserta: Use = {
  from: sql`peserta where deleted_at is null and faskes_id =`,
  called: 'peserta',
};
