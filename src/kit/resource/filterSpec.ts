import type { Permission } from '#contract/policy.ts';
import type { LookupName } from '#src/providers/data/lookup.ts';
import type { Session } from '#src/providers/session.ts';
import type { FieldKind } from './schemaField.ts';

/** A list filter, named after the query parameter. */
export interface FilterSpec {
  readonly source: string;
  /** Set when the record has no field of that name. */
  readonly kind?: FieldKind;
  /** Options when the field's schema does not list them. */
  readonly options?: readonly string[];
  /** Whether its call takes one of the options only. */
  readonly isSingle?: true;
  /** Whether its call takes a range of days or amounts. */
  readonly isRange?: true;
  /** Users without this right do not have the filter. */
  readonly right?: Permission;
  /** The lookup and the message key of the label, when they are not those of a field. */
  readonly lookup?: LookupName;
  readonly label?: string;
  /** The user's own value, which the list of filters offers under a name of its own. */
  readonly own?: {
    /** Message key. */
    readonly label: string;
    readonly value: (session: Session) => string | undefined;
  };
  /** Never stored in the URL, the browser or a saved filter. */
  readonly isSecret?: boolean;
}
