import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import {
  storageLimits,
  type CheckedReadings,
  type ImportedReadings,
} from '#contract/domains/stock/temperature.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { formatDateTime } from '#src/kit/format/date.ts';
import { formatNumber } from '#src/kit/format/number.ts';
import { Detail, ListBox, ListRow } from '#src/kit/page/ListBox.tsx';
import { FactGrid } from '#src/kit/record/FactGrid.tsx';
import { RecordSection } from '#src/kit/record/RecordSection.tsx';
import { useRequiredSession } from '#src/providers/api/ApiContext.ts';
import { openReadingsPath, temperaturePath } from '../paths.ts';

/** Returns a temperature with its unit. */
const useDegrees = () => {
  const t = useMessages();
  return (suhu: number | null): string | null =>
    suhu === null ? null : t('resources.temperature.degrees', { suhu: formatNumber(suhu) });
};

/** What a file holds, before it is stored, with the buttons that do it. */
export const CheckedFile = ({
  readings,
  children,
}: {
  readings: CheckedReadings;
  children: ReactNode;
}) => {
  const t = useMessages();
  const degrees = useDegrees();
  const { dapatDisimpan, pertama, terakhir, zona, diLuarBatas, terendah, tertinggi, ditolak } =
    readings;
  return (
    <Box role="status" sx={{ display: 'grid', gap: 2, maxWidth: 640 }}>
      <RecordSection title={t('resources.temperature.import.found')}>
        <FactGrid
          facts={[
            [t('resources.temperature.import.savable'), formatNumber(dapatDisimpan)],
            [t('resources.temperature.import.refused'), formatNumber(ditolak)],
            [t('resources.temperature.import.first'), pertama && formatDateTime(pertama, zona)],
            [t('resources.temperature.import.last'), terakhir && formatDateTime(terakhir, zona)],
            [t('resources.temperature.import.outside'), formatNumber(diLuarBatas)],
            [t('resources.temperature.import.lowest'), degrees(terendah)],
            [t('resources.temperature.import.highest'), degrees(tertinggi)],
          ]}
        />
      </RecordSection>
      <RefusedRows readings={readings} />
      {children}
    </Box>
  );
};

/** The rows of a file that cannot be read, with the reason of each. */
const RefusedRows = ({
  readings: { ditolak, barisDitolak },
}: {
  readings: Pick<CheckedReadings, 'barisDitolak' | 'ditolak'>;
}) => {
  const t = useMessages();
  if (ditolak === 0) return null;
  return (
    <RecordSection title={t('resources.temperature.import.refusedRows')}>
      <ListBox sx={{ maxHeight: 320, overflowY: 'auto' }}>
        {barisDitolak.map(({ baris, alasan, isi }) => (
          <ListRow key={baris}>
            <Box>
              {t('resources.temperature.import.row', {
                row: formatNumber(baris),
                reason: t(`resources.temperature.rowProblem.${alasan}`),
              })}
              {isi === '' ? null : <Detail>{isi}</Detail>}
            </Box>
          </ListRow>
        ))}
      </ListBox>
      {ditolak > barisDitolak.length ? (
        <Detail>
          {t('resources.temperature.import.moreRefused', {
            number: formatNumber(ditolak - barisDitolak.length),
          })}
        </Detail>
      ) : null}
    </RecordSection>
  );
};

/** What was stored of a file, and what is outside the limits. */
export const SavedFile = ({
  idFaskes,
  readings,
}: {
  idFaskes: number;
  readings: ImportedReadings;
}) => {
  const t = useMessages();
  const degrees = useDegrees();
  const { role } = useRequiredSession();
  const { disimpan, sudahAda, diLuarBatas, terendah, tertinggi, ditolak } = readings;
  return (
    <Box role="status" sx={{ display: 'grid', gap: 2, maxWidth: 640 }}>
      <RecordSection title={t('resources.temperature.import.result')}>
        <FactGrid
          facts={[
            [t('resources.temperature.import.saved'), formatNumber(disimpan)],
            [t('resources.temperature.import.known'), formatNumber(sudahAda)],
            [t('resources.temperature.import.refused'), formatNumber(ditolak)],
            [t('resources.temperature.import.outside'), formatNumber(diLuarBatas)],
            [t('resources.temperature.import.lowest'), degrees(terendah)],
            [t('resources.temperature.import.highest'), degrees(tertinggi)],
          ]}
        />
      </RecordSection>
      <RefusedRows readings={readings} />
      {diLuarBatas > 0 ? (
        <Alert
          severity="warning"
          action={
            <Button
              color="inherit"
              size="small"
              component={Link}
              to={openReadingsPath(role, idFaskes)}
            >
              {t('resources.temperature.excursion.link')}
            </Button>
          }
        >
          {t('resources.temperature.excursion.warning', storageLimits)}
        </Alert>
      ) : null}
      <MuiLink
        component={Link}
        to={temperaturePath(role, idFaskes)}
        sx={{ justifySelf: 'start', py: '3px' }}
      >
        {t('resources.temperature.import.open')}
      </MuiLink>
    </Box>
  );
};
