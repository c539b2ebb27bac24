import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { fieldLabel } from '#contract/domains/import/columns/index.ts';
import type { Import, ImportRow } from '#contract/domains/import/index.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { DialogFrame } from '#src/kit/command/DialogFrame.tsx';
import { useCommand } from '#src/kit/command/useCommand.ts';
import { Detail, ListBox, ListRow } from '#src/kit/page/ListBox.tsx';
import { queryErrorMessage, useImportRows, type RowsQuery } from '../useImport.ts';
import { FieldChanges } from '../validate/rows/FieldChanges.tsx';
import { useFixRow } from '../validate/rows/useFixRow.ts';

/** People that are loaded at once. */
const pageSize = 50;

const changedRows: RowsQuery = { hasil: 'berubah' };

/** The people that a file changes, each with the old and new values; only the ticked ones are saved. */
export const ChangedPeopleDialog = ({
  importRecord,
  onClose,
}: {
  importRecord: Import;
  onClose: () => void;
}) => {
  const t = useMessages();
  const rows = useImportRows(importRecord.id, changedRows, pageSize);
  const loaded = rows.data?.pages.flatMap(page => page.rows) ?? [];
  return (
    <DialogFrame
      title={t('resources.import.save.changed.title')}
      description={t('resources.import.save.changed.text')}
      maxWidth="md"
      onClose={onClose}
      actions={
        <Button variant="contained" onClick={onClose}>
          {t('resources.import.save.changed.close', {
            smart_count: importRecord.jumlah.berubah,
          })}
        </Button>
      }
    >
      {rows.error ? <Alert severity="error">{queryErrorMessage(rows.error)}</Alert> : null}
      <ListBox label={t('resources.import.save.changed.title')}>
        {loaded.map(row => (
          <ChangedPerson key={row.nomor} importRecord={importRecord} row={row} />
        ))}
      </ListBox>
      {rows.hasNextPage ? (
        <Button
          sx={{ mt: 1 }}
          loading={rows.isFetchingNextPage}
          onClick={() => void rows.fetchNextPage()}
        >
          {t('resources.import.save.changed.more')}
        </Button>
      ) : null}
    </DialogFrame>
  );
};

/** A person whom the file changes, with a checkbox that leaves them out of the save. */
const ChangedPerson = ({ importRecord, row }: { importRecord: Import; row: ImportRow }) => {
  const t = useMessages();
  const fixRow = useFixRow(importRecord.id);
  const isSaved = row.hasil !== 'dilewati';
  const toggle = useCommand({
    run: () => fixRow(row, { dilewati: isSaved }),
    notifiesErrors: true,
  });
  return (
    <ListRow
      end={
        isSaved ? (
          <FieldChanges row={row} labelOf={fieldLabel} />
        ) : (
          <Typography color="textSecondary">{t('resources.import.save.changed.left')}</Typography>
        )
      }
    >
      <FormControlLabel
        control={
          <Checkbox
            checked={isSaved}
            disabled={toggle.isRunning}
            onChange={() => void toggle.run()}
          />
        }
        label={
          <>
            {row.nilai.nama ?? t('resources.import.validate.unnamed')}
            <Detail>{t('resources.import.save.changed.row', { number: String(row.nomor) })}</Detail>
          </>
        }
      />
    </ListRow>
  );
};
