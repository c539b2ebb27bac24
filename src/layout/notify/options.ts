import type { NotificationOptions, NotificationPayload } from 'react-admin';

/**
 * Extra option of `useNotify()`: a callback for the undo button. Example: `notify('Peran dihapus',
 * { type: 'success', undo: () => restore(id) })`
 */
export interface UndoOption {
  undo?: () => void | Promise<void>;
}

type Options = NotificationOptions & UndoOption;

/** Minimum display time in ms. */
const atLeast = 5_000;

/**
 * Display time of a notification in ms, longer for errors, warnings and undo; null keeps it open.
 */
export function stayOf({ type, notificationOptions = {} }: NotificationPayload): number | null {
  const { autoHideDuration, undo, undoable } = notificationOptions as Options;
  if (autoHideDuration === null) return null;
  const usual = type === 'error' || type === 'warning' || undo || undoable ? 10_000 : 6_000;
  return Math.max(atLeast, autoHideDuration ?? usual);
}
