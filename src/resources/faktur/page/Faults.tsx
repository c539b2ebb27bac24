import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { Link } from 'react-router-dom';
import type { Faktur } from '#contract/domains/faktur/record.ts';
import { listPages, recordPath } from '#contract/record-pages.ts';
import { useMessages } from '#src/i18n/useMessages.ts';

type Fault = Faktur['kekurangan'][number];

/** Where a fault is mended. */
function repairPath({ tempat, id }: Fault): string {
  if (tempat === 'seller' || id === null) return listPages.seller;
  return tempat === 'faktur' ? `/admin/faktur/edit/${id}` : recordPath(tempat, id);
}

/** What a tax invoice lacks for the import into Coretax, with links to where it is entered. */
export const Faults = ({ record: { kekurangan, tahap } }: { record: Faktur }) => {
  const t = useMessages();
  if (kekurangan.length === 0) {
    const state = tahap === 'MENUNGGU' ? 'waits' : 'complete';
    return <Box sx={{ color: 'text.secondary' }}>{t(`resources.faktur.check.${state}`)}</Box>;
  }
  return (
    <Alert severity="warning">
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {kekurangan.map(fault => (
          <li key={`${fault.tempat} ${fault.id} ${fault.pesan}`}>
            {`${fault.pesan}. `}
            <MuiLink component={Link} to={repairPath(fault)}>
              {t(`resources.faktur.check.at.${fault.tempat}`)}
            </MuiLink>
          </li>
        ))}
      </Box>
    </Alert>
  );
};
