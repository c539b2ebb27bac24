import { sql } from 'drizzle-orm';
import { readsExpired } from '#server/platform/audit/seal/sealed-log.ts';
import { writeAudit } from '#server/platform/audit/write-audit.ts';
import type { Queryable } from '#server/platform/db/client.ts';

/**
 * Deletes the oldest seal of reads with its entries when its 24 months have passed; the database refuses to delete
 * younger ones. The audit log says which seal it was, from which the check goes on.
 * @returns whether one was deleted
 */
export async function expireReads(db: Queryable, now: Date): Promise<boolean> {
  const { rows } = await db.execute<{ seal: number; seal_hash: string; reads: number }>(
    sql`select * from expire_person_reads(${now.toISOString()}::timestamptz, 1)`,
  );
  const [expired] = rows;
  if (!expired) return false;
  await writeAudit(
    {
      db,
      now,
      user: { id: null, fullName: 'Sistem', role: 'SISTEM' },
      requestId: null,
      address: null,
      announces: false,
    },
    {
      action: readsExpired,
      resource: 'personRead',
      after: { segel: expired.seal, hash: expired.seal_hash, catatan: expired.reads },
    },
  );
  return true;
}
