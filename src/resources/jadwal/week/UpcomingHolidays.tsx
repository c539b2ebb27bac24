import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { weekdayOf } from '#contract/domains/jadwal/week.ts';
import { liburCalls } from '#contract/domains/libur.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { formatDate } from '#src/kit/format/date.ts';
import { useToday } from '#src/kit/format/useToday.ts';
import { Detail, ListRow } from '#src/kit/page/ListBox.tsx';
import { RecordSection } from '#src/kit/record/RecordSection.tsx';
import { RelatedList } from '#src/kit/record/RelatedList.tsx';
import { useRequiredSession } from '#src/providers/api/ApiContext.ts';
import { permissionScope } from '#src/providers/auth/permissionScope.ts';
import { useCall } from '#src/providers/data/useCall.ts';

/** Holidays that are shown. */
const pageSize = 6;

/** The next holidays of a facility, its own and the national ones, with a link to all of them. */
export const UpcomingHolidays = ({ idFaskes }: { idFaskes: number }) => {
  const t = useMessages();
  const { role } = useRequiredSession();
  const dari = useToday();
  const query = { idFaskes, dari, pageSize };
  const holidays = useCall('libur', liburCalls.list, { query }, { select: ({ data }) => data });
  const place = permissionScope(role, 'libur.read') === 'own' ? 'dashboard' : 'admin';
  return (
    <Box sx={{ mt: 4, maxWidth: 720 }}>
      <RecordSection title={t('resources.jadwal.holidays.title')}>
        <RelatedList
          query={holidays}
          empty={t('resources.jadwal.holidays.none')}
          footer={
            <Link component={RouterLink} to={`/${place}/libur/list-libur`}>
              {t('resources.jadwal.holidays.all')}
            </Link>
          }
        >
          {({ tanggal, nama, idFaskes: own }) => (
            <ListRow
              end={
                <Detail>
                  {t(`resources.jadwal.holidays.${own === null ? 'national' : 'own'}`)}
                </Detail>
              }
            >
              <Box sx={{ fontWeight: 500 }}>{nama}</Box>
              <Detail>
                {t(`resources.jadwal.day.${weekdayOf(tanggal)}`)}, {formatDate(tanggal)}
              </Detail>
            </ListRow>
          )}
        </RelatedList>
      </RecordSection>
    </Box>
  );
};
