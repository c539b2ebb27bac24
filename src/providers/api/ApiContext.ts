import { createContext, useContext, useSyncExternalStore } from 'react';
import { readSession, watchSession, type Session } from '../session.ts';
import type { Activity } from './activity.ts';
import type { ApiFetch, Call } from './http.ts';

/** What every screen reaches the server with. */
export interface Api {
  readonly call: Call;
  readonly apiFetch: ApiFetch;
  readonly baseUrl: string;
  readonly activity: Activity;
  /** Whether the server has ended the session; the alert waits for the person. */
  readonly expiry: {
    readonly ended: () => boolean;
    readonly watch: (listener: () => void) => () => void;
  };
}

export const ApiContext = createContext<Api | null>(null);

/** The way to the server. @throws outside of the portal */
export function useApi(): Api {
  const api = useContext(ApiContext);
  if (!api) throw new Error('useApi outside of the portal');
  return api;
}

/** Who is signed in; renders anew when that changes. */
export function useSession(): Session | null {
  return useSyncExternalStore(watchSession, readSession);
}

/** Who is signed in, where somebody must be. @throws when nobody is */
export function useSignedIn(): Session {
  const session = useSession();
  if (!session) throw new Error('useSignedIn while signed out');
  return session;
}
