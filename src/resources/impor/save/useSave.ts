import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { imporCalls, type Impor, type imporModes } from '#contract/impor/index.ts';
import { useWords } from '#src/i18n/useWords.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { CallError } from '#src/providers/api/http.ts';
import { renew } from '#src/providers/data/renew.ts';
import { inTurn } from '../inTurn.ts';
import { touched } from '../paths.ts';
import { useAnswers } from '../useChange.ts';

export type Mode = (typeof imporModes)[number];

/** Message shown when saving did not finish. */
export interface Said {
  readonly severity: 'error' | 'info';
  readonly text: string;
}

export interface Saving {
  /** `calling`: awaiting the response; `lost`: the connection broke and the result is polled. */
  readonly state: 'idle' | 'calling' | 'lost';
  readonly said: Said | undefined;
  readonly start: (mode: Mode) => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Polling interval after a lost connection, in ms. */
const pause = 1000;

const isLost = (error: unknown): boolean =>
  error instanceof CallError && error.code === 'TIDAK_TERHUBUNG';

/** Saves an import. The server continues when the page is closed or the connection breaks. */
export function useSave(id: number): Saving {
  const say = useWords();
  const { call } = useApi();
  const client = useQueryClient();
  const answers = useAnswers(id);
  const [state, setState] = useState<Saving['state']>('idle');
  const [said, setSaid] = useState<Said>();
  const isStopped = useRef(false);
  const left = useRef<AbortController>(null);
  useEffect(() => () => left.current?.abort(), []);

  /**
   * Polls until the import is saved or no longer saving. It must be seen idle twice, because saving
   * may not have started at the first poll.
   */
  const settle = async (signal: AbortSignal): Promise<Impor> => {
    for (let quiet = 0; ;) {
      await new Promise(go => setTimeout(go, pause));
      signal.throwIfAborted();
      try {
        const now = await call(imporCalls.get, { params: { id } }, { signal });
        answers.take(now);
        quiet = now.kemajuan === null ? quiet + 1 : 0;
        if (now.status !== 'DIPERIKSA' || quiet > 1) return now;
      } catch (error) {
        if (!isLost(error)) throw error;
      }
    }
  };

  /** Requests saving; returns undefined when the connection broke before the response. */
  const ask = async (modus: Mode): Promise<Impor | undefined> => {
    try {
      return await inTurn(id, () => call(imporCalls.save, { params: { id }, body: { modus } }));
    } catch (error) {
      if (isLost(error)) return undefined;
      throw error;
    }
  };

  const run = async (modus: Mode, signal: AbortSignal): Promise<void> => {
    const answered = await ask(modus);
    if (!answered) setState('lost');
    const now = answered ?? (await settle(signal));
    if (now.status === 'DIPERIKSA') throw new Error(say('resources.impor.save.unfinished'));
    answers.take(now);
    // Cached peserta lists are stale now.
    for (const resource of touched) void renew(client, resource);
    void renew(client, 'impor', ['change']);
  };

  const tell = (error: unknown): Said => {
    if (isStopped.current) return { severity: 'info', text: say('resources.impor.save.stopped') };
    const detail = error instanceof Error ? error.message : say('form.errors.system');
    // The message of a conflict (409) is a complete sentence and needs no prefix.
    const isTold = !(error instanceof CallError) || error.status === 409;
    const text = isTold ? detail : say('resources.impor.save.failed', { detail });
    return { severity: 'error', text };
  };

  return {
    state,
    said,
    async start(modus) {
      const { signal } = (left.current = new AbortController());
      isStopped.current = false;
      setSaid(undefined);
      setState('calling');
      try {
        await run(modus, signal);
      } catch (error) {
        if (signal.aborted) return;
        setSaid(tell(error));
        answers.renewCounts();
        await Promise.all([answers.renewChange(), answers.renewRows()]);
      }
      setState('idle');
    },
    async stop() {
      isStopped.current = true;
      try {
        answers.take(await call(imporCalls.stop, { params: { id } }));
        setSaid({ severity: 'info', text: say('resources.impor.save.stopped') });
      } catch {
        // Saving finished before it could be stopped; the refetched import shows the result.
        isStopped.current = false;
        await answers.renewChange();
      }
    },
  };
}
