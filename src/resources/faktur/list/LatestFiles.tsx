import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { Link } from 'react-router-dom';
import { fakturCalls } from '#contract/domains/faktur/calls.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { usePermission } from '#src/kit/resource/usePermission.ts';
import { useCall } from '#src/providers/data/useCall.ts';
import { fakturFilesPath } from '../paths.ts';
import { ExportAllButton } from './ExportAllButton.tsx';
import { FileRows } from './FileRows.tsx';

/** Above the desk: how to make files of everything that is ready, and the latest file. */
export const LatestFiles = () => {
  const t = useMessages();
  const can = usePermission();
  const query = useCall(
    'faktur',
    fakturCalls.files,
    { query: { pageSize: 1 } },
    { select: ({ data }) => data, enabled: can('faktur.export') },
  );
  if (!can('faktur.export')) return null;
  return (
    <Box sx={{ display: 'grid', gap: 1.5, mb: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ color: 'text.secondary' }}>{t('resources.faktur.how')}</Box>
      <ExportAllButton />
      {query.data?.length === 0 ? null : (
        <FileRows
          query={query}
          footer={
            <MuiLink component={Link} to={fakturFilesPath}>
              {t('resources.faktur.link.files')}
            </MuiLink>
          }
        />
      )}
    </Box>
  );
};
