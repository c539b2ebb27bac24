import type { LookupName } from '#src/providers/data/lookup.ts';
import { useLookup } from '../fields/useLookup.ts';
import { ChoiceAutocomplete, type ChoiceAutocompleteProps } from './ChoiceAutocomplete.tsx';

export interface LookupAutocompleteProps extends Omit<
  ChoiceAutocompleteProps,
  'items' | 'isPending'
> {
  lookup: LookupName | undefined;
  /** Limits facilities to those that serve this company. */
  bhbuId?: string;
}

/** Searchable select over a lookup. */
export const LookupAutocomplete = ({ lookup, bhbuId, ...props }: LookupAutocompleteProps) => {
  const { data = [], isPending } = useLookup(lookup, bhbuId);
  return <ChoiceAutocomplete {...props} items={data} isPending={isPending} />;
};
