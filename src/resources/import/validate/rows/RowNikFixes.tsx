import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Suspense, use, useState } from 'react';
import type { Import, ImportRow } from '#contract/domains/import/index.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { useCommand } from '#src/kit/command/useCommand.ts';
import { lazyDialog } from '#src/kit/lazy/lazyDialog.tsx';
import { CellSavesContext } from '../grid/useCellSaves.ts';
import { hasNikToCheck, nikCheckFields } from '../nikCheck.ts';
import { nikFields, nikSuggestion, type NikSuggestion } from '../nikSuggestion.ts';
import { NikSuggestionButton } from '../NikSuggestionButton.tsx';
import { useFixRow } from './useFixRow.ts';

const NikDialog = lazyDialog(() => import('../NikDialog.tsx'));

interface RowNikFixesProps {
  importRecord: Import;
  row: ImportRow;
  /** Called on a press; `validated` resolves to the new row, or undefined when saving failed. */
  onSubmitted: (row: ImportRow, validated: Promise<ImportRow | undefined>) => void;
}

/** The buttons that correct the birth date and the sex of a row to those of its NIK, or the NIK itself. */
export const RowNikFixes = ({ importRecord, row, onSubmitted }: RowNikFixesProps) => {
  const t = useMessages();
  const saves = use(CellSavesContext);
  const [isNikOpen, setNikOpen] = useState(false);
  const fixRow = useFixRow(importRecord.id);
  const fix = useCommand({
    run: ({ field, text }: NikSuggestion) => fixRow(row, { nilai: { [field]: text } }),
    notifiesErrors: true,
  });
  const suggestions = nikFields.flatMap(field => nikSuggestion(row, field) ?? []);
  const isChecked = saves && nikCheckFields.some(field => hasNikToCheck(row, field));
  if (suggestions.length === 0 && !isChecked) return null;
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
      {isChecked ? (
        <Button size="small" variant="outlined" onClick={() => setNikOpen(true)}>
          {t('resources.import.grid.check_nik')}
        </Button>
      ) : null}
      {isNikOpen && saves ? (
        <Suspense>
          <NikDialog
            importRecord={importRecord}
            row={row}
            saves={saves}
            onClose={() => setNikOpen(false)}
          />
        </Suspense>
      ) : null}
    </Box>
  );
};
