import { sql } from 'drizzle-orm';
import type { Use } from '../faskes/in-use.ts';

/**
 * Visits reference the facility where they took place, even after the participant moved elsewhere.
 */
export const usedByDosis: Use = { from: sql`dosis where faskes_id =`, called: 'catatan vaksinasi' };
