import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { Import } from '#contract/domains/import/index.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { useAttentionCount } from '../useImport.ts';
import { ImportRows } from './ImportRows.tsx';
import { IssueCodeFilter } from './IssueCodeFilter.tsx';
import { IssueGroups } from './IssueGroups.tsx';
import { ResultCounts } from './ResultCounts.tsx';
import { RuleOffersButton } from './rules/RuleOffersButton.tsx';
import { useRowFilter } from './useRowFilter.ts';

/** Validation step: result counts and filters in one strip, and the rows. */
export const ValidationStep = ({ importRecord }: { importRecord: Import }) => {
  const t = useMessages();
  const attention = useAttentionCount(importRecord.id);
  const view = useRowFilter(attention);
  if (!importRecord.barisTersedia) {
    return <Alert severity="info">{t('resources.import.validate.rows_deleted')}</Alert>;
  }
  return (
    <>
      <Box sx={stripStyle}>
        <ResultCounts importRecord={importRecord} attentionCount={attention} view={view} />
        <Box sx={{ display: 'flex', gap: 1, ml: { sm: 'auto' }, flexWrap: 'wrap' }}>
          <IssueCodeFilter importRecord={importRecord} view={view} />
          {importRecord.status === 'DIPERIKSA' ? <IssueGroups importRecord={importRecord} /> : null}
          <RuleOffersButton />
        </Box>
      </Box>
      <ImportRows importRecord={importRecord} view={view} />
    </>
  );
};

const stripStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1.5,
  rowGap: 0.75,
  mb: 1,
};
