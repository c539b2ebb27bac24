import { luringCalls } from '#contract/domains/luring/index.ts';
import { CallError, type Call } from '../api/http.ts';
import type { OfflineDay } from './offlineDay.ts';

/** What sending the waiting acts came to. */
export interface SendResult {
  readonly accepted: number;
  /** Refused by the rules; they wait for a decision on the server. */
  readonly refused: number;
  /** Why the rest was not sent; undefined when everything was. */
  readonly error: CallError | undefined;
}

/** Only one tab sends at a time; another one finds nothing left. */
const lockName = 'portal-luring-kirim';

/** Older browsers lack locks. */
const locks = (): LockManager | null | undefined => navigator.locks;

function withLock<T>(run: () => Promise<T>): Promise<T> {
  const manager = locks();
  return manager ? manager.request(lockName, run) : run();
}

/**
 * Sends the acts that wait, in the order in which they were done. The server knows each by its id, so that one whose
 * answer was lost is not recorded twice.
 */
export const sendActs = (browserDay: OfflineDay, call: Call): Promise<SendResult> =>
  withLock(async () => {
    let [accepted, refused] = [0, 0];
    let unreadable: CallError | undefined;
    try {
      await browserDay.unlock(call);
      for (const { nomor, status, teks, tandaTangan, act } of await browserDay.acts()) {
        // It may have been taken back since the acts were read.
        if (status !== 'MENUNGGU' || !(await browserDay.beginSending(nomor))) continue;
        const { perangkat } = act;
        const body = { perangkat, tindakan: teks, tandaTangan };
        const answer = await call(luringCalls.send, { body }).catch((error: unknown) => {
          // One that the server cannot take in does not hold back the others; it stays and is shown.
          if (!(error instanceof CallError) || error.status !== 422) throw error;
          unreadable = error;
          return undefined;
        });
        if (!answer) continue;
        if (answer.status === 'DITERIMA' || answer.status === 'DICATAT') accepted += 1;
        else refused += 1;
        await browserDay.setStatus(nomor, answer.status === 'KONFLIK' ? 'DITOLAK' : 'TERKIRIM');
      }
      return { accepted, refused, error: unreadable };
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      return { accepted, refused, error };
    }
  });
