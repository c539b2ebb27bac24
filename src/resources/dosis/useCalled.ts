import { useCallback, useRef, useState } from 'react';
import type { Antrean } from '#contract/dosis/index.ts';
import { useDraft } from '#src/providers/drafts.ts';
import type { Asked } from './useAsked.ts';
import type { Typed, VisitFields } from './useVisit.ts';

interface Called {
  readonly one: Antrean;
  readonly at: number | null;
}

/** Who was called, and whether something is filled in of their visit: it outlives the session. */
export function useCalled({ idFaskes, tanggal }: Asked) {
  const typed = useRef<Typed>(null);
  const draft = useDraft<Typed>('/dashboard/vaksinasi', () => typed.current);
  // A form is of one facility and one day.
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
    // Whoever was called at one facility is nobody at another.
    chosen: called?.at === idFaskes ? called.one : undefined,
    setChosen: (one: Antrean | undefined): void => {
      setCalled(one && { one, at: idFaskes });
      setLeft(null);
    },
    dirty,
    onTyped,
    /** What was filled in of somebody's visit when the session ended. */
    draftOf: (one: Antrean): VisitFields | null => (left?.one.id === one.id ? left.fields : null),
  };
}
