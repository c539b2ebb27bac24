import { useCallback, useMemo } from 'react';
import { usePreference } from '#src/providers/preferences.ts';
import type { ResourceSpec } from '../../resource/definition.ts';
import {
  arrangeColumns,
  defaultColumnPreference,
  type ListColumn,
  type ColumnPreference,
} from './columns.ts';

interface ListColumns {
  /** All columns in the user's order. */
  readonly all: readonly ListColumn[];
  readonly visible: readonly ListColumn[];
  readonly isCompact: boolean;
  readonly savePreference: (choice: ColumnPreference) => void;
}

const toPreference = ({ order, hidden, isCompact = false }: ColumnPreference) => ({
  order: [...order],
  hidden: [...hidden],
  isCompact,
});

/** Returns the columns of a list arranged by the user's stored preference. */
export function useListColumns(definition: ResourceSpec): ListColumns {
  const defaultPreference = useMemo(
    () => toPreference(defaultColumnPreference(definition)),
    [definition],
  );
  const { value, set } = usePreference(`kolom.${definition.name}`, defaultPreference);
  const all = useMemo(() => arrangeColumns(definition, value), [definition, value]);
  const visible = useMemo(() => all.filter(column => column.isVisible), [all]);
  const savePreference = useCallback(
    (choice: ColumnPreference) => set(toPreference(choice)),
    [set],
  );
  const isCompact = value.isCompact;
  return useMemo(
    () => ({ all, visible, isCompact, savePreference }),
    [all, visible, isCompact, savePreference],
  );
}
