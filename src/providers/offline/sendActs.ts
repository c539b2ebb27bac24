import { luringCalls } from '#contract/domains/luring/index.ts';
import { CallError, type Call } from '../api/http.ts';
import { unavailableStatuses } from '../api/serverStatus.ts';
import type { KnownAct, OfflineDay } from './offlineDay.ts';

/** What sending the waiting acts came to. */
export interface SendResult {
  readonly accepted: number;
  /** Refused by the rules; they wait for a decision on the server. */
  readonly refused: number;
  /** Why acts still wait; undefined when all were sent. */
  readonly error: CallError | undefined;
}

/** Whether a failure concerns the calls and not the act: no server, no session, or too many calls. */
const endsSending = ({ status }: CallError): boolean =>
  status === 0 || status === 401 || status === 429 || unavailableStatuses.includes(status);

/** Only one tab sends at a time; another one finds nothing left. */
const lockName = 'portal-luring-kirim';

/** Older browsers lack locks. */
const locks = (): LockManager | null | undefined => navigator.locks;

function withLock<T>(run: () => Promise<T>): Promise<T> {
  const manager = locks();
  return manager ? manager.request(lockName, run) : run();
}

/** Yields the acts that wait, also those that are recorded while some are sent. */
async function* waitingActs(browserDay: OfflineDay): AsyncGenerator<KnownAct> {
  const tried = new Set<number>();
  for (;;) {
    const found = await browserDay.acts(
      ({ nomor, status }) => status === 'MENUNGGU' && !tried.has(nomor),
    );
    if (found.length === 0) return;
    for (const act of found) {
      tried.add(act.nomor);
      yield act;
    }
  }
}

/**
 * Sends the acts that wait, in the order in which they were done. The server knows each by its id, so that one whose
 * answer was lost is not recorded twice.
 */
export const sendActs = (browserDay: OfflineDay, call: Call): Promise<SendResult> =>
  withLock(async () => {
    let [accepted, refused] = [0, 0];
    let failure: CallError | undefined;
    try {
      await browserDay.unlock(call);
      for await (const next of waitingActs(browserDay)) {
        const { nomor, teks: tindakan, tandaTangan } = next;
        // It may have been taken back since the acts were read.
        if (!(await browserDay.beginSending(nomor))) continue;
        const body = { perangkat: next.act.perangkat, tindakan, tandaTangan };
        const answer = await call(luringCalls.send, { body }).catch((error: unknown) => {
          // One that the server does not take does not hold back the others; it stays and is shown.
          if (!(error instanceof CallError) || endsSending(error)) throw error;
          failure = error;
          return undefined;
        });
        if (!answer) continue;
        if (answer.status === 'DITERIMA' || answer.status === 'DICATAT') accepted += 1;
        else refused += 1;
        await browserDay.setStatus(nomor, answer.status === 'KONFLIK' ? 'DITOLAK' : 'TERKIRIM');
      }
      return { accepted, refused, error: failure };
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      return { accepted, refused, error };
    }
  });
