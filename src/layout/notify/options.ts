import type { NotificationOptions, NotificationPayload } from 'react-admin';

/**
 * What `useNotify()` of react-admin may carry besides its own options: an inverse call behind the
 * button 'Urungkan'. `notify('Peran dihapus', { type: 'success', undo: () => restore(id) })`
 */
export interface UndoOption {
  undo?: () => void | Promise<void>;
}

type Options = NotificationOptions & UndoOption;

/** Nothing leaves before it could be read, in ms. */
const atLeast = 5_000;

/** How long a message stays, in ms: longer where there is more to read or something to do; null until closed. */
export function stayOf({ type, notificationOptions = {} }: NotificationPayload): number | null {
  const { autoHideDuration, undo, undoable } = notificationOptions as Options;
  if (autoHideDuration === null) return null;
  const usual = type === 'error' || type === 'warning' || undo || undoable ? 10_000 : 6_000;
  return Math.max(atLeast, autoHideDuration ?? usual);
}
