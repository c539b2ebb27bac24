import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { Link } from 'react-router-dom';
import type { ImportRow, Import } from '#contract/domains/import/index.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { useRequiredSession } from '#src/providers/api/ApiContext.ts';
import { isSavedRow } from '../../importDisplay.ts';
import { importedRecordPath } from '../../paths.ts';

/** Name in the row; links to the peserta once the import is saved. */
export const ImportRowName = ({ importRecord, row }: { importRecord: Import; row: ImportRow }) => {
  const t = useMessages();
  const { role } = useRequiredSession();
  const name = row.nilai.nama ?? '';
  if (name === '') {
    return (
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {t('resources.import.validate.unnamed')}
      </Box>
    );
  }
  if (row.idPeserta === null || !isSavedRow(importRecord, row)) {
    return (
      <Box component="span" sx={{ overflowWrap: 'break-word' }}>
        {name}
      </Box>
    );
  }
  // The theme styles links in tables only; the card layout needs its own weight.
  return (
    <MuiLink
      component={Link}
      to={importedRecordPath(importRecord, role, row.idPeserta)}
      sx={{ fontWeight: 500 }}
    >
      {name}
    </MuiLink>
  );
};
