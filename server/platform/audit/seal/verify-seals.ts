import { asc, desc, getTableName, gt, lt, sql } from 'drizzle-orm';
import { transaction, type Db, type Tx } from '#server/platform/db/client.ts';
import { countIds, formatRanges, parseRanges, toRanges } from './id-ranges.ts';
import { hashSeal, keyIdOf, type EntryTexts } from './seal-format.ts';
import { maxSealEntries } from './seal-entries.ts';
import type { SealedLog, SealLink } from './sealed-log.ts';

type Seal = SealedLog['seals']['$inferSelect'];

/** What was found in a log and its seals. */
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
  /** The key of all seals. */
  readonly key: Uint8Array;
  readonly now: Date;
  /** A hash noted earlier, which has to be in the chain. */
  readonly expectedHead?: string | undefined;
}

/** Recomputes every seal from one snapshot of the database; the server may go on writing. */
export const verifySeals = (
  db: Db,
  sealed: SealedLog,
  options: VerifyOptions,
): Promise<SealReport> =>
  transaction(
    db,
    async tx => {
      await tx.execute(sql`set local statement_timeout = 0`);
      const counts = await countEntries(tx, sealed, options.now);
      const [head] = await tx.select().from(sealed.seals).orderBy(desc(sealed.seals.id)).limit(1);
      return {
        entries: counts.total,
        seals: await tx.$count(sealed.seals),
        head: head ? { hash: head.hash, sealedAt: head.sealedAt } : null,
        unsealed: {
          entries: counts.unsealed,
          newest: counts.newest,
          overdue: counts.overdue,
        },
        issue:
          (await findBrokenSeal(tx, sealed, options)) ??
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

async function countEntries(
  tx: Tx,
  { table, at, seals }: SealedLog,
  now: Date,
): Promise<EntryCounts> {
  const named = tx
    .$with('named')
    .as(tx.select({ ids: sql`range_agg(${seals.entries})`.as('ids') }).from(seals));
  const isUnsealed = sql`(${named.ids} is null or not ${named.ids} @> ${table.id}::bigint)`;
  const isOld = lt(at, new Date(now.getTime() - overdueMs).toISOString());
  const [counts] = await tx
    .with(named)
    .select({
      total: sql<number>`count(*)`,
      unsealed: sql<number>`count(*) filter (where ${isUnsealed})`,
      overdue: sql<number>`count(*) filter (where ${isUnsealed} and ${isOld})`,
      oldest: sql<number | null>`min(${table.id}) filter (where ${isUnsealed})`,
      newest: sql<number | null>`max(${table.id}) filter (where ${isUnsealed})`,
    })
    .from(table)
    .crossJoin(named);
  return counts ?? { total: 0, unsealed: 0, overdue: 0, oldest: null, newest: null };
}

/** Walks along the chain. @returns the first issue as a sentence, or null */
async function findBrokenSeal(
  tx: Tx,
  sealed: SealedLog,
  { key: sealKey, expectedHead }: VerifyOptions,
): Promise<string | null> {
  const key = sealed.keyOf(sealKey);
  const keyId = keyIdOf(key);
  let previous: SealLink = await sealed.findExpired(tx);
  let hasExpectedHead = expectedHead === undefined;
  for await (const { seal, ids, entries } of readSeals(tx, sealed)) {
    if (seal.id !== previous.id + 1 || seal.previousHash !== previous.hash) {
      return `Segel ${seal.id} tidak menyambung ke segel ${previous.id}: ada segel yang dihapus, disisipkan atau diubah.`;
    }
    if (!sealed.formats[seal.format] || seal.keyId !== keyId) {
      return `Segel ${seal.id} diubah, atau dibuat dengan kunci atau versi program lain.`;
    }
    const found = entries.filter(entry => entry !== undefined);
    const missing = ids[entries.indexOf(undefined)];
    if (found.length < ids.length) {
      return `Entri ${missing}, yang disegel di segel ${seal.id}, dihapus.`;
    }
    if (hashSeal(key, sealed.formats[seal.format] ?? [], seal, found) !== seal.hash) {
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
async function* readSeals(
  tx: Tx,
  sealed: SealedLog,
): AsyncGenerator<SealWithEntries, void, undefined> {
  const { seals } = sealed;
  for (let last: number | undefined; ;) {
    const page = await tx
      .select()
      .from(seals)
      .where(last === undefined ? undefined : gt(seals.id, last))
      .orderBy(asc(seals.id))
      .limit(pageSize);
    for (const group of groupBySize(page)) yield* await readEntries(tx, sealed, group);
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

async function readEntries(
  tx: Tx,
  { table, entryTexts }: SealedLog,
  group: readonly Seal[],
): Promise<SealWithEntries[]> {
  const named = group.map(seal => ({ seal, ids: idsOf(seal) }));
  const ascending = named.flatMap(({ ids }) => ids).sort((a, b) => a - b);
  const { rows } = await tx.execute<EntryTexts & Record<string, unknown>>(sql`
    select ${sql.join(
      Object.entries(entryTexts).map(([name, text]) => sql`${text} as ${sql.identifier(name)}`),
      sql`, `,
    )}
    from unnest(${formatRanges(toRanges(ascending))}::int8multirange) as named (ids)
    cross join lateral (
      select * from ${table} where ${table.id} >= lower(ids) and ${table.id} < upper(ids)
    ) as ${sql.identifier(getTableName(table))}`);
  const byId = new Map(rows.map(entry => [Number(entry.id), entry]));
  return named.map(({ seal, ids }) => ({ seal, ids, entries: ids.map(id => byId.get(id)) }));
}
