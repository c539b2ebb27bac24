import { createContext, useContext, useState } from 'react';
import { mendable, type Mending } from '#contract/application/index.ts';

type Field = Mending['isian'];

/** What a verifier has marked to be mended, and why. */
export interface Flagging {
  readonly notes: Readonly<Partial<Record<Field, string>>>;
  /** Whether notes that are missing are pointed at. */
  readonly asked: boolean;
  readonly toggle: (field: Field) => void;
  readonly note: (field: Field, text: string) => void;
  /** All marks in the order of the form, or null while one has no note; then it is pointed at. */
  readonly collect: () => Mending[] | null;
}

export const FlagsContext = createContext<Flagging | null>(null);

/** The marks of the application on screen; null where it cannot be asked for anything now. */
export const useFlags = (): Flagging | null => useContext(FlagsContext);

/** The shortest note that says anything. */
const least = 3;

/** Whether a note says what is to be mended. */
export const saysEnough = (note: string): boolean => note.trim().length >= least;

/** Keeps the marks while an application is looked at. */
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

/** The id of a note's input. */
export const noteId = (field: Field): string => `catatan-${field}`;
