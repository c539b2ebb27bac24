import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { Import, ImportRow } from '#contract/domains/import/index.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { DialogFrame } from '#src/kit/command/DialogFrame.tsx';
import { UnsavedChangesDialog } from '#src/kit/form/draft/UnsavedChangesDialog.tsx';
import { ImportRowForm } from '../rows/ImportRowForm.tsx';
import { ImportRowNotes } from '../rows/ImportRowNotes.tsx';
import { RowDraftContext, useRowDrafts } from '../rows/rowDrafts.ts';

interface RowDialogProps {
  importRecord: Import;
  row: ImportRow;
  onClose: () => void;
}

/** Dialog with every cell of a row. */
const RowDialog = ({ importRecord, row, onClose }: RowDialogProps) => {
  const t = useMessages();
  const { isSaved, reportDraft } = useRowDrafts();
  const [isAsking, setIsAsking] = useState(false);
  const close = (): void => {
    if (isSaved.current) onClose();
    else setIsAsking(true);
  };
  const number = String(row.nomor);
  return (
    <RowDraftContext value={reportDraft}>
      <DialogFrame
        title={t('resources.import.validate.expand_row', { number })}
        maxWidth="md"
        onClose={close}
        actions={
          <Button variant="outlined" color="inherit" onClick={close}>
            {t('ra.action.close')}
          </Button>
        }
      >
        <Box sx={{ display: 'grid', gap: 2, pt: 1 }}>
          <ImportRowNotes row={row} hasForm />
          <ImportRowForm
            importRecord={importRecord}
            row={row}
            showAllCells
            onSubmitted={(_, validated) => void validated.then(saved => saved && onClose())}
          />
        </Box>
      </DialogFrame>
      {isAsking ? (
        <UnsavedChangesDialog isSamePage onLeave={onClose} onStay={() => setIsAsking(false)} />
      ) : null}
    </RowDraftContext>
  );
};

export default RowDialog;
