import type { ColumnSpec, Definition } from '../resource/definition.ts';
import { fieldOf, type Field } from '../resource/field.ts';

/** A user's column preference: order and hidden columns. */
export interface ColumnChoice {
  readonly order: string[];
  readonly hidden: string[];
}

/** A column with its resolved field and visibility. */
export interface Column extends Omit<ColumnSpec, 'hideByDefault'> {
  readonly field: Field;
  readonly shown: boolean;
  /** Whether this column links to the record; it is always first and visible. */
  readonly link: boolean;
}

/** The definition's own column order and visibility. */
export const usualChoice = ({ columns }: Definition): ColumnChoice => ({
  order: columns.map(({ source }) => source),
  hidden: columns.filter(({ hideByDefault }) => hideByDefault).map(({ source }) => source),
});

/**
 * Applies a preference to a definition's columns. Columns unknown to the preference go last;
 * columns that no longer exist are dropped.
 */
export function arrange(definition: Definition, choice: ColumnChoice): Column[] {
  const lead = definition.columns.find(({ link }) => link) ?? definition.columns[0];
  const place = ({ source }: ColumnSpec): number => {
    if (source === lead?.source) return -1;
    const at = choice.order.indexOf(source);
    return at === -1 ? choice.order.length : at;
  };
  return [...definition.columns]
    .sort((a, b) => place(a) - place(b))
    .map(({ source, sortable = false }) => ({
      source,
      sortable,
      field: fieldOf(definition, source),
      link: source === lead?.source,
      shown: source === lead?.source || !choice.hidden.includes(source),
    }));
}

/** Returns the column order after moving one column by one position. */
export function moved(columns: readonly Column[], source: string, by: 1 | -1): string[] {
  const order = columns.map(column => column.source);
  const from = order.indexOf(source);
  const to = from + by;
  // The link column stays first.
  if (from < 1 || to < 1 || to >= order.length) return order;
  order.splice(to, 0, ...order.splice(from, 1));
  return order;
}
