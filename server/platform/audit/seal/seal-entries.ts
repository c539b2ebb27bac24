import { and, asc, desc, eq, gt, not, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Keys } from '#server/platform/crypto/keys.ts';
import type { Db } from '#server/platform/db/client.ts';
import { createClosedIds, type ClosedIds } from './closed-ids.ts';
import { formatRanges, toRanges } from './id-ranges.ts';
import { hashSeal, keyIdOf } from './seal-format.ts';
import type { SealedLog, SealLink } from './sealed-log.ts';

/** Maximum number of entries in a seal; more are sealed in several. */
export const maxSealEntries = 5_000;

/**
 * Returns the task that seals new entries of a log; one server runs it at a time. It seals what it
 * sees: an entry of a transaction that is still open follows in a later seal, also when its id is
 * lower. A run fails once when a seal that the task knows was removed.
 */
export function sealLog(
  sealed: SealedLog,
  keys: Pick<Keys, 'auditSeal'>,
  log?: Pick<Logger, 'warn'>,
): {
  readonly name: string;
  readonly runAll: (db: Db, now: Date) => Promise<number>;
} {
  const closedIds = createClosedIds(sealed.table, () =>
    log?.warn(
      `Sebuah transaksi di PostgreSQL sudah 15 menit belum selesai, sehingga entri ${sealed.noun} yang disisipkan di celah nomor tidak terdeteksi. Periksa pg_prepared_xacts dan pg_stat_activity; lihat docs/operations.md.`,
    ),
  );
  const key = sealed.keyOf(keys.auditSeal);
  let knownHead: SealLink | undefined;
  return {
    name: `seal ${sealed.name}`,
    async runAll(db, now) {
      if (knownHead && !(await sealExists(db, sealed, knownHead))) {
        const { id, hash } = knownHead;
        knownHead = undefined;
        throw new Error(`Seal ${id} of the ${sealed.name}, ${hash}, was removed.`);
      }
      const { total, head } = await sealNewEntries(db, sealed, { key, now, closedIds });
      knownHead = head.id === 0 ? undefined : head;
      return total;
    },
  };
}

const sealExists = async (db: Db, { seals }: SealedLog, { id, hash }: SealLink): Promise<boolean> =>
  (await db.$count(seals, and(eq(seals.id, id), eq(seals.hash, hash)))) > 0;

interface SealOptions {
  readonly key: Uint8Array;
  readonly now: Date;
  readonly closedIds: ClosedIds;
}

/** Seals every visible entry without a seal. @returns the number of entries and the last seal */
async function sealNewEntries(
  db: Db,
  { table, seals, formats, currentFormat, entryTexts, findExpired }: SealedLog,
  { key, now, closedIds }: SealOptions,
): Promise<{ total: number; head: SealLink }> {
  const [head] = await db.select().from(seals).orderBy(desc(seals.id)).limit(1);
  const markComplete = await closedIds.observe(db, now);
  const closedThrough = Math.max(head?.closedThrough ?? 0, closedIds.closedThrough());
  const sealedLater = await db
    .select({ ids: sql<string | null>`range_agg(${seals.entries})::text` })
    .from(seals)
    .where(sql`upper(${seals.entries}) > ${closedThrough}::bigint + 1`);
  const alreadySealed = sql`${sealedLater[0]?.ids ?? '{}'}::int8multirange`;

  let previous: SealLink = head ?? (await findExpired(db));
  let total = 0;
  for (let after = closedThrough; ;) {
    const entries = await db
      .select(entryTexts)
      .from(table)
      .where(and(gt(table.id, after), not(sql`${alreadySealed} @> ${table.id}::bigint`)))
      .orderBy(asc(table.id))
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
      const hash = hashSeal(key, formats[currentFormat] ?? [], seal, entries);
      // Fails when another worker has written this seal; the next run continues after it.
      await db.insert(seals).values({ ...seal, hash });
      previous = { id: seal.id, hash };
      total += ids.length;
      after = last;
    }
    if (ids.length < maxSealEntries) break;
  }
  markComplete();
  return { total, head: previous };
}
