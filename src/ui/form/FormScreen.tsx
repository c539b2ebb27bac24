import { useEffect, useState } from 'react';
import { SourceContextProvider } from 'react-admin';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import type { z } from '#contract/zod.ts';
import { useWayBack } from '../list/address.ts';
import type { AnyRecord, Definition } from '../resource/definition.ts';
import { formFields } from '../resource/field.ts';
import { ConflictDialog } from './ConflictDialog.tsx';
import { DraftNotice } from './DraftNotice.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { FormContext } from './FormContext.ts';
import { FormHead } from './FormHead.tsx';
import { LeaveGuard } from './LeaveGuard.tsx';
import { schemaResolver } from './resolver.ts';
import { SaveBar } from './SaveBar.tsx';
import { Sections } from './Sections.tsx';
import { useKeptDraft } from './useKeptDraft.ts';
import { useSave } from './useSave.ts';
import { changedFields, differences, fromAddress, toForm, type FormValues } from './values.ts';

interface FormScreenProps {
  definition: Definition;
  schema: z.ZodObject;
  /** The opened record, which stays the same while the form is edited. Undefined when creating. */
  record?: AnyRecord;
  /** Called when the form becomes dirty or clean. */
  onDirty?: (dirty: boolean) => void;
}

/** An editable resource form with header, error summary, sections and save bar. */
export const FormScreen = ({ definition, schema, record: given, onDirty }: FormScreenProps) => {
  const { search } = useLocation();
  const [fields] = useState(() => formFields(definition));
  const [start] = useState(() =>
    given ? toForm(fields, given) : fromAddress(fields, search, definition.start),
  );
  const form = useForm<FormValues>({
    defaultValues: start,
    resolver: schemaResolver(schema, fields, definition.check),
    // Validation runs on submit only, so that no message appears while the user types.
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    // The error summary takes the focus instead of the first field.
    shouldFocusError: false,
  });
  const values = useWatch({ control: form.control }) as FormValues;
  const { isSubmitting, isDirty, errors } = form.formState;
  const back = useWayBack(definition.paths.list);

  const draft = useKeptDraft(form, isDirty, given);
  const save = useSave({ definition, schema, fields, form, record: draft.record, back });

  const before = save.opened ? toForm(fields, save.opened) : start;
  const changed = changedFields(fields, values, before);
  const dirty = changed.length > 0;
  useEffect(() => onDirty?.(dirty), [dirty, onDirty]);

  return (
    <FormContext value={{ definition, record: save.opened, readOnly: false }}>
      <FormHead failed={Object.keys(errors).length > 0} onDeleted={save.leave} />
      <SourceContextProvider value={sourcesOf(definition.name)}>
        <FormProvider {...form}>
          <DraftNotice draft={draft} />
          {definition.Notice ? <definition.Notice /> : null}
          <ErrorSummary fields={fields} attempt={save.attempt} />
          <form noValidate onSubmit={event => void save.submit(event)}>
            <Sections />
            <SaveBar changed={changed} idle={save.idle} saving={isSubmitting} back={back} />
          </form>
        </FormProvider>
      </SourceContextProvider>
      {save.made && definition.Made ? (
        <definition.Made saved={save.made} onClose={save.leave} />
      ) : null}
      <LeaveGuard dirty={dirty} done={save.done} />
      {save.conflict ? (
        <ConflictDialog
          current={save.conflict}
          differences={differences(fields, values, before, save.conflict)}
          onChoose={chosen => void (save.conflict && save.resolve(save.conflict, chosen))}
          onClose={save.closeConflict}
        />
      ) : null}
    </FormContext>
  );
};

/** Source context for react-admin inputs used in a section. */
const sourcesOf = (resource: string) => ({
  getSource: (source: string) => source,
  getLabel: (source: string) => `resources.${resource}.fields.${source}`,
});
