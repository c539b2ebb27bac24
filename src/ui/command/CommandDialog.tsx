import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';
import { FormProvider, useForm, useFormContext } from 'react-hook-form';
import type { z } from '#contract/zod.ts';
import { useDraft } from '#src/providers/drafts.ts';
import { DraftNotice } from '../form/draft/DraftNotice.tsx';
import { toFormValues, toInput, type FormValues } from '../form/formValues.ts';
import { ResourceFormContext } from '../form/ResourceFormContext.ts';
import { FormErrorSummary } from '../form/save/FormErrorSummary.tsx';
import { schemaResolver, setServerErrors } from '../form/save/schemaResolver.ts';
import { FieldInput } from '../input/FieldInput.tsx';
import type { AnyRecord, FieldSpec, ResourceSpec, ValidateInput } from '../resource/definition.ts';
import { formFields } from '../resource/resourceField.ts';
import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog.tsx';
import type { Command } from './useCommand.ts';

interface CommandDialogProps<S extends z.ZodObject> extends Omit<
  ConfirmDialogProps,
  'command' | 'isDirty' | 'onConfirm'
> {
  /** Runs with the parsed input. */
  command: Command<z.output<S>>;
  /** Schema of the command's input, such as the body of a contract call. */
  schema: S;
  /** Resource whose messages label the fields. */
  resource: string;
  /** The fields in order, with what differs from the schema. */
  fields: Readonly<Record<string, FieldSpec<AnyRecord>>>;
  initialValues?: Readonly<Record<string, unknown>>;
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
}

/** A dialog with the form of a command; errors of the schema and of the server are at their fields. */
export const CommandDialog = <S extends z.ZodObject>({
  command,
  schema,
  resource,
  fields: fieldSpecs,
  initialValues,
  toBody = input => input,
  validate,
  autoFocus,
  hasErrorSummary = false,
  confirmsDiscard = false,
  draftKey,
  fieldsSx,
  children,
  ...dialog
}: CommandDialogProps<S>) => {
  // Inputs read only these properties of a definition.
  const definition = {
    name: resource,
    fields: fieldSpecs,
    input: schema,
    form: [{ fields: Object.keys(fieldSpecs) }],
  } as unknown as ResourceSpec;
  const fields = formFields(definition);
  const form = useForm<FormValues>({
    defaultValues: toFormValues(fields, initialValues),
    resolver: schemaResolver(schema, fields, validate, toBody),
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    shouldFocusError: !hasErrorSummary,
  });
  const { isDirty, errors } = form.formState;
  const [failedAttempts, setFailedAttempts] = useState(0);
  const countFailure = () => setFailedAttempts(count => count + 1);

  const draft = useDraft<FormValues>(draftKey ?? '', () =>
    draftKey !== undefined && isDirty ? form.getValues() : null,
  );
  const [isRestored, setIsRestored] = useState(draft !== null);
  useEffect(() => {
    if (draft) form.reset(draft, { keepDefaultValues: true });
    // oxlint-disable-next-line react/exhaustive-deps -- only on mount
  }, []);
  const discard = () => {
    form.reset();
    setIsRestored(false);
  };

  useEffect(() => {
    const serverErrors = Object.entries(command.errors).map(
      ([name, text]) => [name, [text]] as const,
    );
    if (serverErrors.length === 0) return;
    setServerErrors(form, fields, Object.fromEntries(serverErrors), {
      shouldFocus: !hasErrorSummary,
    });
    countFailure();
    // oxlint-disable-next-line react/exhaustive-deps -- once for each answer
  }, [command.errors]);

  const submit = form.handleSubmit(
    values => command.run(schema.parse(toBody(toInput(fields, values)))),
    countFailure,
  );
  const rootError = hasErrorSummary ? undefined : errors.root?.message;
  return (
    <ResourceFormContext value={{ definition, record: undefined, isReadOnly: false }}>
      <FormProvider {...form}>
        <ConfirmDialog
          {...dialog}
          command={{
            isRunning: command.isRunning,
            errors: rootError === undefined ? noErrors : { _: rootError },
          }}
          isDirty={confirmsDiscard && isDirty}
          onConfirm={submit}
        >
          {hasErrorSummary ? (
            <FormErrorSummary fields={fields} failedAttempts={failedAttempts} />
          ) : null}
          <DraftNotice draft={{ restored: isRestored, discard }} />
          <Box sx={{ ...fieldGrid, ...fieldsSx }}>
            {fields.map(({ source, kind }) => (
              <Box
                key={source}
                sx={kind === 'multiline' || kind === 'select' ? fullRow : undefined}
              >
                <FieldInput source={source} />
              </Box>
            ))}
            {children}
          </Box>
          {autoFocus === undefined ? null : <InitialFocus source={autoFocus} />}
        </ConfirmDialog>
      </FormProvider>
    </ResourceFormContext>
  );
};

/** Focuses a field. It must be rendered within the dialog, whose content mounts late. */
const InitialFocus = ({ source }: { source: string }) => {
  const { setFocus } = useFormContext<FormValues>();
  useEffect(() => setFocus(source), [setFocus, source]);
  return null;
};

const noErrors = {};
const fieldGrid = { display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' };
const fullRow = { gridColumn: '1 / -1' };
