import { setTimeout as wait } from 'node:timers/promises';
import { EmbeddedError } from './errors.ts';
import type { EmbeddedLog } from './start-embedded.ts';

/** The part of a server process that is supervised. */
export interface SupervisedServer {
  /** Resolves when the process has ended. */
  readonly exited: Promise<void>;
  readonly stop: () => Promise<void>;
}

export interface SupervisorOptions {
  /** Starts the server again and returns it when it accepts connections. */
  readonly restart: () => Promise<SupervisedServer>;
  readonly log: EmbeddedLog;
  /** Called once, when the server does not stay up; the server is not started any more. */
  readonly onFailure: (error: EmbeddedError) => void;
  /** Time to wait before the nth restart since the server stayed up. */
  readonly backoffMs?: (attempt: number) => number;
  /** Current time in ms. */
  readonly now?: () => number;
}

/**
 * Time in ms without a server that stays up, after which the supervisor gives up: long enough that someone frees space
 * on a full disk, after which the server runs again by itself.
 */
export const giveUpMs = 30 * 60_000;

/** A server that ran for this time in ms stayed up. */
const stableMs = 600_000;

/** The first restart is immediate, because the server is needed; later ones wait longer and longer. */
const exponentialBackoffMs = (attempt: number): number =>
  attempt === 1 ? 0 : Math.min(15_000, 250 * 2 ** (attempt - 2));

/**
 * Restarts a server that ends unexpectedly, until `stop` is called.
 * @returns `stop`, which stops the current server and waits for a restart in progress
 */
export function supervise(
  first: SupervisedServer,
  { restart, log, onFailure, backoffMs = exponentialBackoffMs, now = Date.now }: SupervisorOptions,
): { readonly stop: () => Promise<void> } {
  const stopping = new AbortController();
  let current = first;
  /** Unexpected ends and failed starts since the server stayed up, and when the first of them was. */
  let failures = { count: 0, since: 0 };
  let runsSince = now();
  const isStopping = (): boolean => stopping.signal.aborted;

  /** Records a failure and returns whether another start may be tried. */
  const mayRetry = (): boolean => {
    const at = now();
    const since = failures.count === 0 ? at : failures.since;
    failures = { count: failures.count + 1, since };
    return at - since < giveUpMs;
  };

  /** Starts the server until it runs; returns whether to go on watching it. */
  async function restartWithBackoff(): Promise<boolean> {
    let cause = '';
    while (mayRetry()) {
      await wait(backoffMs(failures.count), undefined, { signal: stopping.signal }).catch(
        () => undefined,
      );
      if (isStopping()) return false;
      try {
        current = await restart();
        runsSince = now();
        if (!isStopping()) return true;
        await current.stop();
        return false;
      } catch (error) {
        cause = error instanceof Error ? error.message : String(error);
        log.warn(`Basis data gagal dijalankan ulang: ${cause}`);
      }
    }
    onFailure(
      new EmbeddedError(
        `Basis data tidak dapat dijalankan selama ${giveUpMs / 60_000} menit, jadi server ini dihentikan. ` +
          `Periksa postgres.log di folder data, lalu jalankan server lagi.${cause && `\n${cause}`}`,
      ),
    );
    return false;
  }

  async function watch(): Promise<void> {
    for (;;) {
      await current.exited;
      if (isStopping()) return;
      if (now() - runsSince > stableMs) failures = { count: 0, since: 0 };
      log.warn('Server basis data berhenti mendadak dan dijalankan ulang.');
      if (!(await restartWithBackoff())) return;
      log.info('Server basis data berjalan lagi.');
    }
  }

  const watching = watch();
  return {
    async stop() {
      stopping.abort();
      await current.stop();
      await watching;
    },
  };
}
