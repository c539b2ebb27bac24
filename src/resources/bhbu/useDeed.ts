import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { CallError } from '#src/providers/api/http.ts';
import { renew } from '#src/providers/data/renew.ts';

interface Deed {
  readonly busy: boolean;
  /** Messages by field; `_` holds the message that belongs to no field. */
  readonly errors: Readonly<Record<string, string>>;
  readonly setErrors: (errors: Readonly<Record<string, string>>) => void;
  /**
   * Runs a mutation and invalidates everything shown of the company.
   * @returns whether it succeeded
   */
  readonly run: (
    work: () => Promise<unknown>,
    /** The success notification; a function if it needs the answer. */
    said: string | (() => string),
    undo?: () => Promise<unknown>,
  ) => Promise<boolean>;
}

/** Mutation hook of the company page; tracks one running command at a time and its errors. */
export function useDeed(): Deed {
  const client = useQueryClient();
  const notify = useNotify();
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<Deed['errors']>({});
  const askAnew = () => renew(client, 'bhbu');
  return {
    busy,
    errors,
    setErrors,
    run: async (work, said, undo) => {
      setBusy(true);
      setErrors({});
      try {
        await work();
        await askAnew();
        notify(typeof said === 'string' ? said : said(), {
          type: 'success',
          ...(undo ? { undo: () => undo().then(askAnew) } : {}),
        });
        return true;
      } catch (error) {
        if (!(error instanceof CallError)) throw error;
        setErrors({ _: error.message, ...error.body.errors });
        return false;
      } finally {
        setBusy(false);
      }
    },
  };
}
