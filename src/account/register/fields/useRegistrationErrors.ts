import { useState } from 'react';
import type { RegistrationErrors } from './validateFields.ts';

/** What is wrong in a public form, and how often it was sent in vain. */
export interface RegistrationErrorState {
  readonly errors: RegistrationErrors;
  /** Error of the whole form. */
  readonly failure: string | null;
  /** Number of failed attempts; each one moves the focus to the summary. */
  readonly attempts: number;
  readonly show: (errors: RegistrationErrors, failure?: string | null) => void;
  /** Ends the error of a field whose value was changed. */
  readonly drop: (field: string) => void;
  readonly clear: () => void;
}

/** State of the errors of a public form. */
export function useRegistrationErrors(): RegistrationErrorState {
  const [errors, setErrors] = useState<RegistrationErrors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [attempts, setAttempts] = useState(0);
  return {
    errors,
    failure,
    attempts,
    show: (found, text = null) => {
      setErrors(found);
      setFailure(text);
      setAttempts(count => count + 1);
    },
    drop: field =>
      setErrors(now => Object.fromEntries(Object.entries(now).filter(([name]) => name !== field))),
    clear: () => {
      setErrors({});
      setFailure(null);
    },
  };
}
