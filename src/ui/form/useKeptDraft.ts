import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { useDraft } from '#src/providers/drafts.ts';
import type { AnyRecord } from '../resource/definition.ts';
import type { FormValues } from './values.ts';

interface KeptDraft {
  readonly values: FormValues;
  /** The record that it was typed over: somebody may have saved since. */
  readonly record: AnyRecord | undefined;
}

interface Draft {
  /** Whether something was put back, until it is thrown away. */
  readonly restored: boolean;
  /** The record to save over: the one that was typed over, or the one that was opened now. */
  readonly record: AnyRecord | undefined;
  readonly discard: () => void;
}

/** Keeps what was typed when the session ends, and puts it back for the same person. */
export function useKeptDraft(
  form: UseFormReturn<FormValues>,
  isDirty: boolean,
  opened: AnyRecord | undefined,
): Draft {
  const { pathname } = useLocation();
  const over = useRef(opened);
  const draft = useDraft<KeptDraft>(pathname, () =>
    isDirty ? { values: form.getValues(), record: over.current } : null,
  );
  const [restored, setRestored] = useState(draft !== null);
  const record = restored && draft ? draft.record : opened;
  useEffect(() => {
    over.current = record;
  });
  useEffect(() => {
    if (draft) form.reset(draft.values, { keepDefaultValues: true });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when the form appears
  }, []);
  return {
    restored,
    record,
    discard: () => {
      form.reset();
      setRestored(false);
    },
  };
}
