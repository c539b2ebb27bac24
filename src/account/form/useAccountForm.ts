import { useState } from 'react';
import type { z } from '#contract/zod.ts';
import { errorsByField } from '#contract/messages.ts';
import { account } from '#src/i18n/id/account.ts';
import { CallError } from '#src/providers/api/http.ts';

/** Error messages by field. */
export type FieldErrors = Partial<Record<string, string>>;

/** Validates `input` with a contract schema and returns the first error of each field. */
export function validateWithSchema(schema: z.ZodType, input: unknown): FieldErrors {
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
  readonly initialValues: Readonly<Record<F, string>>;
  readonly validate: (values: Readonly<Record<F, string>>) => FieldErrors;
}

/**
 * Form state for account pages, which load without the console's forms: values, errors and
 * submission.
 */
export function useAccountForm<F extends string>(options: AccountFormOptions<F>) {
  const { fields, labels, initialValues, validate } = options;
  const [values, setValues] = useState<Readonly<Record<F, string>>>(initialValues);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [attempts, setAttempts] = useState(0);
  const [isSending, setIsSending] = useState(false);

  return {
    values,
    setValues,
    isSending,
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
      fieldErrors: fields.flatMap(field => {
        const text = errors[field];
        return text === undefined ? [] : [{ field, label: labels[field], text }];
      }),
      text: failure,
      attempts,
    },
    /** Validates the values and shows the errors. @returns whether they are valid */
    validateAll(): boolean {
      const foundErrors = validate(values);
      setErrors(foundErrors);
      setFailure(null);
      setAttempts(n => n + 1);
      return Object.keys(foundErrors).length === 0;
    },
    /**
     * Runs a call; field errors of the response appear at their field, others above the form.
     * @returns the error, or null on success
     */
    async submit(work: () => Promise<unknown>): Promise<unknown> {
      setIsSending(true);
      try {
        await work();
        return null;
      } catch (error) {
        const responseErrors: FieldErrors =
          error instanceof CallError ? (error.body.errors ?? {}) : {};
        setErrors(responseErrors);
        if (!fields.some(field => responseErrors[field])) {
          setFailure(error instanceof CallError ? error.message : account.form.failed);
        }
        setAttempts(n => n + 1);
        return error;
      } finally {
        setIsSending(false);
      }
    },
  };
}
