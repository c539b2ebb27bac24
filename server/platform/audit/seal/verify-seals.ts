import { asc, desc, gt, lt, sql } from 'drizzle-orm';
import { transaction, type Db, type Tx } from '#server/platform/db/client.ts';
import { auditLog, auditSeal } from '#server/platform/db/schema/index.ts';
import { countIds, formatRanges, parseRanges, toRanges } from './id-ranges.ts';
import {
  entryTexts,
  hashSeal,
  keyIdOf,
  noHash,
  sealFormats,
  type EntryTexts,
} from './seal-format.ts';
import { maxSealEntries } from './seal-entries.ts';

type Seal = typeof auditSeal.$inferSelect;

/** What was found in the audit log and its seals. */
export interface SealReport {
  readonly entries: number;
  readonly seals: number;
  readonly head: { readonly hash: string; readonly sealedAt: string } | null;
  /**
   * Entries that no seal names yet, with the newest of them, and how many of them a running server
   * would have sealed long ago.
   */
  readonly unsealed: {
    readonly entries: number;
    readonly newest: number | null;
    readonly overdue: number;
  };
  /** The first place that does not fit, as a sentence; null when everything fits. */
  readonly issue: string | null;
}

/** Age from which an entry without a seal is overdue; the server seals every two seconds. */
const overdueMs = 60_000;

interface VerifyOptions {
  readonly key: Uint8Array;
  readonly now: Date;
  /** A hash noted earlier, which has to be in the chain. */
  readonly expectedHead?: string | undefined;
}

