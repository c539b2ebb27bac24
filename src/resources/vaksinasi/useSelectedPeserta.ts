import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { QueueEntry } from '#contract/domains/vaksinasi/index.ts';
import { useDraft } from '#src/providers/drafts.ts';
import type { QueueParams } from './queue/useQueueParams.ts';
import type { UnsavedVisit, VisitValues } from './visit/useVisitForm.ts';

/** Location state of an opened person: the query of the queue in the history entry before. */
interface OpenedFrom {
  readonly queue: string;
}

const isOpenedFrom = (state: unknown, queue: string): boolean =>
  (state as OpenedFrom | null)?.queue === queue;

/**
 * The person whose page is open, and their unsaved visit, which survives the end of the session. The
 * person is an entry of the browser's history, so that Back returns to the queue.
 */
export function useSelectedPeserta({ idFaskes, tanggal, idPeserta }: QueueParams) {
  const navigate = useNavigate();
  const state: unknown = useLocation().state;
  const [search] = useSearchParams();
  const unsavedRef = useRef<UnsavedVisit>(null);
  const draft = useDraft<UnsavedVisit>('/dashboard/vaksinasi', () => unsavedRef.current);
  // The form belongs to one facility and one day.
  const [restoredDraft, setRestoredDraft] = useState(
    draft?.idFaskes === idFaskes && draft.tanggal === tanggal ? draft : null,
  );
  const [chosen, setChosen] = useState<readonly QueueEntry[]>(
    restoredDraft ? [restoredDraft.peserta] : [],
  );
  const [isDirty, setIsDirty] = useState(false);
  const onUnsavedChange = useCallback((unsaved: UnsavedVisit | null): void => {
    unsavedRef.current = unsaved;
    setIsDirty(unsaved !== null);
  }, []);

  const queue = new URLSearchParams(search);
  queue.delete('peserta');
  const open = ({ id }: QueueEntry, isReplacing: boolean): void => {
    const query = new URLSearchParams(queue);
    query.set('peserta', String(id));
    void navigate(
      { search: query.toString() },
      isReplacing
        ? { replace: true, state }
        : { state: { queue: queue.toString() } satisfies OpenedFrom },
    );
  };
  useEffect(() => {
    if (restoredDraft && idPeserta === undefined) open(restoredDraft.peserta, true);
    // oxlint-disable-next-line react/exhaustive-deps -- only on mount
  }, []);

  return {
    selectedId: idPeserta,
    /** The list item of the person, until their record is loaded; undefined after a reload. */
    selected: chosen.find(({ id }) => id === idPeserta),
    select: (peserta: QueueEntry): void => {
      if (peserta.id === idPeserta) return;
      // The open person stays known, in case their unsaved visit prevents leaving them.
      setChosen(before => [peserta, ...before.filter(({ id }) => id === idPeserta)]);
      setRestoredDraft(null);
      open(peserta, idPeserta !== undefined);
    },
    /** Returns to the queue, with the filters that it has now. */
    close: (): void => {
      setRestoredDraft(null);
      if (isOpenedFrom(state, queue.toString())) void navigate(-1);
      else void navigate({ search: queue.toString() }, { replace: true });
    },
    isDirty,
    onUnsavedChange,
    /** Returns the unsaved visit input from before the session ended. */
    draftOf: (id: number): VisitValues | null =>
      restoredDraft?.peserta.id === id ? restoredDraft.fields : null,
  };
}
