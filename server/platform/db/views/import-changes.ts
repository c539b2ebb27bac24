import { sql, type SQL } from 'drizzle-orm';
import { importChange, peserta } from '../schema/index.ts';

/** Checks in SQL whether an import registered or changed a registration and this was not undone. */
export const wasSavedByImport = (importId: number): SQL => sql`${peserta.id} in (
  select peserta_id from ${importChange} where import_id = ${importId} and undone_at is null)`;
