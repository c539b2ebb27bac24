import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Peserta } from '#contract/domains/peserta/index.ts';
import { recordPath } from '#contract/record-pages.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { StateChip } from '#src/kit/fields/StateChip.tsx';
import { Card, Detail } from '#src/kit/page/ListBox.tsx';
import { codeStyle } from '#src/kit/theme/typography.ts';

interface PartyCardProps {
  title: string;
  record: Peserta;
  children?: ReactNode;
}

/** Card of one participant in a ticket move. */
export const PartyCard = ({ title, record, children }: PartyCardProps) => {
  const id = useId();
  return (
    <Card labelledBy={id}>
      <Typography variant="h4" component="h2" id={id} sx={{ mb: 1 }}>
        {title}
      </Typography>
      <PartySummary record={record} />
      {children}
    </Card>
  );
};

/** Name, masked identity number and states of a participant. */
export const PartySummary = ({ record }: { record: Peserta }) => {
  const t = useMessages();
  const { id, nama, nik, noPaspor, vaccinationType, statusData, isActive, noTiket } = record;
  return (
    <Box sx={{ display: 'grid', gap: 0.5, overflowWrap: 'anywhere' }}>
      <Box sx={chips}>
        <MuiLink component={Link} to={recordPath('peserta', id)} sx={{ fontWeight: 500 }}>
          {nama}
        </MuiLink>
        <Box component="span" sx={codeStyle}>
          {nik ?? noPaspor}
        </Box>
      </Box>
      <Box sx={chips}>
        <StateChip
          meaning="neutral"
          label={t(`resources.riwayat.vaccinationType.${vaccinationType}`)}
        />
        <StateChip
          meaning={statusData === 'VALID' ? 'good' : 'bad'}
          label={t(`resources.riwayat.statusData.${statusData}`)}
        />
        {isActive ? null : (
          <StateChip meaning="attention" label={t('resources.riwayat.isActive.false')} />
        )}
      </Box>
      <Detail>
        {[
          record.namaBHBU ?? t('resources.tiket.no_bhbu'),
          record.namaFaskes ?? t('resources.tiket.no_faskes'),
          t('resources.tiket.doses', { n: record.dosisDiberikan }),
          noTiket === null
            ? t('resources.tiket.has_not')
            : t('resources.tiket.has', { ticket: noTiket }),
        ].join(' · ')}
      </Detail>
    </Box>
  );
};

const chips = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 };
