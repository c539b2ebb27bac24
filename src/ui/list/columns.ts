import type { ColumnSpec, Definition } from '../resource/definition.ts';
import { fieldOf, type Field } from '../resource/field.ts';

/** How a person likes a list's columns: their order, and which are away. */
export interface ColumnChoice {
  readonly order: string[];
  readonly hidden: string[];
}

/** A column as it stands. */
export interface Column extends Omit<ColumnSpec, 'hideByDefault'> {
  readonly field: Field;
  readonly shown: boolean;
  /** The one that names the record: it leads, and never goes away. */
  readonly link: boolean;
}

/** The choice of nobody in particular. */
export const usualChoice = ({ columns }: Definition): ColumnChoice => ({
  order: columns.map(({ source }) => source),
  hidden: columns.filter(({ hideByDefault }) => hideByDefault).map(({ source }) => source),
});

/**
 * The columns in somebody's order. What the choice does not know (a column that came later) follows
 * at the end, what it knows and is no more falls away.
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

/** The choice after one column moved by a place. */
export function moved(columns: readonly Column[], source: string, by: 1 | -1): string[] {
  const order = columns.map(column => column.source);
  const from = order.indexOf(source);
  const to = from + by;
  // The first place is the lead's.
  if (from < 1 || to < 1 || to >= order.length) return order;
  order.splice(to, 0, ...order.splice(from, 1));
  return order;
}
