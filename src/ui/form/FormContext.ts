import { createContext, useContext } from 'react';
import type { AnyRecord, Definition } from '../resource/definition.ts';

/** State shared by the parts of a resource form, in addition to react-hook-form's. */
export interface FormFacts {
  readonly definition: Definition;
  /** The opened record; undefined when creating. */
  readonly record: AnyRecord | undefined;
  /** Whether values are shown without inputs. */
  readonly readOnly: boolean;
}

export const FormContext = createContext<FormFacts | null>(null);

/**
 * Returns the enclosing resource form.
 * @throws outside of a resource form
 */
export function useFormFacts(): FormFacts {
  const facts = useContext(FormContext);
  if (!facts) throw new Error('useFormFacts outside of a form');
  return facts;
}
