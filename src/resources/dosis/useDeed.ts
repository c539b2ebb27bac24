import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CallError } from '#src/providers/api/http.ts';
import { renew } from '#src/providers/data/renew.ts';

/** Something that is done to one visit: whether it is under way, and what is wrong, by field; under `_` with none. */
export function useDeed() {
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  return {
    busy,
    errors,
    setErrors,
    /** @returns whether it went well; then what is shown of visits is asked anew */
    run: async (work: () => Promise<unknown>): Promise<boolean> => {
      setBusy(true);
      setErrors({});
      try {
        await work();
        return true;
      } catch (error) {
        if (!(error instanceof CallError)) throw error;
        // The session's end has a dialog of its own, and what was typed stays.
        if (error.status !== 401) setErrors(error.body.errors ?? { _: error.message });
        return false;
      } finally {
        setBusy(false);
        void renew(client, 'dosis');
      }
    },
  };
}

export type Deed = ReturnType<typeof useDeed>;
