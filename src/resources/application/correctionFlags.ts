import { createContext, useContext, useState } from 'react';
import { correctableFields, type Correction } from '#contract/domains/application/index.ts';

type FlaggedField = Correction['isian'];

/** The fields that the verifier flagged for correction, each with a note. */
export interface CorrectionFlags {
  readonly notes: Readonly<Partial<Record<FlaggedField, string>>>;
  /** Whether flagged fields without a complete note show an error. */
  readonly areErrorsVisible: boolean;
  readonly toggle: (field: FlaggedField) => void;
  readonly setNote: (field: FlaggedField, text: string) => void;
  /**
   * Returns all corrections in form order; returns null and focuses the first incomplete note
   * otherwise.
   */
  readonly collectCorrections: () => Correction[] | null;
}

export const CorrectionFlagsContext = createContext<CorrectionFlags | null>(null);

/** The flags of the application on screen; null where its state allows no correction request. */
export const useCorrectionFlags = (): CorrectionFlags | null => useContext(CorrectionFlagsContext);

/** Minimum length of a note, in characters. */
const minNoteLength = 3;

export const isNoteComplete = (note: string): boolean => note.trim().length >= minNoteLength;

/** Holds the flags of one application while its page is open. */
export function useCorrectionFlagsState(): CorrectionFlags {
  const [notes, setNotes] = useState<CorrectionFlags['notes']>({});
  const [areErrorsVisible, setAreErrorsVisible] = useState(false);
  return {
    notes,
    areErrorsVisible,
    toggle: field =>
      setNotes(({ [field]: previous, ...others }) =>
        previous === undefined ? { ...others, [field]: '' } : others,
      ),
    setNote: (field, text) => setNotes(current => ({ ...current, [field]: text })),
    collectCorrections: () => {
      const corrections = correctableFields.flatMap(isian => {
        const note = notes[isian];
        return note === undefined ? [] : [{ isian, catatan: note.trim() }];
      });
      const incomplete = corrections.find(({ catatan }) => !isNoteComplete(catatan));
      setAreErrorsVisible(incomplete !== undefined);
      if (!incomplete) return corrections;
      document.getElementById(noteId(incomplete.isian))?.focus();
      return null;
    },
  };
}

/** The DOM id of a note's input. */
export const noteId = (field: FlaggedField): string => `catatan-${field}`;
