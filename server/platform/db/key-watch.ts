import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import type { Logger } from 'pino';
import { AppKeyError, loadAppKey, type AppKeySource } from '#server/platform/crypto/app-key.ts';
import type { Keys } from '#server/platform/crypto/keys.ts';
import { createLiveKeys, type LiveKeys } from '#server/platform/crypto/live-keys.ts';
import { keyChannel, keySetNumber, readStoredKeys, unwrapKeys } from './key-store.ts';
import { openPool } from './pool.ts';

/**
 * First number of the advisory locks of the processes that use the keys; arbitrary, but the same in
 * every process. The second is the number of the key set that the process knows, or `anyKeySet`.
 */
export const keyUseLock = 1_802_201_963;

/** Second number of the lock that every process holds, whatever keys it knows. */
export const anyKeySet = 0;

interface WatchOptions {
  /** Read again at each change, because `app.key` may be replaced while a server runs. */
  readonly source: AppKeySource;
  readonly log?: Logger | undefined;
  /** Time after which a lost connection is opened again. */
  readonly reconnectMs?: number;
}

/**
 * Loads the keys and reloads them when they change. A connection of its own holds the locks by which
 * a rotation of the keys sees which processes know which keys; while it is lost, nothing is encrypted
 * or indexed.
 * @throws AppKeyError when the application key does not open the keys
 */
export async function watchKeys(
  { options }: pg.Pool,
  { source, log, reconnectMs = 500 }: WatchOptions,
): Promise<{ keys: Keys; stop: () => Promise<void> }> {
  const pool = openPool(options.connectionString ?? '', {
    max: 1,
    applicationName: 'portal-vaksin keys',
    // A rotation of the index key may hold the lock for long.
    statementTimeoutMs: 0,
    lockTimeoutMs: 0,
  });
  const stopping = new AbortController();
  let live: LiveKeys | undefined;
  let closeConnection = (): void => undefined;
  let releaseLocks = (): Promise<unknown> => Promise.resolve();
  let reconnecting: Promise<void> = Promise.resolve();

  const connect = async (): Promise<LiveKeys> => {
    const client = await pool.connect();
    let isOpen = true;
    let isFollowing = false;
    client.once('end', () => {
      if (!isOpen) return;
      closeConnection();
      if (!isFollowing) return;
      live?.setUsable(false);
      reconnecting = reconnect();
    });
    closeConnection = () => {
      if (isOpen) client.release(true);
      isOpen = false;
    };
    // The database notices the end of a connection late.
    releaseLocks = async () => {
      if (isOpen && isFollowing)
        await client.query('select pg_advisory_unlock_all()').catch(() => undefined);
    };
    try {
      const loaded = await follow(client);
      isFollowing = true;
      return loaded;
    } catch (error) {
      closeConnection();
      throw error;
    }
  };

  /** Loads the keys over a connection, and again after each notification. */
  const follow = async (client: pg.PoolClient): Promise<LiveKeys> => {
    await client.query('select pg_advisory_lock_shared($1, $2)', [keyUseLock, anyKeySet]);
    let held: number | undefined;
    const load = async (): Promise<LiveKeys> => {
      // Reads again after locking, so that no change between the two is missed.
      for (;;) {
        const stored = await readStoredKeys(client);
        const keys = unwrapKeys(loadAppKey(source), stored);
        if (!keys) throw changedAppKey();
        live ??= createLiveKeys(keys);
        live.replace(keys);
        const known = keySetNumber(stored);
        if (known === held) return live;
        await client.query('select pg_advisory_lock_shared($1, $2)', [keyUseLock, known]);
        if (held !== undefined)
          await client.query('select pg_advisory_unlock_shared($1, $2)', [keyUseLock, held]);
        held = known;
      }
    };
    let loading: Promise<unknown> = Promise.resolve();
    let hasFailed = false;
    client.on('notification', () => {
      loading = loading.then(load).then(
        () => (hasFailed = false),
        (error: unknown) => {
          // The notification is repeated while a rotation waits.
          if (!hasFailed && !stopping.signal.aborted)
            log?.error({ err: error }, 'keys not reloaded');
          hasFailed = true;
        },
      );
    });
    await client.query(`listen ${keyChannel}`);
    const loaded = await load();
    loaded.setUsable(true);
    return loaded;
  };

  const reconnect = async (): Promise<void> => {
    log?.warn('lost the connection that follows the keys');
    let hasLogged = false;
    while (!stopping.signal.aborted) {
      try {
        await connect();
        log?.info('follows the keys again');
        return;
      } catch (error) {
        if (!hasLogged) log?.warn({ err: error }, 'cannot follow the keys yet');
        hasLogged = true;
      }
      await wait(reconnectMs, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  };

  const stop = async (): Promise<void> => {
    stopping.abort();
    await releaseLocks();
    closeConnection();
    // A connection that was being opened.
    await reconnecting;
    closeConnection();
    await pool.end();
  };
  try {
    return { keys: (await connect()).keys, stop };
  } catch (error) {
    await pool.end();
    throw error;
  }
}

const changedAppKey = (): AppKeyError =>
  new AppKeyError(
    'Kunci aplikasi basis data ini sudah diganti. Jalankan ulang server dengan APP_KEY, atau app.key, yang baru.',
  );
