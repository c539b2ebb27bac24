import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { Link } from 'react-router-dom';
import type { TemperatureReading } from '#contract/domains/stock/temperature.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { StateChip } from '#src/kit/fields/StateChip.tsx';
import { formatDateTime } from '#src/kit/format/date.ts';
import { formatNumber } from '#src/kit/format/number.ts';
import { borderedList } from '#src/kit/page/borderedList.ts';
import { useRequiredSession } from '#src/providers/api/ApiContext.ts';
import { isFaskesStaff } from '../../faskes/isFaskesStaff.ts';
import { affectedStockPath } from '../paths.ts';

/** Temperature readings; one outside the limits is marked and leads to the stock of its facility. */
export const ReadingRows = ({ readings }: { readings: readonly TemperatureReading[] }) => {
  const t = useMessages();
  const { role } = useRequiredSession();
  return (
    <Box component="ul" aria-label={t('resources.temperature.caption')} sx={borderedList}>
      {readings.map(({ id, idFaskes, namaFaskes, waktu, suhu, diLuarBatas, ...reading }) => (
        <Box component="li" key={id} sx={row}>
          <Box>{formatDateTime(waktu)}</Box>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
            <Box component="span" sx={{ fontWeight: 500 }}>
              {t('resources.temperature.degrees', { suhu: formatNumber(suhu) })}
            </Box>
            {diLuarBatas ? (
              <StateChip meaning="bad" label={t('resources.temperature.outside')} />
            ) : null}
          </Box>
          <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            <Box>
              {[...(isFaskesStaff(role) ? [] : [namaFaskes]), reading.catatan]
                .filter(Boolean)
                .join(' · ')}
            </Box>
            {diLuarBatas ? (
              <MuiLink component={Link} to={affectedStockPath(role, idFaskes)} sx={linkStyle}>
                {t('resources.temperature.excursion.link')}
              </MuiLink>
            ) : null}
          </Box>
          <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
            {[t(`resources.temperature.sumber.${reading.sumber}`), reading.oleh]
              .filter(Boolean)
              .join(' · ')}
          </Box>
        </Box>
      ))}
    </Box>
  );
};

const linkStyle = { display: 'inline-block', py: '3px' };
const row = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '160px 190px minmax(0, 1fr) 240px' },
  columnGap: 2,
  rowGap: 0.25,
  py: 1,
  alignItems: 'baseline',
  '&:not(:first-of-type)': { borderTop: 1, borderColor: 'divider' },
};
