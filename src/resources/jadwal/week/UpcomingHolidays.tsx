import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Link as RouterLink } from 'react-router-dom';
import { liburCalls } from '#contract/domains/libur.ts';
import { weekdayOf } from '#contract/domains/jadwal/week.ts';
import { canAccess } from '#contract/policy.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { formatDate } from '#src/kit/format/date.ts';
import { useToday } from '#src/kit/format/useToday.ts';
import { borderedList } from '#src/kit/page/borderedList.ts';
import { useApi, useRequiredSession } from '#src/providers/api/ApiContext.ts';
import { shouldRetry } from '#src/providers/queryClient.ts';

/** Holidays that are shown. */
const pageSize = 6;

/** The next holidays of a facility, its own and the national ones, with a link to all of them. */
export const UpcomingHolidays = ({ idFaskes }: { idFaskes: number }) => {
  const t = useMessages();
  const { call } = useApi();
  const { role } = useRequiredSession();
  const dari = useToday();
  const { data, error } = useQuery({
    queryKey: ['libur', 'upcoming', idFaskes, dari],
    queryFn: ({ signal }) =>
      call(liburCalls.list, { query: { idFaskes, dari, pageSize } }, { signal }),
    retry: shouldRetry,
  });
  const place = canAccess(role, 'libur.read') === 'own' ? 'dashboard' : 'admin';
  return (
    <Box component="section" aria-labelledby="libur-mendatang" sx={{ mt: 4, maxWidth: 720 }}>
      <Typography id="libur-mendatang" variant="h3" component="h2" sx={{ mb: 1 }}>
        {t('resources.jadwal.holidays.title')}
      </Typography>
      {error ? (
        <Typography color="textSecondary">{t('resources.jadwal.holidays.failed')}</Typography>
      ) : data?.data.length === 0 ? (
        <Typography color="textSecondary">{t('resources.jadwal.holidays.none')}</Typography>
      ) : data ? (
        <Box component="ul" sx={borderedList}>
          {data.data.map(({ id, tanggal, nama, idFaskes: own }) => (
            <Box component="li" key={id} sx={row}>
              <Box sx={{ whiteSpace: 'nowrap' }}>
                {t(`resources.jadwal.day.${weekdayOf(tanggal)}`)}, {formatDate(tanggal)}
              </Box>
              <Box>{nama}</Box>
              <Box sx={{ color: 'text.secondary' }}>
                {t(`resources.jadwal.holidays.${own === null ? 'national' : 'own'}`)}
              </Box>
            </Box>
          ))}
        </Box>
      ) : (
        <Skeleton variant="rounded" height={132} />
      )}
      <Link
        component={RouterLink}
        to={`/${place}/libur/list-libur`}
        sx={{ display: 'inline-block', mt: 1.5 }}
      >
        {t('resources.jadwal.holidays.all')}
      </Link>
    </Box>
  );
};

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2,
  py: 1,
  '& + &': { borderTop: 1, borderColor: 'divider' },
  '& > :first-of-type': { minWidth: 160 },
  '& > :nth-of-type(2)': { flex: '1 1 60%', fontWeight: 500 },
};
