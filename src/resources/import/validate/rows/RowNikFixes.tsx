import Box from '@mui/material/Box';
import type { Import, ImportRow } from '#contract/domains/import/index.ts';
import { useCommand } from '#src/kit/command/useCommand.ts';
import { nikFields, nikSuggestion, type NikSuggestion } from '../nikSuggestion.ts';
import { NikSuggestionButton } from '../NikSuggestionButton.tsx';
import { useFixRow } from './useFixRow.ts';

interface RowNikFixesProps {
  importRecord: Import;
  row: ImportRow;
  /** Called on a press; `validated` resolves to the new row, or undefined when saving failed. */
  onSubmitted: (row: ImportRow, validated: Promise<ImportRow | undefined>) => void;
}

/** The buttons that correct the birth date and the sex of a row to those of its NIK. */
export const RowNikFixes = ({ importRecord, row, onSubmitted }: RowNikFixesProps) => {
  const fixRow = useFixRow(importRecord.id);
  const fix = useCommand({
    run: ({ field, text }: NikSuggestion) => fixRow(row, { nilai: { [field]: text } }),
    notifiesErrors: true,
  });
  const suggestions = nikFields.flatMap(field => nikSuggestion(row, field) ?? []);
  if (suggestions.length === 0) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {suggestions.map(suggestion => (
        <NikSuggestionButton
          key={suggestion.field}
          suggestion={suggestion}
          aria-describedby={`baris-${row.nomor}`}
          loading={fix.isRunning}
          onClick={() => onSubmitted(row, fix.run(suggestion))}
        />
      ))}
    </Box>
  );
};
