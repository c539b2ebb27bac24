import { and, asc, desc, eq, gt, not, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Keys } from '#server/platform/crypto/keys.ts';
import type { Db } from '#server/platform/db/client.ts';
import { auditLog, auditSeal } from '#server/platform/db/schema/index.ts';
import { createClosedIds, type ClosedIds } from './closed-ids.ts';
import { formatRanges, toRanges } from './id-ranges.ts';
import { currentFormat, entryTexts, hashSeal, keyIdOf, noHash } from './seal-format.ts';

/** Maximum number of entries in a seal; more are sealed in several. */
export const maxSealEntries = 5_000;

/**
 * Returns the task that seals new audit entries; one server runs it at a time. It seals what it
 * sees: an entry of a transaction that is still open follows in a later seal, also when its id is
 * lower. A run fails once when a seal that the task knows was removed.
 */
export function sealAuditLog(
  keys: Pick<Keys, 'auditSeal'>,
  log?: Pick<Logger, 'warn'>,
): {
  readonly name: string;
  readonly runAll: (db: Db, now: Date) => Promise<number>;
} {
  const closedIds = createClosedIds(() =>
    log?.warn(
      'Sebuah transaksi di PostgreSQL sudah 15 menit belum selesai, sehingga entri jejak audit yang disisipkan di celah nomor tidak terdeteksi. Periksa pg_prepared_xacts dan pg_stat_activity; lihat docs/operations.md.',
    ),
  );
  let knownHead: Head | undefined;
  return {
    name: 'seal audit log',
    async runAll(db, now) {
      if (knownHead && !(await sealExists(db, knownHead))) {
        const { id, hash } = knownHead;
        knownHead = undefined;
        throw new Error(`Seal ${id} of the audit log, ${hash}, was removed.`);
      }
      const { total, head } = await sealNewEntries(db, { key: keys.auditSeal, now, closedIds });
      knownHead = head.id === 0 ? undefined : head;
      return total;
    },
  };
}

/** The last seal. */
type Head = Pick<typeof auditSeal.$inferSelect, 'id' | 'hash'>;

const sealExists = async (db: Db, { id, hash }: Head): Promise<boolean> =>
  (await db.$count(auditSeal, and(eq(auditSeal.id, id), eq(auditSeal.hash, hash)))) > 0;

interface SealOptions {
  readonly key: Uint8Array;
  readonly now: Date;
  readonly closedIds: ClosedIds;
}

/** Seals every visible entry without a seal. @returns the number of entries and the last seal */
async function sealNewEntries(
  db: Db,
  { key, now, closedIds }: SealOptions,
): Promise<{ total: number; head: Head }> {
  const [head] = await db.select().from(auditSeal).orderBy(desc(auditSeal.id)).limit(1);
  const markComplete = await closedIds.observe(db, now);
  const closedThrough = Math.max(head?.closedThrough ?? 0, closedIds.closedThrough());
  const sealedLater = await db
    .select({ ids: sql<string | null>`range_agg(${auditSeal.entries})::text` })
    .from(auditSeal)
    .where(sql`upper(${auditSeal.entries}) > ${closedThrough}::bigint + 1`);
  const alreadySealed = sql`${sealedLater[0]?.ids ?? '{}'}::int8multirange`;

  let previous: Head = { id: head?.id ?? 0, hash: head?.hash ?? noHash };
  let total = 0;
  for (let after = closedThrough; ;) {
    const entries = await db
      .select(entryTexts)
      .from(auditLog)
      .where(and(gt(auditLog.id, after), not(sql`${alreadySealed} @> ${auditLog.id}`)))
      .orderBy(asc(auditLog.id))
      .limit(maxSealEntries);
    const ids = entries.map(({ id }) => Number(id));
    const last = ids.at(-1);
    if (last !== undefined) {
      const seal = {
        id: previous.id + 1,
        format: currentFormat,
        keyId: keyIdOf(key),
        entries: formatRanges(toRanges(ids)),
        entryCount: ids.length,
        closedThrough,
        sealedAt: now.toISOString(),
        previousHash: previous.hash,
      };
      const hash = hashSeal(key, seal, entries);
      // Fails when another worker has written this seal; the next run continues after it.
      await db.insert(auditSeal).values({ ...seal, hash });
      previous = { id: seal.id, hash };
      total += ids.length;
      after = last;
    }
    if (ids.length < maxSealEntries) break;
  }
  markComplete();
  return { total, head: previous };
}
