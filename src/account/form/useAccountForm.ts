import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { z } from '#contract/core/zod.ts';
import { errorsByField } from '#src/i18n/contractMessages.ts';
import type { FieldMessages } from '#src/kit/form/formErrors.ts';
import { useSchemaForm } from '#src/kit/form/useSchemaForm.ts';
import { CallError } from '#src/providers/api/http.ts';
import { account } from '#texts/account.ts';

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
  /** Saves a draft under this key when the session ends, without `secrets`. */
  readonly draftKey?: string;
  readonly secrets?: readonly F[];
}

const toMessages = (errors: FieldErrors): FieldMessages =>
  Object.fromEntries(
    Object.entries(errors).flatMap(([field, text]) =>
      text === undefined ? [] : [[field, [text]]],
    ),
  );

/** Form of an account page, which loads without the console's inputs and messages. */
export function useAccountForm<F extends string>(options: AccountFormOptions<F>) {
  type Values = Readonly<Record<F, string>>;
  const { fields, labels, initialValues, validate, draftKey, secrets = [] } = options;
  const schemaForm = useSchemaForm({
    fields: fields.map(source => ({ ...textField, source, label: labels[source] })),
    initialValues,
    // All values of these forms are texts.
    validate: values => toMessages(validate(values as Values)),
    draftKey,
    secrets,
  });
  const { form, draft, failedAttempts, showErrors } = schemaForm;
  const values = useWatch({ control: form.control }) as Values;
  const [isSending, setIsSending] = useState(false);
  const setText = (field: string, value: string) =>
    form.setValue(field, value, { shouldDirty: true });
  const errorOf = (field: F): string | undefined => form.formState.errors[field]?.message;

  return {
    values,
    draft,
    isSending,
    reset: (saved: Values) => form.reset(saved),
    /** Props for `AccountField`. */
    input: (field: F) => ({
      id: field,
      label: labels[field],
      value: values[field],
      onChange: (value: string) => setText(field, value),
      error: errorOf(field),
    }),
    /** Props for `ErrorSummary`. */
    summary: {
      fieldErrors: fields.flatMap(field => {
        const text = errorOf(field);
        return text === undefined ? [] : [{ field, label: labels[field], text }];
      }),
      text: form.formState.errors.root?.message ?? null,
      attempts: failedAttempts,
    },
    /** Validates, then runs `onValid`. */
    handleSubmit: schemaForm.submit,
    /**
     * Runs a call; field errors of the response appear at their field, others above the form.
     * @returns the error, or null on success
     */
    async send(work: () => Promise<unknown>): Promise<unknown> {
      setIsSending(true);
      try {
        await work();
        return null;
      } catch (error) {
        const found = error instanceof CallError ? (error.body.errors ?? {}) : {};
        const text = error instanceof CallError ? error.message : account.form.failed;
        const hasField = fields.some(field => found[field] !== undefined);
        showErrors(hasField ? toMessages(found) : { _: [text] });
        return error;
      } finally {
        setIsSending(false);
      }
    },
  };
}

const textField = {
  kind: 'text',
  required: true,
  emptyValue: null,
  messagePrefix: '',
  spec: {},
} as const;
