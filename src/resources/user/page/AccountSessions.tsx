import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { userCalls, type Account, type AccountSession } from '#contract/domains/user.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { formatDateTime } from '#src/kit/format/date.ts';
import { parseDevice } from '#src/kit/format/device.ts';
import { ListError } from '#src/kit/list/ListStates.tsx';
import { borderedList } from '#src/kit/page/borderedList.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';

/** The open sessions of an account: device, address, and when it was used. */
export const AccountSessions = ({ record }: { record: Account }) => {
  const t = useMessages();
  const { call } = useApi();
  const { id } = record;
  const { data, error, refetch } = useQuery({
    // The key starts with `user`, because deactivating an account ends its sessions.
    queryKey: ['user', 'sessions', id],
    queryFn: ({ signal }) => call(userCalls.sessions, { params: { id } }, { signal }),
  });
  if (error && !data) {
    return <ListError detail={error.message} hasStaleRows={false} onRetry={() => void refetch()} />;
  }
  if (!data) return <Skeleton variant="rounded" height={64} />;
  return data.length === 0 ? (
    <Box sx={{ color: 'text.secondary' }}>{t('resources.user.session.none')}</Box>
  ) : (
    <Box component="ul" sx={borderedList}>
      {data.map((session, at) => (
        <SessionRow key={`${session.createdAt} ${at}`} session={session} />
      ))}
    </Box>
  );
};

const SessionRow = ({ session }: { session: AccountSession }) => {
  const t = useMessages();
  const { userAgent, address, createdAt, lastSeenAt } = session;
  const device = parseDevice(userAgent);
  const when = formatDateTime(lastSeenAt);
  return (
    <Box component="li" sx={row}>
      <Box sx={{ fontWeight: 500 }}>
        {device ? t('resources.user.session.device', device) : t('resources.user.session.unknown')}
      </Box>
      <Box sx={detail}>
        {address
          ? t('resources.user.session.used', { address, when })
          : t('resources.user.session.used_only', { when })}
      </Box>
      <Box sx={detail}>
        {t('resources.user.session.since', { when: formatDateTime(createdAt) })}
      </Box>
    </Box>
  );
};

const row = { py: 1.25, '&:not(:first-of-type)': { borderTop: 1, borderColor: 'divider' } };
const detail = { typography: 'body2', color: 'text.secondary' };
