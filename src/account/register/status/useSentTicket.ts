import { useLocation } from 'react-router-dom';

/** Ticket number and email, passed between pages in router state, never in the URL. */
export interface SentTicket {
  readonly nomorTiket: string;
  readonly email: string;
}

/** Returns the ticket of the submission that led to this page, or null. */
export function useSentTicket(): SentTicket | null {
  const state: unknown = useLocation().state;
  if (typeof state !== 'object' || state === null) return null;
  const { nomorTiket, email } = state as Partial<SentTicket>;
  return typeof nomorTiket === 'string' && typeof email === 'string' ? { nomorTiket, email } : null;
}
