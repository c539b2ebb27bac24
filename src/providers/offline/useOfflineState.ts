import { useSyncExternalStore } from 'react';
import { readOfflineState, subscribeOfflineState, type OfflineState } from './offlineState.ts';

/** Returns what is known of work without network and re-renders when it changes. */
export const useOfflineState = (): OfflineState =>
  useSyncExternalStore(subscribeOfflineState, readOfflineState);
