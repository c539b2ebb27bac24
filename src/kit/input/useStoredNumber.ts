import { useEffect, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { isMasked } from '#contract/core/values/nik.ts';
import { useResourceForm } from '../form/ResourceFormContext.ts';
import type { ResourceField } from '../resource/resourceField.ts';
import { useFieldInput } from './useFieldInput.ts';

interface StoredNumber {
  /** The stored number, which is masked; undefined when none is stored. */
  readonly mask: string | undefined;
  /** Whether another number is typed instead; the stored one stays while nothing is typed. */
  readonly isReplacing: boolean;
  /** Opens the input for another number and focuses it. */
  readonly replace: () => void;
  /** Returns to the stored number and focuses it. */
  readonly keepStored: () => void;
  /** Whether saving removes the stored number. */
  readonly isRemoved: boolean;
  /** Removes the stored number, and focuses the input of another one. */
  readonly remove: () => void;
}

/**
 * State of an input whose stored number is masked, because it identifies a person: the number stays or is
 * replaced as a whole.
 * @param isReplacedAtOnce whether the input is open from the start
 */
export function useStoredNumber(field: ResourceField, isReplacedAtOnce = false): StoredNumber {
  const { record } = useResourceForm();
  const { setFocus } = useFormContext();
  const { value, onChange } = useFieldInput(field);
  const [isReplacing, setIsReplacing] = useState(isReplacedAtOnce);
  const stored = record?.[field.source];
  const mask = typeof stored === 'string' && isMasked(stored) ? stored : undefined;
  // A draft has another number; its input stays open when it is emptied.
  if (mask !== undefined && value !== mask && !isReplacing) setIsReplacing(true);
  const isFocusPending = useRef(false);
  useEffect(() => {
    // The button that was pressed is gone.
    if (isFocusPending.current) setFocus(field.source);
    isFocusPending.current = false;
  }, [isReplacing, setFocus, field.source]);
  return {
    mask,
    isReplacing,
    replace() {
      isFocusPending.current = true;
      setIsReplacing(true);
    },
    keepStored() {
      isFocusPending.current = true;
      onChange(mask);
      setIsReplacing(false);
    },
    isRemoved: value === '',
    remove() {
      onChange('');
      setFocus(field.source);
    },
  };
}
