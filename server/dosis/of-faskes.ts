import { sql } from 'drizzle-orm';
import type { Use } from '../faskes/in-use.ts';

/** Visits keep the facility where they were, also when the participant went elsewhere since. */
export const usedByDosis: Use = { from: sql`dosis where faskes_id =`, called: 'catatan vaksinasi' };
