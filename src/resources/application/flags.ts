import { createContext, useContext, useState } from 'react';
import { mendable, type Mending } from '#contract/application/index.ts';

type Field = Mending['isian'];

/** The fields that the verifier flagged for correction, each with a note. */
export interface Flagging {
  readonly notes: Readonly<Partial<Record<Field, string>>>;
  /** Whether flagged fields without a complete note show an error. */
  readonly asked: boolean;
  readonly toggle: (field: Field) => void;
  readonly note: (field: Field, text: string) => void;
  /**
   * Returns all corrections in form order; returns null and focuses the first incomplete note
   * otherwise.
   */
  readonly collect: () => Mending[] | null;
}

export const FlagsContext = createContext<Flagging | null>(null);

/** The flags of the application on screen; null where its state allows no correction request. */
export const useFlags = (): Flagging | null => useContext(FlagsContext);

/** Minimum length of a note, in characters. */
const least = 3;

export const saysEnough = (note: string): boolean => note.trim().length >= least;

/** Holds the flags of one application while its page is open. */
export function useFlagging(): Flagging {
  const [notes, setNotes] = useState<Flagging['notes']>({});
  const [asked, setAsked] = useState(false);
  return {
    notes,
    asked,
    toggle: field =>
      setNotes(({ [field]: marked, ...others }) =>
        marked === undefined ? { ...others, [field]: '' } : others,
      ),
    note: (field, text) => setNotes(now => ({ ...now, [field]: text })),
    collect: () => {
      const marks = mendable.flatMap(isian => {
        const note = notes[isian];
        return note === undefined ? [] : [{ isian, catatan: note.trim() }];
      });
      const lacking = marks.find(({ catatan }) => !saysEnough(catatan));
      setAsked(lacking !== undefined);
      if (!lacking) return marks;
      document.getElementById(noteId(lacking.isian))?.focus();
      return null;
    },
  };
}

/** The DOM id of a note's input. */
export const noteId = (field: Field): string => `catatan-${field}`;
