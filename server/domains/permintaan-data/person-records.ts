import { sql } from 'drizzle-orm';
import type { Queryable } from '#server/platform/db/client.ts';

/** A record that is about a person, as audit entries, mails and notifications name it. */
export interface PersonRecord {
  readonly resource: string;
  readonly recordId: string;
}

/** Returns all records about the persons of registrations. */
export async function findPersonRecords(
  db: Queryable,
  ids: readonly number[],
): Promise<PersonRecord[]> {
  const given = sql`${sql.param([...ids])}::int[]`;
  const { rows } = await db.execute<Record<string, unknown> & PersonRecord>(sql`
    select 'peserta' as resource, p.id::text as "recordId" from unnest(${given}) as p (id)
    union select 'contact', id::text from contact where peserta_id = any(${given})
    union select 'vaksinasi', id::text from dose where peserta_id = any(${given})
    union select 'kipi', k.id::text from kipi k join dose d on d.id = k.dose_id where d.peserta_id = any(${given})
    union select 'pertanyaan', id::text from pertanyaan where id_peserta = any(${given})
    union select 'certificate', id::text from certificate where id_peserta = any(${given})
    union select 'duplicate', id::text from peserta_pair
      where kiri_id = any(${given}) or kanan_id = any(${given})`);
  return rows;
}
