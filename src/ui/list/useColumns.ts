import { useMemo } from 'react';
import { usePreference } from '#src/providers/preferences.ts';
import type { Definition } from '../resource/definition.ts';
import { arrange, usualChoice, type Column, type ColumnChoice } from './columns.ts';

interface Columns {
  /** All columns in the user's order. */
  readonly all: readonly Column[];
  readonly shown: readonly Column[];
  readonly choose: (choice: ColumnChoice) => void;
}

const toPreference = ({ order, hidden }: ColumnChoice) => ({
  order: [...order],
  hidden: [...hidden],
});

/** Returns the columns of a list arranged by the user's stored preference. */
export function useColumns(definition: Definition): Columns {
  const usual = useMemo(() => toPreference(usualChoice(definition)), [definition]);
  const { value, set } = usePreference(`kolom.${definition.name}`, usual);
  const all = useMemo(() => arrange(definition, value), [definition, value]);
  const shown = useMemo(() => all.filter(column => column.shown), [all]);
  return {
    all,
    shown,
    choose: choice => set(toPreference(choice)),
  };
}
