import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { importCalls, type Import, type importModes } from '#contract/domains/import/index.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { CallError } from '#src/providers/api/http.ts';
import { invalidateResource } from '#src/providers/data/invalidateResource.ts';
import { runSerially } from '../runSerially.ts';
import { importedResources } from '../paths.ts';
import { useImportCache } from '../useImport.ts';

export type SaveMode = (typeof importModes)[number];

/** Message shown when saving did not finish. */
export interface SaveMessage {
  readonly severity: 'error' | 'info';
  readonly text: string;
}

export interface ImportSaving {
  /** `calling`: awaiting the response; `lost`: the connection broke and the result is polled. */
  readonly state: 'idle' | 'calling' | 'lost';
  readonly statusMessage: SaveMessage | undefined;
  readonly start: (mode: SaveMode) => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Polling interval after a lost connection, in ms. */
const pollIntervalMs = 1000;

const isConnectionLost = (error: unknown): boolean =>
  error instanceof CallError && error.code === 'TIDAK_TERHUBUNG';

/** Saves an import. The server continues when the page is closed or the connection breaks. */
export function useSaveImport(id: number): ImportSaving {
  const t = useMessages();
  const { call } = useApi();
  const client = useQueryClient();
  const cache = useImportCache(id);
  const [state, setState] = useState<ImportSaving['state']>('idle');
  const [statusMessage, setStatusMessage] = useState<SaveMessage>();
  const isStopped = useRef(false);
  const controller = useRef<AbortController>(null);
  useEffect(() => () => controller.current?.abort(), []);

  /**
   * Polls until the import is saved or no longer saving. Two idle polls are needed, because saving
   * may not have started at the first one.
   */
  const pollUntilSettled = async (signal: AbortSignal): Promise<Import> => {
    for (let idlePolls = 0; ;) {
      await new Promise(resolve => setTimeout(resolve, pollIntervalMs));
      signal.throwIfAborted();
      try {
        const latest = await call(importCalls.get, { params: { id } }, { signal });
        cache.setImport(latest);
        idlePolls = latest.kemajuan === null ? idlePolls + 1 : 0;
        if (latest.status !== 'DIPERIKSA' || idlePolls > 1) return latest;
      } catch (error) {
        if (!isConnectionLost(error)) throw error;
      }
    }
  };

  /** Requests saving; returns undefined when the connection broke before the response. */
  const requestSave = async (modus: SaveMode): Promise<Import | undefined> => {
    try {
      return await runSerially(id, () =>
        call(importCalls.save, { params: { id }, body: { modus } }),
      );
    } catch (error) {
      if (isConnectionLost(error)) return undefined;
      throw error;
    }
  };

  const run = async (modus: SaveMode, signal: AbortSignal): Promise<void> => {
    const response = await requestSave(modus);
    if (!response) setState('lost');
    const latest = response ?? (await pollUntilSettled(signal));
    if (latest.status === 'DIPERIKSA') throw new Error(t('resources.import.save.unfinished'));
    cache.setImport(latest);
    // Cached peserta lists are stale now.
    for (const resource of importedResources) void invalidateResource(client, resource);
    void invalidateResource(client, 'import', ['change']);
  };

  const toMessage = (error: unknown): SaveMessage => {
    if (isStopped.current) return { severity: 'info', text: t('resources.import.save.stopped') };
    const detail = error instanceof Error ? error.message : t('form.errors.system');
    // The message of a conflict (409) is a complete sentence and needs no prefix.
    const isCompleteSentence = !(error instanceof CallError) || error.status === 409;
    const text = isCompleteSentence ? detail : t('resources.import.save.failed', { detail });
    return { severity: 'error', text };
  };

  return {
    state,
    statusMessage,
    async start(modus) {
      const { signal } = (controller.current = new AbortController());
      isStopped.current = false;
      setStatusMessage(undefined);
      setState('calling');
      try {
        await run(modus, signal);
        // A stop that came too late does not change the result.
        setStatusMessage(undefined);
      } catch (error) {
        if (signal.aborted) return;
        setStatusMessage(toMessage(error));
        cache.invalidateCounts();
        await Promise.all([cache.invalidateImport(), cache.invalidateRows()]);
      }
      setState('idle');
    },
    async stop() {
      isStopped.current = true;
      try {
        cache.setImport(await call(importCalls.stopSaving, { params: { id } }));
        setStatusMessage({ severity: 'info', text: t('resources.import.save.stopped') });
      } catch {
        // Saving cannot be stopped now; the refetched import shows whether it has finished.
        isStopped.current = false;
        await cache.invalidateImport();
      }
    },
  };
}
