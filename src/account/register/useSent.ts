import { useLocation } from 'react-router-dom';

/** A ticket and the email it goes with; handed from page to page beside the address, never in it. */
export interface Sent {
  readonly nomorTiket: string;
  readonly email: string;
}

/** What was just sent, if this page was opened right after it. */
export function useSent(): Sent | null {
  const state: unknown = useLocation().state;
  if (typeof state !== 'object' || state === null) return null;
  const { nomorTiket, email } = state as Partial<Sent>;
  return typeof nomorTiket === 'string' && typeof email === 'string' ? { nomorTiket, email } : null;
}
