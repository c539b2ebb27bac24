import { useEffect, useState } from 'react';
import { SourceContextProvider } from 'react-admin';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import type { z } from '#contract/zod.ts';
import { useBackLink } from '../list/backLink.ts';
import type { AnyRecord, ResourceSpec } from '../resource/definition.ts';
import { formFields } from '../resource/resourceField.ts';
import { ConflictDialog } from './save/ConflictDialog.tsx';
import { DraftNotice } from './draft/DraftNotice.tsx';
import { FormErrorSummary } from './save/FormErrorSummary.tsx';
import { ResourceFormContext } from './ResourceFormContext.ts';
import { FormHeader } from './FormHeader.tsx';
import { UnsavedChangesGuard } from './draft/UnsavedChangesGuard.tsx';
import { schemaResolver } from './save/schemaResolver.ts';
import { SaveBar } from './save/SaveBar.tsx';
import { FormSections } from './FormSections.tsx';
import { useFormDraft } from './draft/useFormDraft.ts';
import { useSaveForm } from './save/useSaveForm.ts';
import {
  changedFields,
  fieldConflicts,
  initialFormValues,
  toFormValues,
  type FormValues,
} from './formValues.ts';

interface FormScreenProps {
  definition: ResourceSpec;
  schema: z.ZodObject;
  /** The opened record, which stays the same while the form is edited. Undefined when creating. */
  record?: AnyRecord;
  /** Called when the form becomes dirty or clean. */
  onDirty?: (dirty: boolean) => void;
}

/** An editable resource form with header, error summary, sections and save bar. */
export const FormScreen = ({
  definition,
  schema,
  record: initialRecord,
  onDirty,
}: FormScreenProps) => {
  const { search } = useLocation();
  const [fields] = useState(() => formFields(definition));
  const [initialValues] = useState(() =>
    initialRecord
      ? toFormValues(fields, initialRecord)
      : initialFormValues(fields, search, definition.defaultValues),
  );
  const form = useForm<FormValues>({
    defaultValues: initialValues,
    resolver: schemaResolver(schema, fields, definition.validate),
    // Validation runs on submit only, so that no message appears while the user types.
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    // The error summary takes the focus instead of the first field.
    shouldFocusError: false,
  });
  const values = useWatch({ control: form.control }) as FormValues;
  const { isSubmitting, isDirty, errors } = form.formState;
  const back = useBackLink(definition.paths.list);

  const draft = useFormDraft(form, isDirty, initialRecord);
  const save = useSaveForm({
    definition,
    schema,
    fields,
    form,
    record: draft.record,
    backPath: back,
  });

  const baseValues = save.opened ? toFormValues(fields, save.opened) : initialValues;
  const dirtyFields = changedFields(fields, values, baseValues);
  const dirty = dirtyFields.length > 0;
  useEffect(() => onDirty?.(dirty), [dirty, onDirty]);

  return (
    <ResourceFormContext value={{ definition, record: save.opened, isReadOnly: false }}>
      <FormHeader hasErrors={Object.keys(errors).length > 0} onDeleted={save.leave} />
      <SourceContextProvider value={sourceContext(definition.name)}>
        <FormProvider {...form}>
          <DraftNotice draft={draft} />
          {definition.Notice ? <definition.Notice /> : null}
          <FormErrorSummary fields={fields} failedAttempts={save.attempt} />
          <form noValidate onSubmit={event => void save.submit(event)}>
            <FormSections />
            <SaveBar
              changedFields={dirtyFields}
              hasNothingToSave={save.idle}
              isSaving={isSubmitting}
              backPath={back}
            />
          </form>
        </FormProvider>
      </SourceContextProvider>
      {save.made && definition.CreatedDialog ? (
        <definition.CreatedDialog saved={save.made} onClose={save.leave} />
      ) : null}
      <UnsavedChangesGuard isDirty={dirty} isLeavingIntended={save.done} />
      {save.conflict ? (
        <ConflictDialog
          current={save.conflict}
          differences={fieldConflicts(fields, values, baseValues, save.conflict)}
          onChoose={chosen => void (save.conflict && save.resolve(save.conflict, chosen))}
          onClose={save.closeConflict}
        />
      ) : null}
    </ResourceFormContext>
  );
};

/** Source context for react-admin inputs used in a section. */
const sourceContext = (resource: string) => ({
  getSource: (source: string) => source,
  getLabel: (source: string) => `resources.${resource}.fields.${source}`,
});
