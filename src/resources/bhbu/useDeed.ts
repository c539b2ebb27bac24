import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { CallError } from '#src/providers/api/http.ts';
import { renew } from '#src/providers/data/renew.ts';

interface Deed {
  readonly busy: boolean;
  /** What is wrong, by field; under `_` what is wrong with none of them. */
  readonly errors: Readonly<Record<string, string>>;
  readonly setErrors: (errors: Readonly<Record<string, string>>) => void;
  /** Does something to a company and has all that is shown of it asked anew. @returns whether it went well */
  readonly run: (
    work: () => Promise<unknown>,
    /** What is said then; of what only the answer tells, asked for afterwards. */
    said: string | (() => string),
    undo?: () => Promise<unknown>,
  ) => Promise<boolean>;
}

/** Something that is done on a company's page, one thing at a time. */
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
