import type { NotificationOptions, NotificationPayload } from 'react-admin';

/**
 * Extra option of `useNotify()`: a callback for the undo button. Example: `notify('Peran dihapus',
 * { type: 'success', undo: () => restore(id) })`
 */
export interface UndoOption {
  undo?: () => void | Promise<void>;
}

type UndoableNotificationOptions = NotificationOptions & UndoOption;

/** Minimum display time in ms. */
const minDurationMs = 5_000;

/**
 * Display time of a notification in ms, longer for errors, warnings and undo; null keeps it open.
 */
export function displayDuration({
  type,
  notificationOptions = {},
}: NotificationPayload): number | null {
  const { autoHideDuration, undo, undoable } = notificationOptions as UndoableNotificationOptions;
  if (autoHideDuration === null) return null;
  const defaultDuration =
    type === 'error' || type === 'warning' || undo || undoable ? 10_000 : 6_000;
  return Math.max(minDurationMs, autoHideDuration ?? defaultDuration);
}
