import { createContext, useContext, useSyncExternalStore } from 'react';
import { readSession, subscribeSession, type Session } from '../session.ts';
import type { RequestActivity } from './requestActivity.ts';
import type { ApiFetch, Call, OpenStream } from './http.ts';
import type { ServerState, ServerStatus } from './serverStatus.ts';

/** API client and session state for all screens. */
export interface Api {
  readonly call: Call;
  readonly apiFetch: ApiFetch;
  readonly openStream: OpenStream;
  readonly baseUrl: string;
  readonly activity: RequestActivity;
  readonly status: ServerStatus;
  /**
   * Whether the server has ended the session; the expiry alert stays until the user confirms it.
   */
  readonly expiry: {
    readonly ended: () => boolean;
    readonly watch: (listener: () => void) => () => void;
  };
}

export const ApiContext = createContext<Api | null>(null);

/**
 * Returns the API client.
 * @throws outside of the portal
 */
export function useApi(): Api {
  const api = useContext(ApiContext);
  if (!api) throw new Error('useApi outside ApiContext');
  return api;
}

/** Returns what is known of the server and re-renders when it changes. */
export function useServerState(): ServerState {
  const { status } = useApi();
  return useSyncExternalStore(status.subscribe, status.read);
}

/** Returns the session and re-renders when it changes; null when signed out. */
export function useSession(): Session | null {
  return useSyncExternalStore(subscribeSession, readSession);
}

/**
 * Returns the session.
 * @throws when signed out
 */
export function useRequiredSession(): Session {
  const session = useSession();
  if (!session) throw new Error('useRequiredSession while signed out');
  return session;
}
