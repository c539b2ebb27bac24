import { useCallback, useRef, useState } from 'react';
import type { Antrean } from '#contract/dosis/index.ts';
import { useDraft } from '#src/providers/drafts.ts';
import type { Asked } from './useAsked.ts';
import type { Typed, VisitFields } from './useVisit.ts';

interface Called {
  readonly one: Antrean;
  readonly at: number | null;
}

/** Returns the selected peserta and their unsaved visit, which survives the end of the session. */
export function useCalled({ idFaskes, tanggal }: Asked) {
  const typed = useRef<Typed>(null);
  const draft = useDraft<Typed>('/dashboard/vaksinasi', () => typed.current);
  // The form belongs to one facility and one day.
  const [left, setLeft] = useState(
    draft?.idFaskes === idFaskes && draft.tanggal === tanggal ? draft : null,
  );
  const [called, setCalled] = useState<Called | undefined>(
    left ? { one: left.one, at: left.idFaskes } : undefined,
  );
  const [dirty, setDirty] = useState(false);
  const onTyped = useCallback((now: Typed | null): void => {
    typed.current = now;
    setDirty(now !== null);
  }, []);
  return {
    // The selection does not apply to another facility.
    chosen: called?.at === idFaskes ? called.one : undefined,
    setChosen: (one: Antrean | undefined): void => {
      setCalled(one && { one, at: idFaskes });
      setLeft(null);
    },
    dirty,
    onTyped,
    /** Returns the unsaved visit input from before the session ended. */
    draftOf: (one: Antrean): VisitFields | null => (left?.one.id === one.id ? left.fields : null),
  };
}
