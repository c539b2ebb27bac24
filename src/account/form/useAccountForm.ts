import { useState } from 'react';
import type { z } from '#contract/zod.ts';
import { errorsByField } from '#contract/messages.ts';
import { account } from '#src/i18n/id/account.ts';
import { CallError } from '#src/providers/api/http.ts';

/** What is wrong, by field. */
export type Errors = Partial<Record<string, string>>;

/** What a schema of the contract finds wrong with an input, by field. */
export function errorsOf(schema: z.ZodType, input: unknown): Errors {
  const parsed = schema.safeParse(input);
  return parsed.success
    ? {}
    : Object.fromEntries(
        Object.entries(errorsByField(parsed.error)).map(([field, [text]]) => [field, text]),
      );
}

interface AccountFormOptions<F extends string> {
  /** In the order in which they stand. */
  readonly fields: readonly F[];
  readonly labels: Readonly<Record<F, string>>;
  readonly start: Readonly<Record<F, string>>;
  readonly check: (values: Readonly<Record<F, string>>) => Errors;
}

/**
 * A small form about one's account, also where the console's own forms are not loaded: its texts,
 * what is wrong with them, and the sending of them.
 */
export function useAccountForm<F extends string>(options: AccountFormOptions<F>) {
  const { fields, labels, start, check } = options;
  const [values, setValues] = useState<Readonly<Record<F, string>>>(start);
  const [errors, setErrors] = useState<Errors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [tries, setTries] = useState(0);
  const [sending, setSending] = useState(false);

  return {
    values,
    setValues,
    sending,
    /** What `Field` gets. */
    input: (field: F) => ({
      id: field,
      label: labels[field],
      value: values[field],
      onChange: (value: string) => setValues(now => ({ ...now, [field]: value })),
      error: errors[field],
    }),
    /** What `ErrorSummary` gets. */
    summary: {
      mistakes: fields.flatMap(field => {
        const text = errors[field];
        return text === undefined ? [] : [{ field, label: labels[field], text }];
      }),
      text: failure,
      tries,
    },
    /** Looks at what was filled in; whether it may be sent. */
    isFit(): boolean {
      const found = check(values);
      setErrors(found);
      setFailure(null);
      setTries(n => n + 1);
      return Object.keys(found).length === 0;
    },
    /**
     * Runs a call; what it finds wrong lands on its field, anything else above the form.
     * @returns what went wrong, or null
     */
    async send(work: () => Promise<unknown>): Promise<unknown> {
      setSending(true);
      try {
        await work();
        return null;
      } catch (error) {
        const told: Errors = error instanceof CallError ? (error.body.errors ?? {}) : {};
        setErrors(told);
        if (!fields.some(field => told[field])) {
          setFailure(error instanceof CallError ? error.message : account.form.failed);
        }
        setTries(n => n + 1);
        return error;
      } finally {
        setSending(false);
      }
    },
  };
}