/** Recomputes every seal from one snapshot of the database; the server may go on writing. */
export const verifySeals = (db: Db, options: VerifyOptions): Promise<SealReport> =>
  transaction(
    db,
    async tx => {
      await tx.execute(sql`set local statement_timeout = 0`);
      const counts = await countEntries(tx, options.now);
      const [head] = await tx.select().from(auditSeal).orderBy(desc(auditSeal.id)).limit(1);
      return {
        entries: counts.total,
        seals: await tx.$count(auditSeal),
        head: head ? { hash: head.hash, sealedAt: head.sealedAt } : null,
        unsealed: {
          entries: counts.unsealed,
          newest: counts.newest,
          overdue: counts.overdue,
        },
        issue:
          (await findBrokenSeal(tx, options)) ??
          (counts.oldest !== null && head && counts.oldest <= head.closedThrough
            ? `Entri ${counts.oldest} disisipkan kemudian: entri dengan nomor serendah itu semua sudah disegel.`
            : null),
      };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only', maxAttempts: 1 },
  );

interface EntryCounts {
  readonly total: number;
  readonly unsealed: number;
  readonly overdue: number;
  readonly oldest: number | null;
  readonly newest: number | null;
}

async function countEntries(tx: Tx, now: Date): Promise<EntryCounts> {
  const sealed = tx
    .$with('sealed')
    .as(tx.select({ ids: sql`range_agg(${auditSeal.entries})`.as('ids') }).from(auditSeal));
  const isUnsealed = sql`(${sealed.ids} is null or not ${sealed.ids} @> ${auditLog.id})`;
  const isOld = lt(auditLog.at, new Date(now.getTime() - overdueMs).toISOString());
  const [counts] = await tx
    .with(sealed)
    .select({
      total: sql<number>`count(*)`,
      unsealed: sql<number>`count(*) filter (where ${isUnsealed})`,
      overdue: sql<number>`count(*) filter (where ${isUnsealed} and ${isOld})`,
      oldest: sql<number | null>`min(${auditLog.id}) filter (where ${isUnsealed})`,
      newest: sql<number | null>`max(${auditLog.id}) filter (where ${isUnsealed})`,
    })
    .from(auditLog)
    .crossJoin(sealed);
  return counts ?? { total: 0, unsealed: 0, overdue: 0, oldest: null, newest: null };
}

/** Walks along the chain. @returns the first issue as a sentence, or null */
async function findBrokenSeal(
  tx: Tx,
  { key, expectedHead }: VerifyOptions,
): Promise<string | null> {
  const keyId = keyIdOf(key);
  let previous: Pick<Seal, 'id' | 'hash'> = { id: 0, hash: noHash };
  let hasExpectedHead = expectedHead === undefined;
  for await (const { seal, ids, entries } of readSeals(tx)) {
    if (seal.id !== previous.id + 1 || seal.previousHash !== previous.hash) {
      return `Segel ${seal.id} tidak menyambung ke segel ${previous.id}: ada segel yang dihapus, disisipkan atau diubah.`;
    }
    if (!sealFormats[seal.format] || seal.keyId !== keyId) {
      return `Segel ${seal.id} diubah, atau dibuat dengan kunci atau versi program lain.`;
    }
    const found = entries.filter(entry => entry !== undefined);
    const missing = ids[entries.indexOf(undefined)];
    if (found.length < ids.length) {
      return `Entri ${missing}, yang disegel di segel ${seal.id}, dihapus.`;
    }
    if (hashSeal(key, seal, found) !== seal.hash) {
      return `Segel ${seal.id} tidak cocok: segel itu, atau salah satu entrinya ${seal.entries}, diubah.`;
    }
    previous = seal;
    hasExpectedHead ||= seal.hash === expectedHead;
  }
  return hasExpectedHead
    ? null
    : `Segel ${expectedHead} tidak ada: segel-segel terakhir dihapus atau diganti.`;
}

/** A seal with the ids that it names, each with its entry if that exists. */
interface SealWithEntries {
  readonly seal: Seal;
  readonly ids: readonly number[];
  readonly entries: readonly (EntryTexts | undefined)[];
}

/** Seals fetched at a time. */
const pageSize = 500;

/** Yields all seals in ascending order. */
async function* readSeals(tx: Tx): AsyncGenerator<SealWithEntries, void, undefined> {
  for (let last: number | undefined; ;) {
    const page = await tx
      .select()
      .from(auditSeal)
      .where(last === undefined ? undefined : gt(auditSeal.id, last))
      .orderBy(asc(auditSeal.id))
      .limit(pageSize);
    for (const group of groupBySize(page)) yield* await readEntries(tx, group);
    last = page.at(-1)?.id;
    if (last === undefined || page.length < pageSize) return;
  }
}

/** Splits seals into groups whose entries fit into memory. */
function groupBySize(seals: readonly Seal[]): Seal[][] {
  const groups: Seal[][] = [];
  let size = Infinity;
  for (const seal of seals) {
    const count = idsOf(seal).length;
    if (size + count > maxSealEntries) {
      groups.push([]);
      size = 0;
    }
    groups.at(-1)?.push(seal);
    size += count;
  }
  return groups;
}

/** Returns the ids that a seal names; none when they do not fit its count, so it was changed. */
function idsOf({ entries, entryCount }: Seal): number[] {
  const ranges = parseRanges(entries);
  if (countIds(ranges) !== entryCount || entryCount > maxSealEntries) return [];
  return ranges.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, i) => first + i),
  );
}

async function readEntries(tx: Tx, seals: readonly Seal[]): Promise<SealWithEntries[]> {
  const named = seals.map(seal => ({ seal, ids: idsOf(seal) }));
  const ascending = named.flatMap(({ ids }) => ids).sort((a, b) => a - b);
  const { rows } = await tx.execute<EntryTexts & Record<string, unknown>>(sql`
    select ${sql.join(
      Object.entries(entryTexts).map(([name, text]) => sql`${text} as ${sql.identifier(name)}`),
      sql`, `,
    )}
    from unnest(${formatRanges(toRanges(ascending))}::int8multirange) as named (ids)
    cross join lateral (
      select * from ${auditLog} where ${auditLog.id} >= lower(ids) and ${auditLog.id} < upper(ids)
    ) as audit_log`);
  const byId = new Map(rows.map(entry => [Number(entry.id), entry]));
  return named.map(({ seal, ids }) => ({ seal, ids, entries: ids.map(id => byId.get(id)) }));
}
