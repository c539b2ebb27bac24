import { sql } from 'drizzle-orm';
import { readsExpired } from '#server/platform/audit/seal/sealed-log.ts';
import { writeAudit } from '#server/platform/audit/write-audit.ts';
import { transaction, type Db } from '#server/platform/db/client.ts';
import type { TableJob } from '#server/platform/scheduler/scheduler.ts';

/** Seals that are deleted in one transaction. */
const sealsAtOnce = 500;

/** Deletes some expired seals with their reads, and notes the last of them in the audit log. */
const expireSome = (db: Db, now: Date): Promise<number> =>
  transaction(db, async tx => {
    const { rows } = await tx.execute<{ seal: number; seal_hash: string; reads: number }>(
      sql`select * from expire_person_reads(${now.toISOString()}::timestamptz, ${sealsAtOnce})`,
    );
    const [expired] = rows;
    if (!expired) return 0;
    await writeAudit(
      {
        db: tx,
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
    return expired.reads;
  });

/**
 * Deletes reads whose 24 months have passed, with their seals; the database refuses to delete younger ones. The audit
 * log says which seal was the last, from which the check goes on.
 */
export const expireReads: TableJob = {
  name: 'delete expired reads',
  async runAll(db, now) {
    let total = 0;
    for (let deleted = -1; deleted !== 0; total += deleted) deleted = await expireSome(db, now);
    return total;
  },
};
