import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { Import } from '#contract/domains/import/index.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { useColumnTitle } from './useColumnTitle.ts';

interface UnusedColumnsProps {
  importRecord: Import;
  /** Indexes of the columns with content that fill no field. */
  indexes: readonly number[];
  /** Opens the column mapping. */
  onOpen?: () => void;
}

/** Names the columns whose content is not imported; renders nothing when there are none. */
export const UnusedColumns = ({ importRecord, indexes, onOpen }: UnusedColumnsProps) => {
  const t = useMessages();
  const titleOf = useColumnTitle(importRecord);
  if (indexes.length === 0) return null;
  return (
    <Alert
      severity="info"
      role="note"
      sx={{ mb: 2 }}
      action={
        onOpen ? (
          <Button color="inherit" size="small" onClick={onOpen}>
            {t('resources.import.columns.open')}
          </Button>
        ) : null
      }
    >
      {t('resources.import.columns.unused_named', {
        smart_count: indexes.length,
        names: indexes.map(titleOf).join(', '),
      })}
    </Alert>
  );
};
