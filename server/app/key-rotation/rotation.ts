import { drizzle } from 'drizzle-orm/node-postgres';
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { writeAudit } from '#server/platform/audit/write-audit.ts';
import type { Queryable } from '#server/platform/db/client.ts';
import { keyChannel, keySetNumber, readStoredKeys } from '#server/platform/db/key-store.ts';
import { anyKeySet, keyUseLock } from '#server/platform/db/key-watch.ts';
import * as schema from '#server/platform/db/schema/index.ts';

/** Key of the advisory lock; arbitrary, but the same in every process. */
const rotationLock = 5_118_022_027;

/** How a rotation waits for other processes. */
export interface Waiting {
  /** Interval between two checks of the processes, in ms. */
  readonly pollMs: number;
  /** Receives the number of processes that do not know the present keys after 25 checks. */
  readonly onWaiting: (processes: number) => void;
}

/** The keys cannot be rotated now; the message says what to do. */
export class KeyRotationError extends Error {
  override readonly name = 'KeyRotationError';
}

/**
 * Runs `work` while no other process rotates keys, on a connection without a statement timeout.
 * @throws KeyRotationError when another process does
 */
export async function withRotationLock<T>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query('set idle_in_transaction_session_timeout = 0');
    const { rows } = await client.query<{ locked: boolean }>(
      'select pg_try_advisory_lock($1) as locked',
      [rotationLock],
    );
    if (rows[0]?.locked !== true) {
      throw new KeyRotationError('Penggantian kunci lain sedang berjalan. Tunggu sampai selesai.');
    }
    return await work(client);
  } finally {
    // The server notices the end of a connection late, but the next command may follow at once.
    await client.query('rollback').catch(() => undefined);
    await client.query('select pg_advisory_unlock_all()').catch(() => undefined);
    client.release(true);
  }
}

/** Runs `work` in a transaction of the connection. */
export async function inTransaction<T>(client: pg.ClientBase, work: () => Promise<T>): Promise<T> {
  await client.query('begin');
  try {
    const result = await work();
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

export const asQueryable = (client: pg.PoolClient): Queryable => drizzle(client, { schema });

/** Writes the audit entry of a rotation in its transaction. */
export const auditRotation = (
  client: pg.PoolClient,
  now: Date,
  action: 'rewrap' | 'rotateData' | 'rotateIndex' | 'rotateCard' | 'rotateCaseFile' | 'withdrawKey',
  after: object,
): Promise<void> =>
  writeAudit(
    {
      db: asQueryable(client),
      now,
      user: { id: null, fullName: 'Sistem', role: 'SISTEM' },
      requestId: null,
      address: null,
    },
    { action: `encryptionKey.${action}`, resource: 'encryptionKey', after },
  );

/** Waits until every process that uses the keys has loaded the present ones. */
export async function waitForProcesses(
  client: pg.ClientBase,
  { pollMs, onWaiting }: Waiting,
): Promise<void> {
  const known = keySetNumber(await readStoredKeys(client));
  for (let attempt = 0; ; attempt++) {
    if (attempt % 25 === 0) await client.query(`notify ${keyChannel}`);
    const { rows } = await client.query<{ n: number }>(
      `select count(distinct pid)::int as n from pg_locks
      where locktype = 'advisory' and objsubid = 2 and classid = $1::int8::oid
        and database = (select oid from pg_database where datname = current_database())
        and objid <> all (array[$2, $3]::int8[]::oid[])`,
      [keyUseLock, anyKeySet, known],
    );
    const processes = rows[0]?.n ?? 0;
    if (processes === 0) return;
    // The usual answer to the notification takes less than a second.
    if (attempt > 0 && attempt % 25 === 0) onWaiting(processes);
    await wait(pollMs);
  }
}

/** Waits until the transactions that are open now have ended. */
export async function waitForTransactions(
  client: pg.ClientBase,
  { pollMs }: Pick<Waiting, 'pollMs'>,
): Promise<void> {
  const { rows } = await client.query<{ id: string }>(
    `select l.virtualtransaction as id from pg_locks l join pg_stat_activity a using (pid)
    where l.locktype = 'virtualxid' and a.usesysid is not null and a.pid <> pg_backend_pid()
      and a.datid = (select oid from pg_database where datname = current_database())`,
  );
  const open = rows.map(({ id }) => id);
  for (;;) {
    const { rows: stillOpen } = await client.query(
      `select from pg_locks where locktype = 'virtualxid' and virtualtransaction = any($1)`,
      [open],
    );
    if (stillOpen.length === 0) return;
    await wait(pollMs);
  }
}
