import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { AppKeyError } from '#server/platform/crypto/app-key.ts';
import { dataKeyNames, randomKey, type Keys } from '#server/platform/crypto/keys.ts';
import { insertKey, readStoredKeys, unwrapKeys } from '#server/platform/db/key-store.ts';
import { countOutdated, reencryptTables } from './reencrypt.ts';
import {
  auditRotation,
  inTransaction,
  waitForProcesses,
  waitForTransactions,
  withRotationLock,
  type Waiting,
} from './rotation.ts';

interface DataRotation extends Partial<Waiting> {
  readonly appKey: Uint8Array;
  readonly now: Date;
  /**
   * Time after which a value that was encrypted with the old key, outside a transaction, has been
   * written: longer than the wait for a connection.
   */
  readonly graceMs?: number;
  /** Receives the rows encrypted again so far, of those at the start. */
  readonly onProgress?: (done: number, total: number) => void;
}

/**
 * Replaces the keys that encrypt values, and encrypts every value again while servers run. A
 * rotation that was interrupted is continued. The old keys are deleted when no value needs them.
 * @returns the number of rows encrypted again
 * @throws KeyRotationError when another rotation runs
 */
export const rotateDataKeys = (
  pool: pg.Pool,
  {
    appKey,
    now,
    graceMs = 15_000,
    onProgress = () => undefined,
    pollMs = 200,
    onWaiting = () => undefined,
  }: DataRotation,
): Promise<number> =>
  withRotationLock(pool, async client => {
    const waiting = { pollMs, onWaiting };
    const stored = await readStoredKeys(client);
    if (stored.every(({ state }) => state === 'active')) await addKeys(client, appKey);
    // A value of a new key must not reach a server that cannot decrypt it.
    await waitForProcesses(client, waiting);
    await activateKeys(client);
    await waitForProcesses(client, waiting);
    await wait(graceMs);
    const done = await reencryptAll(client, await loadKeys(client, appKey), waiting, onProgress);
    await inTransaction(client, async () => {
      await client.query(`delete from encryption_key where state = 'old'`);
      await auditRotation(client, now, 'rotateData', { baris: done });
    });
    await waitForProcesses(client, waiting);
    return done;
  });

async function loadKeys(client: pg.ClientBase, appKey: Uint8Array): Promise<Keys> {
  const keys = unwrapKeys(appKey, await readStoredKeys(client));
  if (!keys) throw new AppKeyError('Kunci aplikasi di sini bukan kunci basis data ini.');
  return keys;
}

/** Adds a version of each key that only decrypts. */
const addKeys = (client: pg.ClientBase, appKey: Uint8Array): Promise<void> =>
  inTransaction(client, async () => {
    await loadKeys(client, appKey);
    for (const { name, version } of await readStoredKeys(client)) {
      if (!(dataKeyNames as readonly string[]).includes(name)) continue;
      await insertKey(client, appKey, { name, version: version + 1 }, randomKey(), 'added');
    }
  });

/** Makes the added versions the active ones. */
const activateKeys = (client: pg.ClientBase): Promise<void> =>
  inTransaction(client, async () => {
    await client.query(
      `update encryption_key set state = 'old', retired_at = now()
      where state = 'active' and name in (select name from encryption_key where state = 'added')`,
    );
    await client.query(`update encryption_key set state = 'active' where state = 'added'`);
  });

/**
 * Encrypts the values of the old keys again, until there are none. Transactions that were open before
 * the last pass may have written or copied such a value, and so are waited for.
 */
async function reencryptAll(
  client: pg.ClientBase,
  keys: Keys,
  waiting: Waiting,
  onProgress: (done: number, total: number) => void,
): Promise<number> {
  const total = await countOutdated(client, keys);
  let done = 0;
  for (;;) {
    await waitForTransactions(client, waiting);
    const changed = await reencryptTables(client, keys, rows => {
      done += rows;
      onProgress(done, Math.max(done, total));
    });
    if (changed === 0 && (await countOutdated(client, keys)) === 0) return done;
  }
}
