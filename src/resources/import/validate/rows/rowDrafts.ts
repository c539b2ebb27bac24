import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
  type RefObject,
} from 'react';

type ReportDraft = (rowNumber: number, isDirty: boolean) => void;

/** Receives from each row form whether it has unsaved input. */
export const RowDraftContext = createContext<ReportDraft>(() => undefined);

interface RowDrafts {
  /** Whether any row has unsaved input. */
  hasDrafts: boolean;
  /** The opposite, also between a report and the next render. */
  isSaved: RefObject<boolean>;
  /** Value of `RowDraftContext`. */
  reportDraft: ReportDraft;
}

/** Collects which rows have unsaved input. */
export function useRowDrafts(): RowDrafts {
  const dirtyRows = useRef(new Set<number>());
  const isSaved = useRef(true);
  const [hasDrafts, setHasDrafts] = useState(false);
  const reportDraft: ReportDraft = useCallback((rowNumber, isDirty) => {
    if (isDirty) dirtyRows.current.add(rowNumber);
    else dirtyRows.current.delete(rowNumber);
    isSaved.current = dirtyRows.current.size === 0;
    setHasDrafts(!isSaved.current);
  }, []);
  return { hasDrafts, isSaved, reportDraft };
}

/**
 * Reports whether the form of a row has unsaved input, until it is unmounted.
 * @returns a function to call when the input was saved; the next page may open before the next render
 */
export function useReportDraft(rowNumber: number, isDirty: boolean): () => void {
  const reportDraft = useContext(RowDraftContext);
  useEffect(() => {
    if (!isDirty) return undefined;
    reportDraft(rowNumber, true);
    return () => reportDraft(rowNumber, false);
  }, [reportDraft, rowNumber, isDirty]);
  return () => reportDraft(rowNumber, false);
}
