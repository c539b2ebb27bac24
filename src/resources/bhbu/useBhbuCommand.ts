import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { CallError } from '#src/providers/api/http.ts';
import { invalidateResource } from '#src/providers/data/invalidateResource.ts';

interface BhbuCommand {
  readonly isRunning: boolean;
  /** Messages by field; `_` holds the message that belongs to no field. */
  readonly errors: Readonly<Record<string, string>>;
  readonly setErrors: (errors: Readonly<Record<string, string>>) => void;
  /**
   * Runs a mutation and invalidates everything shown of the company.
   * @returns whether it succeeded
   */
  readonly run: (
    mutation: () => Promise<unknown>,
    /** The success notification; a function if it needs the answer. */
    successMessage: string | (() => string),
    undo?: () => Promise<unknown>,
  ) => Promise<boolean>;
}

/** Mutation hook of the company page; tracks one running command at a time and its errors. */
export function useBhbuCommand(): BhbuCommand {
  const client = useQueryClient();
  const notify = useNotify();
  const [isRunning, setIsRunning] = useState(false);
  const [errors, setErrors] = useState<BhbuCommand['errors']>({});
  const invalidate = () => invalidateResource(client, 'bhbu');
  return {
    isRunning,
    errors,
    setErrors,
    run: async (mutation, successMessage, undo) => {
      setIsRunning(true);
      setErrors({});
      try {
        await mutation();
        await invalidate();
        notify(typeof successMessage === 'string' ? successMessage : successMessage(), {
          type: 'success',
          ...(undo ? { undo: () => undo().then(invalidate) } : {}),
        });
        return true;
      } catch (error) {
        if (!(error instanceof CallError)) throw error;
        setErrors({ _: error.message, ...error.body.errors });
        return false;
      } finally {
        setIsRunning(false);
      }
    },
  };
}
