import { useEffect, useRef, useState, type BaseSyntheticEvent } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { useDraft } from '#src/providers/drafts.ts';
import { form as formMessages } from '#texts/form.ts';
import { isIsoDate } from '../date/typedDate.ts';
import { parseLines } from '../format/lineValues.ts';
import type { AnyRecord } from '../resource/definition.ts';
import type { ResourceField } from '../resource/resourceField.ts';
import { cellErrors, toFormErrors, type FieldMessages } from './formErrors.ts';
import type { FormValues } from './formValues.ts';
import { recheckErrors } from './recheckErrors.ts';

interface SchemaFormOptions {
  /** The fields in the order of the form. */
  readonly fields: readonly ResourceField[];
  /** Values at first; later values are ignored. */
  readonly initialValues: FormValues;
  /** Returns the messages by field; `validateInput` makes it from a schema. */
  readonly validate: (values: FormValues) => FieldMessages;
  /** Saves a draft under this key when the session ends. */
  readonly draftKey?: string | undefined;
  /** Fields that a draft leaves out, such as passwords. */
  readonly secrets?: readonly string[];
  /** The record that the values come from; it is saved with the draft. */
  readonly record?: AnyRecord | undefined;
  /** A later version of the record, on which a saved draft is then based. */
  readonly newerRecord?: AnyRecord | undefined;
  /** Whether a summary lists the errors; it then has the focus instead of the first field. */
  readonly hasErrorSummary?: boolean;
}

interface SavedDraft {
  readonly values: FormValues;
  /** The record that the draft is based on; it may have been saved by someone else since. */
  readonly record: AnyRecord | undefined;
}

export interface SchemaForm {
  readonly fields: readonly ResourceField[];
  readonly form: UseFormReturn<FormValues>;
  readonly isDirty: boolean;
  readonly isSubmitting: boolean;
  readonly hasErrors: boolean;
  /** Number of failed attempts; each one moves the focus to the error summary. */
  readonly failedAttempts: number;
  readonly draft: {
    /** Whether a draft was restored and not yet discarded. */
    readonly isRestored: boolean;
    /** The draft's record, or the record opened now. */
    readonly record: AnyRecord | undefined;
    readonly discard: () => void;
  };
  /** Shows messages of the server at their fields, those of other fields above the form. */
  readonly showErrors: (messages: FieldMessages) => void;
  /** Validates and then runs `send`. */
  readonly submit: (
    send: (values: FormValues) => unknown,
  ) => (event?: BaseSyntheticEvent) => Promise<void>;
}

/**
 * State of every form: values, validation on submit, errors of the server at their fields, the
 * attempts that move the focus, and the draft.
 */
export function useSchemaForm({
  fields,
  initialValues,
  validate,
  draftKey,
  secrets = [],
  record: opened,
  newerRecord,
  hasErrorSummary = true,
}: SchemaFormOptions): SchemaForm {
  const check = (values: FormValues): FieldMessages => ({
    ...validate(values),
    ...invalidDates(fields, values),
  });
  const form = useForm<FormValues>({
    defaultValues: initialValues,
    resolver: values => {
      const messages = check(values);
      return Object.keys(messages).length === 0
        ? { values, errors: {} }
        : { values: {}, errors: toFormErrors(fields, messages, 'input') };
    },
    // Validation runs on submit only, so that no message appears while the user types; the messages
    // that are shown follow what is typed.
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    shouldFocusError: !hasErrorSummary,
  });
  const { isDirty, isSubmitting, errors } = form.formState;
  const [failedAttempts, setFailedAttempts] = useState(0);
  const attempted = useRef<FormValues>({});
  const countFailure = () => {
    attempted.current = form.getValues();
    setFailedAttempts(count => count + 1);
  };
  const hasErrors = Object.keys(errors).length > 0;
  useErrorCorrection(form, values =>
    hasErrors
      ? recheckErrors({ fields, errors, attempted: attempted.current }, values, check(values))
      : {},
  );

  const baseRecord = useRef(opened);
  const saved = useDraft<SavedDraft>(draftKey ?? '', () =>
    draftKey !== undefined && isDirty
      ? { values: withoutSecrets(form.getValues(), secrets), record: baseRecord.current }
      : null,
  );
  const [isRestored, setIsRestored] = useState(saved !== null);
  const record = isRestored && saved ? saved.record : opened;
  useEffect(() => {
    baseRecord.current = newerRecord ?? record;
  });
  useEffect(() => {
    if (saved) form.reset(saved.values, { keepDefaultValues: true });
    // oxlint-disable-next-line react/exhaustive-deps -- only on mount
  }, []);

  return {
    fields,
    form,
    isDirty,
    isSubmitting,
    hasErrors,
    failedAttempts,
    draft: {
      isRestored,
      record,
      discard: () => {
        form.reset();
        setIsRestored(false);
      },
    },
    showErrors: messages => {
      const found = toFormErrors(fields, messages, 'server');
      const first = fields.find(({ source }) => found[source])?.source;
      for (const [name, error] of Object.entries(found)) {
        const shouldFocus = !hasErrorSummary && name === first;
        form.setError(
          name,
          { type: 'server', message: error?.message ?? '', types: cellErrors(error) },
          { shouldFocus },
        );
      }
      countFailure();
    },
    submit: send => async event => {
      await form.handleSubmit(send, countFailure)(event);
    },
  };
}

/** Updates the errors that are shown whenever a value changes. */
function useErrorCorrection(
  form: UseFormReturn<FormValues>,
  recheck: (values: FormValues) => ReturnType<typeof recheckErrors>,
): void {
  const latest = useRef(recheck);
  useEffect(() => {
    latest.current = recheck;
  });
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          for (const [source, error] of Object.entries(latest.current(values)))
            if (error) form.setError(source, error);
            else form.clearErrors(source);
        },
      }),
    [form],
  );
}

const withoutSecrets = (values: FormValues, secrets: readonly string[]): FormValues => ({
  ...values,
  ...Object.fromEntries(secrets.map(source => [source, ''])),
});

/** Messages of the date fields whose text is no date; the schema only knows the wire's format. */
export const invalidDates = (fields: readonly ResourceField[], values: FormValues): FieldMessages =>
  Object.fromEntries(
    fields.flatMap<readonly [string, readonly string[]]>(({ kind, source, lines }) => {
      const value = values[source];
      if (lines) {
        return parseLines(value).flatMap((row, at) =>
          Object.entries(invalidDates(lines.all, { ...row })).map(
            ([name, texts]) => [`${source}.${at}.${name}`, texts] as const,
          ),
        );
      }
      return kind === 'date' && typeof value === 'string' && value !== '' && !isIsoDate(value)
        ? [[source, [formMessages.date.invalid]] as const]
        : [];
    }),
  );
