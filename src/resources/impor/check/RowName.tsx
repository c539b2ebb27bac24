import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { Link } from 'react-router-dom';
import type { Baris, Impor } from '#contract/impor/index.ts';
import { useSignedIn } from '#src/providers/api/ApiContext.ts';
import { useWords } from '#src/i18n/useWords.ts';
import { recordOf } from '../paths.ts';

/** Name in the row; links to the peserta once the import is saved. */
export const RowName = ({ impor, row }: { impor: Impor; row: Baris }) => {
  const say = useWords();
  const { role } = useSignedIn();
  const name = row.nilai.nama ?? '';
  if (name === '') {
    return (
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {say('resources.impor.check.unnamed')}
      </Box>
    );
  }
  const isKept = row.hasil === 'baru' || row.hasil === 'berubah' || row.hasil === 'tidakValid';
  if (impor.status !== 'DISIMPAN' || !isKept || row.idPeserta === null) {
    return (
      <Box component="span" sx={{ overflowWrap: 'break-word' }}>
        {name}
      </Box>
    );
  }
  // The theme styles links in tables only; the card layout needs its own weight.
  return (
    <MuiLink component={Link} to={recordOf(impor, role, row.idPeserta)} sx={{ fontWeight: 500 }}>
      {name}
    </MuiLink>
  );
};
