import NotificationsOutlinedIcon from '@mui/icons-material/NotificationsOutlined';
import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import Tooltip from '@mui/material/Tooltip';
import { useId, useState } from 'react';
import { useMessages } from '#src/i18n/useMessages.ts';
import { NotificationList } from './NotificationList.tsx';
import { useUnreadCount } from './useNotifications.ts';

/** The highest number that fits the badge. */
const highestCount = 99;

/** Button with the number of unread notifications; it opens their list. */
export const NotificationBell = () => {
  const t = useMessages();
  const titleId = useId();
  const unread = useUnreadCount();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  const label =
    unread > 0
      ? t('resources.notification.unread', {
          // As the badge shows it: a name without the visible text confuses voice control.
          count: unread > highestCount ? `${highestCount}+` : unread,
        })
      : t('resources.notification.title');
  return (
    <>
      <Tooltip title={label}>
        <IconButton
          aria-label={label}
          aria-haspopup="dialog"
          aria-expanded={anchor !== null}
          onClick={event => setAnchor(event.currentTarget)}
        >
          <Badge badgeContent={unread || undefined} color="error" max={highestCount}>
            <NotificationsOutlinedIcon />
          </Badge>
        </IconButton>
      </Tooltip>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-labelledby': titleId,
            sx: { width: 380, maxWidth: 'calc(100vw - 32px)', mt: 0.5 },
          },
        }}
      >
        <NotificationList titleId={titleId} unread={unread} onLeave={close} />
      </Popover>
    </>
  );
};
