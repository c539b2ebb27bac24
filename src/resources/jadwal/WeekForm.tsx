import Box from '@mui/material/Box';
import { useState } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import type { FaskesWithJadwal } from '#contract/jadwal/index.ts';
import { useWay } from '#src/layout/where.ts';
import { ConflictDialog } from '#src/ui/form/ConflictDialog.tsx';
import { DraftNotice } from '#src/ui/form/DraftNotice.tsx';
import { ErrorSummary } from '#src/ui/form/ErrorSummary.tsx';
import { FormContext } from '#src/ui/form/FormContext.ts';
import { LeaveGuard } from '#src/ui/form/LeaveGuard.tsx';
import { toFormErrors } from '#src/ui/form/resolver.ts';
import { SaveBar } from '#src/ui/form/SaveBar.tsx';
import { useKeptDraft } from '#src/ui/form/useKeptDraft.ts';
import { changedFields, differences, toForm, type FormValues } from '#src/ui/form/values.ts';
import { useWayBack } from '#src/ui/list/address.ts';
import { definition } from './definition.ts';
import { useWeekSave, type WeekRecord } from './useWeekSave.ts';
import { asRecord, faultsOf, weekFields } from './values.ts';
import { WeekHead } from './WeekHead.tsx';
import { WeekInputs } from './WeekInputs.tsx';

/** Form of a whole week, saved in one call. */
export const WeekForm = ({ faskes }: { faskes: FaskesWithJadwal }) => {
  const [given] = useState<WeekRecord>(() => asRecord(faskes, faskes.jadwal));
  const form = useForm<FormValues>({
    defaultValues: toForm(weekFields, given),
    resolver: values => {
      const faults = faultsOf(values);
      return Object.keys(faults).length === 0
        ? { values, errors: {} }
        : { values: {}, errors: toFormErrors(weekFields, faults, 'input') };
    },
    // Errors appear on submit only, not while typing.
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    // The error summary takes the focus and links to the fields.
    shouldFocusError: false,
  });
  const values = useWatch({ control: form.control }) as FormValues;
  const { isSubmitting, isDirty, errors } = form.formState;
  const draft = useKeptDraft(form, isDirty, given);
  const save = useWeekSave(form, (draft.record as WeekRecord | undefined) ?? given);
  const back = useWayBack(useWay().at(-2)?.to ?? '/dashboard');

  const before = toForm(weekFields, save.over);
  const changed = changedFields(weekFields, values, before);
  const { conflict } = save;

  return (
    <FormContext value={{ definition, record: save.over, readOnly: false }}>
      <WeekHead record={save.over} failed={Object.keys(errors).length > 0} />
      <FormProvider {...form}>
        <DraftNotice draft={draft} />
        <ErrorSummary fields={weekFields} attempt={save.attempt} />
        <Box component="form" noValidate onSubmit={event => void save.submit(event)}>
          <WeekInputs isEmpty={save.over.version === 0 && changed.length === 0} />
          <SaveBar changed={changed} idle={save.idle} saving={isSubmitting} back={back} />
        </Box>
      </FormProvider>
      <LeaveGuard dirty={changed.length > 0} done={save.done} />
      {conflict ? (
        <ConflictDialog
          current={conflict}
          differences={differences(weekFields, values, before, conflict)}
          onChoose={chosen => void save.resolve(conflict, chosen)}
          onClose={save.closeConflict}
        />
      ) : null}
    </FormContext>
  );
};
