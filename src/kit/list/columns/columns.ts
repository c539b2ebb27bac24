import type { ColumnSpec, ResourceSpec } from '../../resource/definition.ts';
import { resolveField, type ResourceField } from '../../resource/resourceField.ts';

/** A user's preference for the table of a list: order and hidden columns, and the height of rows. */
export interface ColumnPreference {
  readonly order: string[];
  readonly hidden: string[];
  /** Whether rows are low, so that more of them fit; missing in preferences from before. */
  readonly isCompact?: boolean;
}

/** A column with its resolved field and visibility. */
export interface ListColumn extends Omit<ColumnSpec, 'isHiddenByDefault'> {
  readonly field: ResourceField;
  readonly isVisible: boolean;
  /** Whether this column links to the record; it is always first and visible. */
  readonly isLink: boolean;
}

/** The definition's own column order and visibility, with the state beside the name. */
export const defaultColumnPreference = ({ columns, card }: ResourceSpec): ColumnPreference => {
  const isState = (source: string) => source === card.chip || source === 'isActive';
  return {
    order: columns
      .map(({ source }) => source)
      .sort((a, b) => Number(isState(b)) - Number(isState(a))),
    hidden: columns
      .filter(({ isHiddenByDefault }) => isHiddenByDefault)
      .map(({ source }) => source),
  };
};

/**
 * Applies a preference to a definition's columns. Columns unknown to the preference go last;
 * columns that no longer exist are dropped.
 */
export function arrangeColumns(
  definition: ResourceSpec,
  preference: ColumnPreference,
): ListColumn[] {
  const linkColumn = definition.columns.find(({ isLink }) => isLink) ?? definition.columns[0];
  const position = ({ source }: ColumnSpec): number => {
    if (source === linkColumn?.source) return -1;
    const at = preference.order.indexOf(source);
    return at === -1 ? preference.order.length : at;
  };
  return [...definition.columns]
    .sort((a, b) => position(a) - position(b))
    .map(({ source, isSortable = false }) => ({
      source,
      isSortable,
      field: resolveField(definition, source),
      isLink: source === linkColumn?.source,
      isVisible: source === linkColumn?.source || !preference.hidden.includes(source),
    }));
}

/** Returns the column order after moving one column by one position. */
export function moveColumn(columns: readonly ListColumn[], source: string, by: 1 | -1): string[] {
  const order = columns.map(column => column.source);
  const from = order.indexOf(source);
  const to = from + by;
  // The link column stays first.
  if (from < 1 || to < 1 || to >= order.length) return order;
  order.splice(to, 0, ...order.splice(from, 1));
  return order;
}
