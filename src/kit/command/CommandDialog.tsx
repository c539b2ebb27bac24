import Box from '@mui/material/Box';
import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import { FormProvider, useFormContext } from 'react-hook-form';
import { z } from '#contract/core/zod.ts';
import { DraftNotice } from '../form/draft/DraftNotice.tsx';
import { validateInput } from '../form/formErrors.ts';
import { isFieldVisible, toFormValues, toInput, type FormValues } from '../form/formValues.ts';
import { ResourceFormContext } from '../form/ResourceFormContext.ts';
import { FormErrorSummary } from '../form/save/FormErrorSummary.tsx';
import { useMatchingFields } from '../form/useMatchingFields.ts';
import { useSchemaForm } from '../form/useSchemaForm.ts';
import { FieldInput } from '../input/FieldInput.tsx';
import type { AnyRecord, FieldSpec, ResourceSpec, ValidateInput } from '../resource/definition.ts';
import { formFields, type ResourceField } from '../resource/resourceField.ts';
import type { FieldKind } from '../resource/schemaField.ts';
import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog.tsx';
import { useCommand, type CommandOptions } from './useCommand.ts';

type DialogProps = Omit<ConfirmDialogProps, 'command' | 'isDirty' | 'onConfirm'>;

interface CommandDialogProps<S extends z.ZodObject, Answer>
  extends DialogProps, Omit<CommandOptions<z.output<S>, Answer>, 'run'> {
  /** Makes the call with the parsed input. The key stays the same while the input does. */
  run: (input: z.output<S>, idempotencyKey: string) => Promise<Answer>;
  /** Schema of the input, such as the body of a contract call; without it there is no form. */
  schema?: S;
  /** Resource whose messages label the fields. */
  resource?: string;
  /** The fields in order, with what differs from the schema. */
  fields?: Fields;
  initialValues?: Readonly<Record<string, unknown>>;
  /** Version of the record that was read, added to the body as the optimistic lock. */
  version?: number;
  /** Completes or converts the input of the fields before validation. */
  toBody?: (input: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>;
  /** Validation beyond the schema. */
  validate?: ValidateInput;
  /** Field that has the focus at first. */
  autoFocus?: string;
  /** Lists errors above the fields; the list then has the focus instead of the first field. */
  hasErrorSummary?: boolean;
  /** Asks before closing discards input. */
  confirmsDiscard?: boolean;
  /** Saves a draft under this key when the session ends. */
  draftKey?: string;
  /** Styles of the fields' grid. */
  fieldsSx?: object;
  /** Content above the fields; `children` are in the grid below them. */
  lead?: ReactNode;
}

type Fields = Readonly<Record<string, FieldSpec<AnyRecord>>>;

/**
 * Confirms a command, or asks for its input; errors of the schema and of the server are at their
 * fields. It closes after a success, unless `onSuccess` is given.
 */
export const CommandDialog = <S extends z.ZodObject, Answer>({
  run,
  invalidates,
  success,
  undo,
  onSuccess,
  onError,
  notifiesErrors,
  // The type of an omitted schema cannot be inferred from its default.
  schema = noInput as unknown as S,
  resource = '',
  fields: fieldSpecs = noFields,
  initialValues,
  version,
  toBody: complete = input => input,
  validate,
  autoFocus,
  hasErrorSummary = false,
  confirmsDiscard = false,
  draftKey,
  fieldsSx,
  lead,
  children,
  ...dialog
}: CommandDialogProps<S, Answer>) => {
  const idempotencyKey = useIdempotencyKey();
  const command = useCommand({
    run: (input: z.output<S>) => run(input, idempotencyKey(input)),
    invalidates,
    success,
    undo,
    onSuccess: onSuccess ?? dialog.onClose,
    onError,
    onProposed: dialog.onClose,
    notifiesErrors,
  });
  const toBody = (input: Readonly<Record<string, unknown>>) =>
    complete(version === undefined ? input : { ...input, version });
  // Inputs read only these properties of a definition.
  const definition = useMemo(
    () =>
      ({
        name: resource,
        fields: fieldSpecs,
        input: schema,
        form: [{ fields: Object.keys(fieldSpecs) }],
      }) as unknown as ResourceSpec,
    [resource, fieldSpecs, schema],
  );
  const fields = formFields(definition);
  const { form, isDirty, failedAttempts, draft, showErrors, submit } = useSchemaForm({
    fields,
    initialValues: toFormValues(fields, initialValues),
    validate: validateInput(schema, fields, validate, toBody),
    draftKey,
    hasErrorSummary,
  });
  useEffect(() => {
    const messages = Object.entries(command.errors).map(([name, text]) => [name, [text]] as const);
    if (messages.length > 0) showErrors(Object.fromEntries(messages));
    // oxlint-disable-next-line react/exhaustive-deps -- once for each answer
  }, [command.errors]);
  const rootError = hasErrorSummary ? undefined : form.formState.errors.root?.message;
  // A new object would move the focus.
  const dialogErrors = useMemo(
    () => (rootError === undefined ? noErrors : { _: rootError }),
    [rootError],
  );
  return (
    <ResourceFormContext value={{ definition, record: undefined, isReadOnly: false }}>
      <FormProvider {...form}>
        <ConfirmDialog
          {...dialog}
          command={{
            isRunning: command.isRunning,
            errors: dialogErrors,
          }}
          isDirty={confirmsDiscard && isDirty}
          onConfirm={submit(values => command.run(schema.parse(toBody(toInput(fields, values)))))}
        >
          {hasErrorSummary ? (
            <FormErrorSummary fields={fields} failedAttempts={failedAttempts} />
          ) : null}
          <DraftNotice draft={draft} />
          {lead}
          {fields.length > 0 ? (
            <Box sx={{ ...fieldGrid, ...(lead ? { mt: 2 } : {}), ...fieldsSx }}>
              <VisibleInputs fields={fields} />
              {children}
            </Box>
          ) : null}
          {autoFocus === undefined ? null : <InitialFocus source={autoFocus} />}
        </ConfirmDialog>
      </FormProvider>
    </ResourceFormContext>
  );
};

/** The inputs of the fields that are visible for the current values. */
const VisibleInputs = ({ fields }: { fields: readonly ResourceField[] }) =>
  useMatchingFields(useFormContext<FormValues>(), fields, isFieldVisible).map(
    ({ source, kind }) => (
      <Box key={source} sx={fullRowKinds.has(kind) ? fullRow : undefined}>
        <FieldInput source={source} />
      </Box>
    ),
  );

/** Focuses a field. It must be rendered within the dialog, whose content mounts late. */
const InitialFocus = ({ source }: { source: string }) => {
  const { setFocus } = useFormContext<FormValues>();
  useEffect(() => setFocus(source), [setFocus, source]);
  return null;
};

/**
 * Returns the idempotency key of an input: a retry of the same input repeats the key, so the server
 * runs it once.
 */
function useIdempotencyKey(): (input: Readonly<Record<string, unknown>>) => string {
  const last = useRef<{ input: Readonly<Record<string, unknown>>; key: string }>(undefined);
  return input => {
    if (!last.current || !isEqualInput(last.current.input, input))
      last.current = { input, key: crypto.randomUUID() };
    return last.current.key;
  };
}

/** Compares inputs by their JSON, and files by identity. */
const isEqualInput = (
  one: Readonly<Record<string, unknown>>,
  other: Readonly<Record<string, unknown>>,
): boolean =>
  JSON.stringify(one) === JSON.stringify(other) &&
  Object.entries(one).every(([name, value]) => !(value instanceof File) || value === other[name]);

const noInput = z.object({});
const noFields: Fields = {};
const noErrors = {};
const fullRowKinds: ReadonlySet<FieldKind> = new Set(['multiline', 'select', 'file', 'lines']);
const fieldGrid = { display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' };
const fullRow = { gridColumn: '1 / -1' };
