import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Divider from '@mui/material/Divider';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { deadlineKinds, type DeadlineKind } from '#contract/domains/deadline.ts';
import type { Notification } from '#contract/domains/notification.ts';
import { closingEvents, type ClosingEvent } from '#contract/domains/pks/clock.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { closingEventText } from '#src/kit/deadline/describeDeadline.ts';
import { useDeadlines } from '#src/kit/deadline/useDeadlines.ts';
import { formatDateTime } from '#src/kit/format/date.ts';
import { ListError } from '#src/kit/list/ListStates.tsx';
import { visuallyHidden } from '#src/kit/theme/visuallyHidden.ts';
import { useMarkRead, useNotificationList } from './useNotifications.ts';

interface NotificationListProps {
  titleId: string;
  unread: number;
  /** Called when a notification is opened. */
  onLeave: () => void;
}

/** The newest notifications; opening one marks it read and shows its record. */
export const NotificationList = ({ titleId, unread, onLeave }: NotificationListProps) => {
  const t = useMessages();
  const { data, error, refetch } = useNotificationList();
  const markRead = useMarkRead();
  return (
    <>
      <Box sx={headStyle}>
        <Typography variant="h3" component="h2" id={titleId}>
          {t('resources.notification.title')}
        </Typography>
        {unread > 0 ? (
          <Button size="small" onClick={() => markRead()}>
            {t('resources.notification.mark_all')}
          </Button>
        ) : null}
      </Box>
      <Divider />
      {data ? (
        <Box component="ul" sx={{ m: 0, p: 0.5, listStyle: 'none' }}>
          {data.data.map(one => (
            <li key={one.id}>
              <NotificationItem
                notification={one}
                onOpen={() => {
                  if (one.dibaca === null) markRead(one.id);
                  onLeave();
                }}
              />
            </li>
          ))}
        </Box>
      ) : error ? (
        <ListError detail={error.message} hasStaleRows={false} onRetry={() => void refetch()} />
      ) : (
        <Skeleton variant="rounded" height={120} sx={{ m: 1.75 }} />
      )}
      {data?.totalRecords === 0 ? (
        <Typography sx={{ px: 1.75, pb: 2 }} color="textSecondary">
          {t('resources.notification.empty')}
        </Typography>
      ) : null}
      {data && data.totalRecords > data.data.length ? (
        <Typography variant="body2" sx={{ px: 1.75, pb: 1.5 }} color="textSecondary">
          {t('resources.notification.older')}
        </Typography>
      ) : null}
    </>
  );
};

/** Notifications whose deadline is the day `hari`. */
const deadlineOfMessage: Readonly<Record<string, DeadlineKind>> = {
  'workOrder.confirmDue': 'confirmDelivery',
  'workOrder.departureDue': 'depart',
  'workOrder.departureLate': 'depart',
  'workOrder.arrivalLate': 'arrive',
  'order.deliveryDue': 'deliver',
};

/** Whether a value of a notification names a kind of deadline. */
const isDeadlineKind = (value: unknown): value is DeadlineKind =>
  deadlineKinds.some(kind => kind === value);

const isClosingEvent = (kind: DeadlineKind): kind is ClosingEvent =>
  closingEvents.some(event => event === kind);

interface NotificationItemProps {
  notification: Notification;
  onOpen: () => void;
}

const NotificationItem = ({ notification, onOpen }: NotificationItemProps) => {
  const t = useMessages();
  const translate = useTranslate();
  const describe = useDeadlines();
  const { pesan, isi, tautan, dibuat, dibaca } = notification;
  /** Says the deadline that a notification names. */
  const describeDue = ({
    hari,
    jenis = deadlineOfMessage[pesan],
    sampai = hari,
  }: Notification['isi']) =>
    isDeadlineKind(jenis) && typeof sampai === 'string'
      ? {
          tenggat: describe({ kind: jenis, until: sampai }).text,
          apa: isClosingEvent(jenis) ? closingEventText(t, jenis) : '',
        }
      : undefined;
  const text = translate(`resources.notification.message.${pesan}`, {
    ...isi,
    ...describeDue(isi),
    _: t('resources.notification.message.other', { nama: '', ...isi }),
  });
  return (
    <ButtonBase
      {...(tautan === null ? {} : { component: Link, to: tautan })}
      onClick={onOpen}
      sx={itemStyle}
    >
      <Box sx={{ ...dotStyle, bgcolor: dibaca === null ? 'primary.main' : 'transparent' }} />
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        {dibaca === null ? (
          <Box component="span" sx={visuallyHidden}>{`${t('resources.notification.new')}. `}</Box>
        ) : null}
        <Box component="span" sx={{ fontWeight: dibaca === null ? 500 : 400 }}>
          {text}
        </Box>
        <Typography
          variant="body2"
          color="textSecondary"
          component="span"
          sx={{ display: 'block' }}
        >
          {formatDateTime(dibuat)}
        </Typography>
      </Box>
    </ButtonBase>
  );
};

const headStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 1,
  minHeight: 48,
  px: 1.75,
};
const itemStyle = {
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'flex-start',
  gap: 1.25,
  width: 1,
  px: 1.25,
  py: 1,
  borderRadius: 1,
  textAlign: 'left',
  typography: 'body1',
  color: 'text.primary',
  '&:hover, &:focus-visible': { bgcolor: 'action.hover' },
};
const dotStyle = { width: 8, height: 8, mt: 0.875, flex: 'none', borderRadius: '50%' };
