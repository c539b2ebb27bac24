import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import SnackbarContent from '@mui/material/SnackbarContent';
import { useCallback, useEffect, useRef, useState } from 'react';
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
import { useClearPlace } from './useClearPlace.ts';

/**
 * Returns the newest notification of react-admin's queue; older ones are removed at once, so that
 * its undo button never belongs to an earlier message.
 */
function useCurrentNotification() {
  const { notifications, setNotifications } = useNotificationContext();
  const takeMutation = useTakeUndoableMutation();
  const [closed, setClosed] = useState<NotificationPayload>();
  const current = notifications.at(-1);
  // A new key restarts the display time.
  const [shown, setShown] = useState({ current, key: 0 });
  if (shown.current !== current) setShown({ current, key: shown.key + 1 });

  const settledRef = useRef(new WeakSet<NotificationPayload>());
  /** Undoes or runs react-admin's pending mutation of a notification, once. */
  const settle = useCallback(
    (one: NotificationPayload, isUndo: boolean): void => {
      if (!one.notificationOptions?.undoable || settledRef.current.has(one)) return;
      settledRef.current.add(one);
      takeMutation()?.({ isUndo });
    },
    [takeMutation],
  );
  useEffect(() => {
    const replaced = notifications.slice(0, -1);
    if (replaced.length === 0) return;
    for (const one of replaced) settle(one, false);
    setNotifications(queue => queue.filter(one => !replaced.includes(one)));
  }, [notifications, setNotifications, settle]);

  return {
    current,
    key: shown.key,
    open: current !== undefined && current !== closed,
    close: () => setClosed(current),
    undo: () => {
      if (current) settle(current, true);
    },
    gone: () => {
      if (!current) return;
      settle(current, false);
      setNotifications(queue => queue.filter(one => one !== current));
    },
  };
}

/** Snackbar for react-admin's notifications, with close and undo buttons; it covers no primary button. */
export const Notifications = () => {
  const t = useMessages();
  const translate = useTranslate();
  const notify = useNotify();
  const { current, key, open, close, undo: undoPending, gone } = useCurrentNotification();
  const box = useRef<HTMLDivElement>(null);
  const bottom = useClearPlace(box, open);

  const options = current?.notificationOptions ?? {};
  const { undo, undoable } = options as UndoOption & { undoable?: boolean };
  const isUrgent = current?.type === 'error' || current?.type === 'warning';
  const message =
    typeof current?.message === 'string'
      ? translate(current.message, { _: current.message, ...options.messageArgs })
      : current?.message;

  const handleUndo = async () => {
    close();
    undoPending();
    try {
      await undo?.();
    } catch (error) {
      notify(error instanceof Error ? error.message : 'ra.notification.http_error', {
        type: 'error',
      });
    }
  };

  const snackbar = current ? (
    <Snackbar
      key={key}
      open={open}
      autoHideDuration={displayDuration(current)}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      ref={box}
      style={{ bottom: `max(${bottom}px, env(safe-area-inset-bottom, 0px))` }}
      onClose={(_, reason) => {
        if (reason !== 'clickaway') close();
      }}
      slotProps={{ transition: { onExited: gone } }}
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
