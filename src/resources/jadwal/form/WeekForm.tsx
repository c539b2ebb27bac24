import Box from '@mui/material/Box';
import { useState } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import type { FaskesWithJadwal } from '#contract/jadwal/index.ts';
import { useScreenPath } from '#src/layout/routing/screenPath.ts';
import { ConflictDialog } from '#src/ui/form/save/ConflictDialog.tsx';
import { DraftNotice } from '#src/ui/form/draft/DraftNotice.tsx';
import { FormErrorSummary } from '#src/ui/form/save/FormErrorSummary.tsx';
import { ResourceFormContext } from '#src/ui/form/ResourceFormContext.ts';
import { UnsavedChangesGuard } from '#src/ui/form/draft/UnsavedChangesGuard.tsx';
import { toFormErrors } from '#src/ui/form/save/schemaResolver.ts';
import { SaveBar } from '#src/ui/form/save/SaveBar.tsx';
import { useFormDraft } from '#src/ui/form/draft/useFormDraft.ts';
import {
  changedFields,
  fieldConflicts,
  toFormValues,
  type FormValues,
} from '#src/ui/form/formValues.ts';
import { useBackLink } from '#src/ui/list/backLink.ts';
import { definition } from '../definition.ts';
import { useSaveWeek, type WeekRecord } from './useSaveWeek.ts';
import { toWeekRecord, validateWeek, weekFields } from './weekValues.ts';
import { WeekHeader } from '../WeekHeader.tsx';
import { WeekInputs } from './WeekInputs.tsx';

/** Form of a whole week, saved in one call. */
export const WeekForm = ({ faskes }: { faskes: FaskesWithJadwal }) => {
  const [initialWeek] = useState<WeekRecord>(() => toWeekRecord(faskes, faskes.jadwal));
  const form = useForm<FormValues>({
    defaultValues: toFormValues(weekFields, initialWeek),
    resolver: values => {
      const issues = validateWeek(values);
      return Object.keys(issues).length === 0
        ? { values, errors: {} }
        : { values: {}, errors: toFormErrors(weekFields, issues, 'input') };
    },
    // Errors appear on submit only, not while typing.
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    // The error summary takes the focus and links to the fields.
    shouldFocusError: false,
  });
  const values = useWatch({ control: form.control }) as FormValues;
  const { isSubmitting, isDirty, errors } = form.formState;
  const draft = useFormDraft(form, isDirty, initialWeek);
  const save = useSaveWeek(form, (draft.record as WeekRecord | undefined) ?? initialWeek);
  const backPath = useBackLink(useScreenPath().at(-2)?.to ?? '/dashboard');

  const savedValues = toFormValues(weekFields, save.over);
  const changedNames = changedFields(weekFields, values, savedValues);
  const { conflict } = save;

  return (
    <ResourceFormContext value={{ definition, record: save.over, isReadOnly: false }}>
      <WeekHeader record={save.over} hasErrors={Object.keys(errors).length > 0} />
      <FormProvider {...form}>
        <DraftNotice draft={draft} />
        <FormErrorSummary fields={weekFields} failedAttempts={save.attempt} />
        <Box component="form" noValidate onSubmit={event => void save.submit(event)}>
          <WeekInputs isEmpty={save.over.version === 0 && changedNames.length === 0} />
          <SaveBar
            changedFields={changedNames}
            hasNothingToSave={save.idle}
            isSaving={isSubmitting}
            backPath={backPath}
          />
        </Box>
      </FormProvider>
      <UnsavedChangesGuard isDirty={changedNames.length > 0} isLeavingIntended={save.done} />
      {conflict ? (
        <ConflictDialog
          current={conflict}
          differences={fieldConflicts(weekFields, values, savedValues, conflict)}
          onChoose={chosen => void save.resolve(conflict, chosen)}
          onClose={save.closeConflict}
        />
      ) : null}
    </ResourceFormContext>
  );
};
