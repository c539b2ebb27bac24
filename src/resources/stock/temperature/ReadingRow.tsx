import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { TemperatureReading } from '#contract/domains/stock/temperature.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { StateChip } from '#src/kit/fields/StateChip.tsx';
import { formatDateTime } from '#src/kit/format/date.ts';
import { formatNumber } from '#src/kit/format/number.ts';
import { Detail, ListRow } from '#src/kit/page/ListBox.tsx';
import { usePermission } from '#src/kit/resource/usePermission.ts';
import { useRequiredSession } from '#src/providers/api/ApiContext.ts';
import { isFaskesStaff } from '../../faskes/isFaskesStaff.ts';

interface ReadingRowProps {
  reading: TemperatureReading;
  onHandle: () => void;
}

/** A reading in one line; one outside the limits is marked until it is handled. */
export const ReadingRow = ({ reading, onHandle }: ReadingRowProps) => {
  const t = useMessages();
  const can = usePermission();
  const { role } = useRequiredSession();
  const { namaFaskes, namaChiller, waktu, zona, suhu, diLuarBatas, catatan, sumber, oleh } =
    reading;
  const isHandled = reading.penanganan !== null;
  const temperature = t('resources.temperature.degrees', { suhu: formatNumber(suhu) });
  return (
    <ListRow sx={rowStyle}>
      <Box>{formatDateTime(waktu, zona)}</Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Box component="span" sx={{ fontWeight: 500, minWidth: 56 }}>
          {temperature}
        </Box>
        {diLuarBatas ? (
          <StateChip
            meaning={isHandled ? 'neutral' : 'bad'}
            label={t(`resources.temperature.${isHandled ? 'handled' : 'outside'}`)}
          />
        ) : null}
      </Box>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        {[...(isFaskesStaff(role) ? [] : [namaFaskes]), namaChiller, catatan]
          .filter(Boolean)
          .join(' · ')}
        <Detail>
          {[t(`resources.temperature.sumber.${sumber}`), oleh].filter(Boolean).join(' · ')}
        </Detail>
        {isHandled ? <Decision reading={reading} /> : null}
      </Box>
      {diLuarBatas && !isHandled && can('temperature.update') ? (
        <Button
          size="small"
          variant="outlined"
          aria-label={t('resources.temperature.handle.of', {
            suhu: temperature,
            when: formatDateTime(waktu, zona),
          })}
          onClick={onHandle}
        >
          {t('resources.temperature.handle.button')}
        </Button>
      ) : null}
    </ListRow>
  );
};

/** What was decided about a reading outside the limits, by whom and why. */
const Decision = ({ reading }: { reading: TemperatureReading }) => {
  const t = useMessages();
  const { penanganan, dosisDikarantina, alasanPenanganan, waktuPenanganan, ditanganiOleh } =
    reading;
  if (penanganan === null) return null;
  const decision =
    dosisDikarantina === null
      ? t(`resources.temperature.decision.${penanganan}`)
      : t('resources.temperature.handle.quarantined', { dosis: formatNumber(dosisDikarantina) });
  const by = t('common.by_at', {
    who: ditanganiOleh ?? '',
    when: formatDateTime(waktuPenanganan ?? ''),
  });
  return (
    <Box sx={{ typography: 'body2' }}>
      {decision}: “{alasanPenanganan}” · {by}
    </Box>
  );
};

const rowStyle = {
  display: 'grid',
  columnGap: 2,
  rowGap: 0.25,
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    sm: '176px 172px minmax(0, 1fr) auto',
  },
  alignItems: 'center',
  // Chiller, note and source are on the line of the temperature where there is room.
  '& > div:nth-of-type(3)': { display: 'flex', flexWrap: 'wrap', columnGap: 1.5 },
};
