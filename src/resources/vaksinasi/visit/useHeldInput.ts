import { useCallback, useState } from 'react';
import type { OnUnsavedChange } from './useVisitForm.ts';

/**
 * Whether the visit form has input, so that its screen keeps it when the record it was made for
 * changes: only the user lets go of input and of the error beside it.
 */
export function useHeldInput(onUnsavedChange: OnUnsavedChange): {
  readonly hasInput: boolean;
  readonly onUnsavedChange: OnUnsavedChange;
} {
  const [hasInput, setHasInput] = useState(false);
  return {
    hasInput,
    onUnsavedChange: useCallback(
      unsaved => {
        setHasInput(unsaved !== null);
        onUnsavedChange(unsaved);
      },
      [onUnsavedChange],
    ),
  };
}
