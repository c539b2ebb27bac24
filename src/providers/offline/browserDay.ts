import { readSession } from '../session.ts';
import { createOfflineDay } from './offlineDay.ts';
import { createBrowserStore } from './offlineStore.ts';

/** The prepared day of this browser. */
export const browserDay = createOfflineDay(createBrowserStore(), readSession);

/** Whether this browser can encrypt what it stores, which it does on secure pages only. */
export const canWorkOffline = (): boolean =>
  window.isSecureContext && 'indexedDB' in window && 'serviceWorker' in navigator;
