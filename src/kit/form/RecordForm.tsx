import { useMemo, type ReactNode } from 'react';
import { RecordContextProvider } from 'react-admin';
import { FormProvider } from 'react-hook-form';
import type { ResourceSpec } from '../resource/definition.ts';
import { DraftNotice } from './draft/DraftNotice.tsx';
import { UnsavedChangesGuard } from './draft/UnsavedChangesGuard.tsx';
import { ResourceFormContext } from './ResourceFormContext.ts';
import { ConflictDialog } from './save/ConflictDialog.tsx';
import { FormErrorSummary } from './save/FormErrorSummary.tsx';
import { SaveBar } from './save/SaveBar.tsx';
import { SaveQuestionDialog } from './save/SaveQuestionDialog.tsx';
import type { RecordFormState } from './useRecordForm.ts';

interface RecordFormProps {
  definition: ResourceSpec;
  state: RecordFormState;
  header: ReactNode;
  /** Query parameters that identify the record, besides the path. */
  identifyingParams?: readonly string[];
  /** Replaces the bar that saves. */
  bar?: ReactNode;
  /** The inputs. */
  children: ReactNode;
}

/** Renders a record form: header, notices, error summary, inputs, save bar and its dialogs. */
export const RecordForm = ({
  definition,
  state,
  header,
  identifyingParams = [],
  bar,
  children,
}: RecordFormProps) => {
  const { base, form, fields, draft, conflict, question, failedAttempts } = state;
  const context = useMemo(
    () => ({ definition, record: base, isReadOnly: false }),
    [definition, base],
  );
  return (
    <ResourceFormContext value={context}>
      <RecordContextProvider value={base}>
        {header}
        <FormProvider {...form}>
          <DraftNotice draft={draft} />
          {definition.Notice ? <definition.Notice /> : null}
          <FormErrorSummary fields={fields} failedAttempts={failedAttempts} />
          <form noValidate onSubmit={event => void state.save(event)}>
            {children}
            {bar ?? (
              <SaveBar
                changedFields={state.changedFields}
                hasNothingToSave={state.hasNothingToSave}
                isSaving={state.isSubmitting}
                backPath={state.backPath}
              />
            )}
          </form>
        </FormProvider>
        <UnsavedChangesGuard
          isDirty={state.changedFields.length > 0}
          isLeavingIntended={state.isLeavingIntended}
          identifyingParams={identifyingParams}
        />
        {conflict ? <ConflictDialog {...conflict} /> : null}
        {question ? <SaveQuestionDialog {...question} /> : null}
      </RecordContextProvider>
    </ResourceFormContext>
  );
};
