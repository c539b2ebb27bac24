import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CallError } from '#src/providers/api/http.ts';
import { invalidateResource } from '#src/providers/data/invalidateResource.ts';

/** Runs a command on one visit; `errors` are keyed by field, or `_` for errors without a field. */
export function useCommand() {
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  return {
    busy,
    errors,
    setErrors,
    /** Runs `work` and then invalidates visit queries. @returns whether it succeeded */
    run: async (work: () => Promise<unknown>): Promise<boolean> => {
      setBusy(true);
      setErrors({});
      try {
        await work();
        return true;
      } catch (error) {
        if (!(error instanceof CallError)) throw error;
        // A 401 opens the session-expired dialog, so the input stays as it is.
        if (error.status !== 401) setErrors(error.body.errors ?? { _: error.message });
        return false;
      } finally {
        setBusy(false);
        void invalidateResource(client, 'vaksinasi');
      }
    },
  };
}

export type Command = ReturnType<typeof useCommand>;
