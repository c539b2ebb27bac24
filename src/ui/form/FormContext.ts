import { createContext, useContext } from 'react';
import type { AnyRecord, Definition } from '../resource/definition.ts';

/** What the parts of a form know of it, beside what react-hook-form holds. */
export interface FormFacts {
  readonly definition: Definition;
  /** The record that was opened; undefined for a new one. */
  readonly record: AnyRecord | undefined;
  /** Shown, but not to be changed. */
  readonly readOnly: boolean;
}

export const FormContext = createContext<FormFacts | null>(null);

/** The form around. @throws outside of one */
export function useFormFacts(): FormFacts {
  const facts = useContext(FormContext);
  if (!facts) throw new Error('useFormFacts outside of a form');
  return facts;
}
