import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { useDraft } from '#src/providers/drafts.ts';
import type { AnyRecord } from '../../resource/definition.ts';
import type { FormValues } from '../formValues.ts';

interface SavedFormDraft {
  readonly values: FormValues;
  /** The record that the draft is based on; it may have been saved by someone else since. */
  readonly record: AnyRecord | undefined;
}

interface FormDraft {
  /** Whether a draft was restored and not yet discarded. */
  readonly restored: boolean;
  /** The base for saving: the draft's record, or the record opened now. */
  readonly record: AnyRecord | undefined;
  readonly discard: () => void;
}

/** Saves the form's values when the session expires and restores them for the same user. */
export function useFormDraft(
  form: UseFormReturn<FormValues>,
  isDirty: boolean,
  opened: AnyRecord | undefined,
): FormDraft {
  const { pathname } = useLocation();
  const baseRecord = useRef(opened);
  const draft = useDraft<SavedFormDraft>(pathname, () =>
    isDirty ? { values: form.getValues(), record: baseRecord.current } : null,
  );
  const [isRestored, setIsRestored] = useState(draft !== null);
  const record = isRestored && draft ? draft.record : opened;
  useEffect(() => {
    baseRecord.current = record;
  });
  useEffect(() => {
    if (draft) form.reset(draft.values, { keepDefaultValues: true });
    // oxlint-disable-next-line react/exhaustive-deps -- only on mount
  }, []);
  return {
    restored: isRestored,
    record,
    discard: () => {
      form.reset();
      setIsRestored(false);
    },
  };
}
