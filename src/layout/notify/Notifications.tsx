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
import { useWords } from '#src/i18n/useWords.ts';
import { Message } from './Message.tsx';
import { stayOf, type UndoOption } from './options.ts';

/**
 * Returns the first notification of react-admin's queue; it is removed after its exit transition.
 */
function useCurrent() {
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

const phone = '@media (max-width:599.95px)';
/** Clears the floating primary action on phones and the bulk bar on any screen. */
const aboveTheAction = { bottom: 'calc(76px + env(safe-area-inset-bottom, 0px))' };

/** Snackbar for react-admin's notifications, with close and undo buttons. */
export const Notifications = () => {
  const say = useWords();
  const translate = useTranslate();
  const notify = useNotify();
  const takeMutation = useTakeUndoableMutation();
  const { current, open, close, gone } = useCurrent();

  const options = current?.notificationOptions ?? {};
  const { undo, undoable } = options as UndoOption & { undoable?: boolean };
  const urgent = current?.type === 'error' || current?.type === 'warning';
  const message =
    typeof current?.message === 'string'
      ? translate(current.message, { _: current.message, ...options.messageArgs })
      : current?.message;

  const takeBack = async () => {
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

  const leave = () => {
    if (undoable) takeMutation()?.({ isUndo: false });
    gone();
  };

  const snackbar = current ? (
    <Snackbar
      open={open}
      autoHideDuration={stayOf(current)}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      sx={{ [phone]: aboveTheAction, 'body:has([data-at-foot]) &': aboveTheAction }}
      onClose={(_, reason) => {
        if (reason !== 'clickaway') close();
      }}
      slotProps={{ transition: { onExited: leave } }}
    >
      <SnackbarContent
        role={urgent ? 'alert' : 'none'}
        message={<Message type={current.type}>{message}</Message>}
        action={
          <>
            {undo || undoable ? (
              <Button size="small" onClick={() => void takeBack()}>
                {say('common.act.undo')}
              </Button>
            ) : null}
            <Button size="small" onClick={close}>
              {say('common.act.close')}
            </Button>
          </>
        }
      />
    </Snackbar>
  ) : null;

  // Screen readers only announce changes inside a live region that already exists.
  return (
    <>
      <Box role="status">{urgent ? null : snackbar}</Box>
      {urgent ? snackbar : null}
    </>
  );
};
