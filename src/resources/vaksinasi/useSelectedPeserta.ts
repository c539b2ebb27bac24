import { useCallback, useRef, useState } from 'react';
import type { QueueEntry } from '#contract/vaksinasi/index.ts';
import { useDraft } from '#src/providers/drafts.ts';
import type { QueueParams } from './queue/useQueueParams.ts';
import type { UnsavedVisit, VisitValues } from './visit/useVisitForm.ts';

interface SelectedPeserta {
  readonly peserta: QueueEntry;
  readonly idFaskes: number | null;
}

/** Returns the selected peserta and their unsaved visit, which survives the end of the session. */
export function useSelectedPeserta({ idFaskes, tanggal }: QueueParams) {
  const unsavedRef = useRef<UnsavedVisit>(null);
  const draft = useDraft<UnsavedVisit>('/dashboard/vaksinasi', () => unsavedRef.current);
  // The form belongs to one facility and one day.
  const [restoredDraft, setRestoredDraft] = useState(
    draft?.idFaskes === idFaskes && draft.tanggal === tanggal ? draft : null,
  );
  const [selection, setSelection] = useState<SelectedPeserta | undefined>(
    restoredDraft
      ? { peserta: restoredDraft.peserta, idFaskes: restoredDraft.idFaskes }
      : undefined,
  );
  const [isDirty, setIsDirty] = useState(false);
  const onUnsavedChange = useCallback((unsaved: UnsavedVisit | null): void => {
    unsavedRef.current = unsaved;
    setIsDirty(unsaved !== null);
  }, []);
  return {
    // The selection does not apply to another facility.
    selected: selection?.idFaskes === idFaskes ? selection.peserta : undefined,
    setSelected: (peserta: QueueEntry | undefined): void => {
      setSelection(peserta && { peserta, idFaskes: idFaskes });
      setRestoredDraft(null);
    },
    isDirty,
    onUnsavedChange,
    /** Returns the unsaved visit input from before the session ended. */
    draftOf: (peserta: QueueEntry): VisitValues | null =>
      restoredDraft?.peserta.id === peserta.id ? restoredDraft.fields : null,
  };
}
