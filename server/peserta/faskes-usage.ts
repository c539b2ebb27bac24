import { sql } from 'drizzle-orm';
import type { FaskesUse } from '../faskes/edit/in-use.ts';

/** Live registrations that reference a facility and so prevent its deletion. */
export const pesertaFaskesUse: FaskesUse = {
  fromClause: sql`peserta where deleted_at is null and faskes_id =`,
  label: 'peserta',
};
