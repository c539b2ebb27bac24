import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import type { Logger } from 'pino';
import { withoutQueryValues } from '#server/platform/db/database-error.ts';
import { openPool } from '#server/platform/db/pool.ts';
import { liveChannel } from '#server/platform/announce/announce.ts';

interface ListenOptions {
  readonly log: Logger;
  readonly onMessage: (payload: string) => void;
  /** Called when the connection is there, and when it is lost. */
  readonly onConnected: (isConnected: boolean) => void;
  /** Shortest and longest wait before a lost connection is opened again, in ms. */
  readonly reconnectMs?: readonly [number, number];
  /** How often the connection is asked whether it still works, in ms. */
  readonly checkMs?: number;
}

/** Time in ms in which a connection answers, or is taken for lost. */
const answerMs = 10_000;

const late = async (signal: AbortSignal): Promise<never> => {
  await wait(answerMs, undefined, { signal, ref: false });
  throw new Error('The connection that listens for changes does not answer.');
};

/**
 * Listens for the announcements of all servers on a connection of its own, which leads past a pooler: in
 * transaction mode that would give the connection to others. A lost one is opened again, later each time.
 * @returns a function that ends it
 */
export function listenForChanges(
  { options }: pg.Pool,
  { log, onMessage, onConnected, reconnectMs = [500, 15_000], checkMs = 30_000 }: ListenOptions,
): { stop: () => Promise<void> } {
  const pool = openPool(options.connectionString ?? '', {
    max: 1,
    applicationName: 'portal-vaksin live',
    statementTimeoutMs: 10_000,
  });
  const stopping = new AbortController();
  const { signal } = stopping;
  const isStopping = (): boolean => signal.aborted;
  const pause = (ms: number): Promise<unknown> =>
    wait(ms, undefined, { signal, ref: false }).catch(() => undefined);

  /** Listens until the connection ends or fails a check. */
  const follow = async (onListening: () => void): Promise<void> => {
    const client = await pool.connect();
    const ended = new AbortController();
    client.once('end', () => ended.abort());
    client.on('notification', ({ payload }) => onMessage(payload ?? ''));
    const end = (): void => ended.abort();
    signal.addEventListener('abort', end);
    // It may have aborted while the connection was being opened.
    if (isStopping()) end();
    try {
      await client.query(`listen ${liveChannel}`);
      onListening();
      while (!ended.signal.aborted) {
        await wait(checkMs, undefined, { signal: ended.signal, ref: false }).catch(() => undefined);
        // oxlint-disable-next-line typescript/no-unnecessary-condition -- it aborts while others run
        if (!ended.signal.aborted)
          await Promise.race([client.query('select 1'), late(ended.signal)]);
      }
    } finally {
      signal.removeEventListener('abort', end);
      client.release(true);
    }
  };

  const run = async (): Promise<void> => {
    let failures = 0;
    while (!isStopping()) {
      try {
        await follow(() => {
          if (failures > 0) log.info('listens for changes again');
          failures = 0;
          onConnected(true);
        });
      } catch (error) {
        if (failures === 0 && !isStopping())
          log.warn({ err: withoutQueryValues(error) }, 'cannot listen for changes');
      }
      onConnected(false);
      failures += 1;
      const [shortest, longest] = reconnectMs;
      const delay = Math.min(shortest * 2 ** (failures - 1), longest);
      if (!isStopping()) await pause(delay * (0.5 + Math.random() / 2));
    }
  };
  const running = run();
  return {
    async stop() {
      stopping.abort();
      await running;
      await pool.end();
    },
  };
}
