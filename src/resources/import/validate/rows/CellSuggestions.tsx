import type { SheetColumn } from '#contract/domains/import/columns/index.ts';

/** Id of the list of usual values of a column. */
export const suggestionsId = ({ field }: Pick<SheetColumn, 'field'>): string =>
  `import-suggestions-${field}`;

/** The usual values of a text column, which its input offers; nothing without any. */
export const CellSuggestions = ({ column }: { column: SheetColumn }) =>
  column.suggestions ? (
    <datalist id={suggestionsId(column)}>
      {column.suggestions.map(text => (
        <option key={text} value={text} />
      ))}
    </datalist>
  ) : null;
