import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { fieldLabel, type ColumnField } from '#contract/domains/import/columns/index.ts';
import type { Import } from '#contract/domains/import/index.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import type { ColumnMapping } from './columnMapping.ts';
import { useColumnTitle } from './useColumnTitle.ts';

interface AmbiguousColumnsProps {
  importRecord: Import;
  mapping: ColumnMapping;
  disabled: boolean;
  onChoose: (index: number, field: ColumnField) => void;
}

/** Asks which column fills a field where the names of several fit equally well. */
export const AmbiguousColumns = ({
  importRecord,
  mapping,
  disabled,
  onChoose,
}: AmbiguousColumnsProps) => {
  const t = useMessages();
  const titleOf = useColumnTitle(importRecord);
  return importRecord.kolom.ragu.map(({ field, index: indexes }) => (
    <Alert key={field} severity="warning" role="note" sx={{ mb: 2 }}>
      {t('resources.import.columns.ambiguous', {
        smart_count: indexes.length,
        name: fieldLabel(field),
      })}
      <Box
        role="group"
        aria-label={fieldLabel(field)}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}
      >
        {indexes.map(index => (
          <Button
            key={index}
            size="small"
            variant={mapping.get(index) === field ? 'contained' : 'outlined'}
            aria-pressed={mapping.get(index) === field}
            disabled={disabled}
            sx={{ overflowWrap: 'anywhere' }}
            onClick={() => onChoose(index, field)}
          >
            {titleOf(index)}
          </Button>
        ))}
      </Box>
    </Alert>
  ));
};
