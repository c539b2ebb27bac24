import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { CallError, ProposedError } from '#src/providers/api/http.ts';
import { invalidateResource } from '#src/providers/data/invalidateResource.ts';

/** Messages by field; `_` holds the message that belongs to no field. */
export type CommandErrors = Readonly<Record<string, string>>;

/** The inverse of a command, offered in its success notification. */
interface Undo {
  readonly run: () => Promise<unknown>;
  /** Notification after undoing. */
  readonly done?: string;
}

export interface CommandOptions<Input, Answer> {
  /** Makes the call, and any cache updates that need its answer. */
  readonly run: (input: Input) => Promise<Answer>;
  /** Resources whose queries are invalidated after the call, also after a failed one. */
  readonly invalidates?: readonly string[];
  /** Returns the translated success notification, or undefined for none. */
  readonly success?: (
    answer: Answer,
    input: Input,
  ) =>
    string | { readonly text: string; readonly type: 'success' | 'info' | 'warning' } | undefined;
  readonly undo?: (answer: Answer, input: Input) => Undo | undefined;
  readonly onSuccess?: (answer: Answer, input: Input) => void;
  /**
   * Handles a failed call, for instance a conflict (409, 412), and returns what is shown instead of
   * the server's message. A text is shown only when the server names no fields.
   */
  readonly onError?: (error: CallError, input: Input) => string | CommandErrors | undefined;
  /** Runs after the change was proposed to a second person instead, of which a notification tells. */
  readonly onProposed?: (() => void) | undefined;
  /** Shows errors as a notification instead of returning them in `errors`. */
  readonly notifiesErrors?: boolean;
}

/** A command, its state and its errors. */
export interface Command<Input, Answer = unknown> {
  /**
   * Runs the command; resolves to undefined after a CallError.
   * @throws any error that is not a CallError
   */
  readonly run: (input: Input) => Promise<Answer | undefined>;
  readonly isRunning: boolean;
  /** Whether the last run succeeded. */
  readonly isDone: boolean;
  readonly errors: CommandErrors;
  readonly setErrors: (errors: CommandErrors) => void;
  readonly clearErrors: () => void;
}

/**
 * Runs a contract call or another async function as a mutation: notifies of its success, offers
 * undo, invalidates queries and collects errors by field. A 401 shows nothing, because the
 * session-expired dialog handles it and the input must stay. Where the record, read again after an
 * error, leaves no place for it, the error is a notification that stays.
 */
export function useCommand<Input = void, Answer = unknown>(
  options: CommandOptions<Input, Answer>,
): Command<Input, Answer> {
  const { invalidates = [], success, undo, onSuccess, onError, notifiesErrors = false } = options;
  const { onProposed } = options;
  const client = useQueryClient();
  const notify = useNotify();
  const [errors, setErrors] = useState<CommandErrors>({});
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  const invalidate = () =>
    Promise.all(invalidates.map(resource => invalidateResource(client, resource)));
  const { mutateAsync, isPending, isSuccess } = useMutation({
    mutationFn: async (input: Input) => {
      const answer = await options.run(input);
      await invalidate();
      return answer;
    },
    // Answers may hold passwords or health data, which must not stay in the mutation cache.
    gcTime: 0,
  });

  const notifySuccess = (answer: Answer, input: Input): void => {
    const notice = success?.(answer, input);
    if (notice === undefined) return;
    const inverse = undo?.(answer, input);
    const { text, type } =
      typeof notice === 'string' ? { text: notice, type: 'success' as const } : notice;
    const runUndo = async (): Promise<void> => {
      await inverse?.run();
      await invalidate();
      if (inverse?.done !== undefined) notify(inverse.done, { type: 'info' });
    };
    notify(text, { type, ...(inverse ? { undo: runUndo } : {}) });
  };

  /** Shows an error in its place. @returns its text */
  const showError = (error: CallError, input: Input): string => {
    const shown = onError?.(error, input) ?? error.message;
    const text = typeof shown === 'string' ? shown : error.message;
    if (notifiesErrors) notify(text, { type: 'error' });
    else setErrors(typeof shown === 'string' ? (error.body.errors ?? { _: shown }) : shown);
    return text;
  };

  return {
    isRunning: isPending,
    isDone: isSuccess,
    errors,
    setErrors,
    clearErrors: () => setErrors({}),
    async run(input) {
      setErrors({});
      let answer: Answer;
      try {
        answer = await mutateAsync(input);
      } catch (error) {
        if (!(error instanceof CallError)) throw error;
        if (error.status === 401) return undefined;
        if (error instanceof ProposedError) {
          notify(error.message, { type: 'info' });
          await invalidate();
          onProposed?.();
          return undefined;
        }
        const text = showError(error, input);
        await invalidate();
        // The screen follows what was read in a task of its own.
        await new Promise(resolve => setTimeout(resolve));
        if (!isMounted.current && !notifiesErrors) {
          notify(text, { type: 'error', autoHideDuration: null });
        }
        return undefined;
      }
      notifySuccess(answer, input);
      onSuccess?.(answer, input);
      return answer;
    },
  };
}
