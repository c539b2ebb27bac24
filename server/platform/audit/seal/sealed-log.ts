import { createHmac } from 'node:crypto';
import { desc, eq, getTableColumns, getTableName, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from '#server/platform/db/client.ts';
import {
  auditLog,
  auditSeal,
  personRead,
  personReadSeal,
  stockEntry,
  stockEntrySeal,
} from '#server/platform/db/schema/index.ts';

/** A log whose entries are only added, and sealed by a chain. */
export interface SealedLog {
  readonly table: PgTable & { readonly id: PgColumn };
  /** When an entry was made. */
  readonly at: PgColumn;
  readonly seals: typeof auditSeal;
  /** For the lines of the server. */
  readonly name: string;
  /** For the messages of the check, in Indonesian. */
  readonly noun: string;
  /**
   * The sealed columns of each format, in their order. A format never changes, because it verifies the seals that
   * were written in it: a new column of the log needs a new format.
   */
  readonly formats: Readonly<Record<number, readonly string[]>>;
  /** The format of new seals. */
  readonly currentFormat: number;
  /** The selection of the texts that PostgreSQL gives for the columns of an entry; times are in UTC. */
  readonly entryTexts: Readonly<Record<string, SQL<string | null>>>;
  /** Returns the key of its seals, from the key of all seals. */
  readonly keyOf: (sealKey: Uint8Array) => Uint8Array;
  /** Returns the last seal that was deleted with its entries because their time had passed. */
  readonly findExpired: (db: Queryable) => Promise<SealLink>;
}

/** What the next seal says of the one before it. */
export interface SealLink {
  readonly id: number;
  readonly hash: string;
}

/** What the first seal says of the one before it. */
export const noSeal: SealLink = { id: 0, hash: '0'.repeat(64) };

const textsOf = (table: PgTable): Record<string, SQL<string | null>> =>
  Object.fromEntries(
    Object.entries(getTableColumns(table)).map(([name, column]) => [
      name,
      column.getSQLType().startsWith('timestamp')
        ? sql`(${column} at time zone 'UTC')::text`
        : sql`${column}::text`,
    ]),
  );

/** The audit log, whose entries are stored for good. */
export const sealedAuditLog: SealedLog = {
  table: auditLog,
  at: auditLog.at,
  seals: auditSeal,
  name: 'audit log',
  noun: 'jejak audit',
  formats: {
    1: [
      'id',
      'at',
      'requestId',
      'actorId',
      'actorName',
      'actorRole',
      'action',
      'resource',
      'recordId',
      'recordLabel',
      'before',
      'after',
      'reason',
      'address',
    ],
  },
  currentFormat: 1,
  entryTexts: textsOf(auditLog),
  keyOf: key => key,
  findExpired: () => Promise.resolve(noSeal),
};

/** Action of the audit entry that says which reads were deleted because their time had passed. */
export const readsExpired = 'personRead.purge';

/** The log of reads. Its expired seals are deleted with their entries; the audit log names the last of them. */
export const sealedReads: SealedLog = {
  table: personRead,
  at: personRead.at,
  seals: personReadSeal,
  name: 'log of reads',
  noun: 'jejak baca',
  formats: {
    1: [
      'id',
      'at',
      'requestId',
      'actorId',
      'actorName',
      'actorRole',
      'call',
      'activity',
      'purpose',
      'basis',
      'isFile',
      'recordId',
      'pesertaIds',
    ],
  },
  currentFormat: 1,
  entryTexts: textsOf(personRead),
  keyOf: key => createHmac('sha256', key).update(getTableName(personRead)).digest(),
  async findExpired(db) {
    const [entry] = await db
      .select({ after: auditLog.after })
      .from(auditLog)
      .where(eq(auditLog.action, readsExpired))
      .orderBy(desc(auditLog.id))
      .limit(1);
    const { segel, hash } = (entry?.after ?? {}) as { segel?: number; hash?: string };
    return segel === undefined || hash === undefined ? noSeal : { id: segel, hash };
  },
};

/** The dose ledger, whose entries are stored for good. */
export const sealedLedger: SealedLog = {
  table: stockEntry,
  at: stockEntry.waktu,
  seals: stockEntrySeal,
  name: 'dose ledger',
  noun: 'neraca dosis',
  formats: {
    1: [
      'id',
      'idStok',
      'jenis',
      'jumlah',
      'tanggal',
      'waktu',
      'oleh',
      'alasan',
      'sebab',
      'tindakan',
      'idLine',
      'idDosis',
      'idDibalik',
      'idPerbaikan',
    ],
  },
  currentFormat: 1,
  entryTexts: textsOf(stockEntry),
  keyOf: key => createHmac('sha256', key).update(getTableName(stockEntry)).digest(),
  findExpired: () => Promise.resolve(noSeal),
};

/** Every log that the server seals and the check verifies. */
export const sealedLogs: readonly SealedLog[] = [sealedAuditLog, sealedReads, sealedLedger];

/** The logs whose last seals the other parties get, in signed documents and by mail. */
export const witnessedLogs: readonly SealedLog[] = [sealedAuditLog, sealedLedger];

/** The last seal of a log, which proves all entries before it to someone who noted it. */
export interface SealHead extends SealLink {
  readonly sealedAt: string;
}

/** Returns the last seal of a log; undefined before the first. */
export async function findHead(db: Queryable, { seals }: SealedLog): Promise<SealHead | undefined> {
  const [head] = await db
    .select({ id: seals.id, hash: seals.hash, sealedAt: seals.sealedAt })
    .from(seals)
    .orderBy(desc(seals.id))
    .limit(1);
  return head;
}
