import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Suspense, useState, type Ref } from 'react';
import { fieldLabel } from '#contract/domains/import/columns/index.ts';
import type { Import } from '#contract/domains/import/index.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { useCommand } from '#src/kit/command/useCommand.ts';
import { lazyDialog } from '#src/kit/lazy/lazyDialog.tsx';
import { FieldChanges } from '../rows/FieldChanges.tsx';
import { useFixRow } from '../rows/useFixRow.ts';
import { hasNikToCheck } from '../nikCheck.ts';
import { nikSuggestion } from '../nikSuggestion.ts';
import { NikSuggestionButton } from '../NikSuggestionButton.tsx';
import { describeLine } from './describeLine.ts';
import type { GridLine } from './gridLines.ts';
import type { CellSaves } from './useCellSaves.ts';
import type { GridEditing } from './useGridEditing.ts';

const RowDialog = lazyDialog(() => import('./RowDialog.tsx'));
const NikDialog = lazyDialog(() => import('../NikDialog.tsx'));

interface LineDetailsProps {
  ref: Ref<HTMLDivElement>;
  importRecord: Import;
  line: GridLine | undefined;
  /** Undefined when rows cannot be corrected. */
  saves: CellSaves | undefined;
  grid: GridEditing;
}

/** Strip below the grid: the whole reason of the active line, what its row changes, and actions. */
export const LineDetails = ({ ref, importRecord, line, saves, grid }: LineDetailsProps) => {
  const t = useMessages();
  const fixRow = useFixRow(importRecord.id);
  const [openRow, setOpenRow] = useState(false);
  const [isNikOpen, setNikOpen] = useState(false);
  const isSkipped = line?.row.hasil === 'dilewati';
  const toggle = useCommand({
    run: async () => {
      if (!line || !(await saves?.settle())) return;
      await fixRow(line.row, { dilewati: !isSkipped });
    },
    notifiesErrors: true,
  });
  if (!line) return null;
  const number = String(line.row.nomor);
  const { full } = describeLine(t, line, saves?.cells.get(line.key));
  const suggestion = nikSuggestion(line.row, line.field);
  const head = [
    t('resources.import.validate.row', { number }),
    line.field === undefined ? '' : fieldLabel(line.field),
  ];
  return (
    <Box ref={ref} tabIndex={-1} data-keep-clear sx={stripStyle}>
      <Typography
        id="import-line-reason"
        variant="body2"
        component="div"
        sx={{ flex: '1 1 260px', minWidth: 0 }}
      >
        <strong>{head.filter(Boolean).join(' · ')}</strong> <span aria-live="polite">{full}</span>
        {line.row.perbedaan.length > 0 ? (
          <FieldChanges row={line.row} labelOf={fieldLabel} />
        ) : null}
      </Typography>
      {saves ? (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
          {suggestion ? (
            <NikSuggestionButton
              suggestion={suggestion}
              onClick={() => grid.setCell(line, suggestion.text)}
            />
          ) : null}
          {hasNikToCheck(line.row, line.field) ? (
            <Button size="small" variant="outlined" onClick={() => setNikOpen(true)}>
              {t('resources.import.grid.check_nik')}
            </Button>
          ) : null}
          {saves.canUndo(line.key) ? (
            <Button size="small" onClick={() => grid.undo(line.key)}>
              {t('resources.import.grid.undo')}
            </Button>
          ) : null}
          {isSkipped ? null : (
            <Button size="small" onClick={() => setOpenRow(true)}>
              {t('resources.import.validate.expand_row', { number })}
            </Button>
          )}
          <Button
            size="small"
            color="inherit"
            loading={toggle.isRunning}
            onClick={() => void toggle.run()}
          >
            {t(
              isSkipped
                ? 'resources.import.validate.include_row'
                : 'resources.import.validate.skip_row',
              { number },
            )}
          </Button>
        </Box>
      ) : null}
      {isNikOpen && saves ? (
        <Suspense>
          <NikDialog
            importRecord={importRecord}
            row={line.row}
            saves={saves}
            onClose={() => {
              setNikOpen(false);
              grid.focusActive();
            }}
          />
        </Suspense>
      ) : null}
      {openRow ? (
        <Suspense>
          <RowDialog
            importRecord={importRecord}
            row={line.row}
            onClose={() => {
              setOpenRow(false);
              grid.focusActive();
            }}
          />
        </Suspense>
      ) : null}
    </Box>
  );
};

const stripStyle = {
  flex: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  minHeight: 44,
  px: 1.25,
  py: 0.5,
  borderTop: 1,
  borderColor: 'divider',
  bgcolor: 'ground.sunken',
  '&:focus': { outline: 0 },
};
