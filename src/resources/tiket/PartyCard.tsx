import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Peserta } from '#contract/peserta/index.ts';
import { useWords } from '#src/i18n/useWords.ts';
import { codeFace } from '#src/layout/theme/typography.ts';
import { StateChip } from '#src/ui/fields/StateChip.tsx';

interface PartyCardProps {
  title: string;
  record: Peserta;
  children?: ReactNode;
}

/** Card of one participant in a ticket move. */
export const PartyCard = ({ title, record, children }: PartyCardProps) => {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={card}>
      <Typography variant="h4" component="h2" id={id} sx={{ mb: 1 }}>
        {title}
      </Typography>
      <Party record={record} />
      {children}
    </Box>
  );
};

/** Name, masked identity number and states of a participant. */
export const Party = ({ record }: { record: Peserta }) => {
  const say = useWords();
  const { id, nama, nik, noPaspor, vaccinationType, statusData, isActive, noTiket } = record;
  return (
    <Box sx={{ display: 'grid', gap: 0.5, overflowWrap: 'anywhere' }}>
      <Box sx={chips}>
        <MuiLink component={Link} to={`/admin/peserta/detail/${id}`} sx={{ fontWeight: 500 }}>
          {nama}
        </MuiLink>
        <Box component="span" sx={codeFace}>
          {nik ?? noPaspor}
        </Box>
      </Box>
      <Box sx={chips}>
        <StateChip
          meaning="neutral"
          label={say(`resources.riwayat.vaccinationType.${vaccinationType}`)}
        />
        <StateChip
          meaning={statusData === 'VALID' ? 'good' : 'bad'}
          label={say(`resources.riwayat.statusData.${statusData}`)}
        />
        {isActive ? null : (
          <StateChip meaning="attention" label={say('resources.riwayat.isActive.false')} />
        )}
      </Box>
      <Box sx={{ color: 'text.secondary', typography: 'body2' }}>
        {[
          record.namaBHBU ?? say('resources.tiket.alone'),
          record.namaFaskes ?? say('resources.tiket.no_faskes'),
          say('resources.tiket.doses', { n: record.dosisDiberikan }),
          noTiket === null
            ? say('resources.tiket.has_not')
            : say('resources.tiket.has', { ticket: noTiket }),
        ].join(' · ')}
      </Box>
    </Box>
  );
};

const chips = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 };
const card = {
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  p: 2,
};
