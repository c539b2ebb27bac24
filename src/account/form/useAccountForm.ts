import { useState } from 'react';
import type { z } from '#contract/zod.ts';
import { errorsByField } from '#contract/messages.ts';
import { account } from '#src/i18n/id/account.ts';
import { CallError } from '#src/providers/api/http.ts';

/** Error messages by field. */
export type Errors = Partial<Record<string, string>>;

/** Validates `input` with a contract schema and returns the first error of each field. */
export function errorsOf(schema: z.ZodType, input: unknown): Errors {
  const parsed = schema.safeParse(input);
  return parsed.success
    ? {}
    : Object.fromEntries(
        Object.entries(errorsByField(parsed.error)).map(([field, [text]]) => [field, text]),
      );
}

interface AccountFormOptions<F extends string> {
  /** In display order. */
  readonly fields: readonly F[];
  readonly labels: Readonly<Record<F, string>>;
  readonly start: Readonly<Record<F, string>>;
  readonly check: (values: Readonly<Record<F, string>>) => Errors;
}

/**
 * Form state for account pages, which load without the console's forms: values, errors and
 * submission.
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
    /** Props for `AccountField`. */
    input: (field: F) => ({
      id: field,
      label: labels[field],
      value: values[field],
      onChange: (value: string) => setValues(now => ({ ...now, [field]: value })),
      error: errors[field],
    }),
    /** Props for `ErrorSummary`. */
    summary: {
      mistakes: fields.flatMap(field => {
        const text = errors[field];
        return text === undefined ? [] : [{ field, label: labels[field], text }];
      }),
      text: failure,
      tries,
    },
    /** Validates the values and shows the errors. @returns whether they are valid */
    isFit(): boolean {
      const found = check(values);
      setErrors(found);
      setFailure(null);
      setTries(n => n + 1);
      return Object.keys(found).length === 0;
    },
    /**
     * Runs a call; field errors of the response appear at their field, others above the form.
     * @returns the error, or null on success
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
