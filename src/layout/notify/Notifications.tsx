import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import SnackbarContent from '@mui/material/SnackbarContent';
import { useState } from 'react';
import {
  useNotificationContext,
  useNotify,
  useTakeUndoableMutation,
  useTranslate,
  type NotificationPayload,
} from 'react-admin';
import { useMessages } from '#src/i18n/useMessages.ts';
import { NotificationMessage } from './NotificationMessage.tsx';
import { displayDuration, type UndoOption } from './notificationOptions.ts';

/**
 * Returns the first notification of react-admin's queue; it is removed after its exit transition.
 */
function useCurrentNotification() {
  const { notifications, setNotifications } = useNotificationContext();
  const [closed, setClosed] = useState<NotificationPayload>();
  const current = notifications.at(0);
  return {
    current,
    open: current !== undefined && current !== closed,
    close: () => setClosed(current),
    gone: () => setNotifications(queue => queue.slice(1)),
  };
}

const phoneQuery = '@media (max-width:599.95px)';
/** Clears the floating primary action on phones and the bulk bar on any screen. */
const aboveActionBar = { bottom: 'calc(76px + env(safe-area-inset-bottom, 0px))' };

/** Snackbar for react-admin's notifications, with close and undo buttons. */
export const Notifications = () => {
  const t = useMessages();
  const translate = useTranslate();
  const notify = useNotify();
  const takeMutation = useTakeUndoableMutation();
  const { current, open, close, gone: removeFromQueue } = useCurrentNotification();

  const options = current?.notificationOptions ?? {};
  const { undo, undoable } = options as UndoOption & { undoable?: boolean };
  const isUrgent = current?.type === 'error' || current?.type === 'warning';
  const message =
    typeof current?.message === 'string'
      ? translate(current.message, { _: current.message, ...options.messageArgs })
      : current?.message;

  const handleUndo = async () => {
    close();
    // Cancels react-admin's own undoable mutation, which is still pending.
    if (undoable) takeMutation()?.({ isUndo: true });
    try {
      await undo?.();
    } catch (error) {
      notify(error instanceof Error ? error.message : 'ra.notification.http_error', {
        type: 'error',
      });
    }
  };

  const handleExited = () => {
    if (undoable) takeMutation()?.({ isUndo: false });
    removeFromQueue();
  };

  const snackbar = current ? (
    <Snackbar
      open={open}
      autoHideDuration={displayDuration(current)}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      sx={{ [phoneQuery]: aboveActionBar, 'body:has([data-at-foot]) &': aboveActionBar }}
      onClose={(_, reason) => {
        if (reason !== 'clickaway') close();
      }}
      slotProps={{ transition: { onExited: handleExited } }}
    >
      <SnackbarContent
        role={isUrgent ? 'alert' : 'none'}
        message={<NotificationMessage type={current.type}>{message}</NotificationMessage>}
        action={
          <>
            {undo || undoable ? (
              <Button size="small" onClick={() => void handleUndo()}>
                {t('common.action.undo')}
              </Button>
            ) : null}
            <Button size="small" onClick={close}>
              {t('common.action.close')}
            </Button>
          </>
        }
      />
    </Snackbar>
  ) : null;

  // Screen readers only announce changes inside a live region that already exists.
  return (
    <>
      <Box role="status">{isUrgent ? null : snackbar}</Box>
      {isUrgent ? snackbar : null}
    </>
  );
};
