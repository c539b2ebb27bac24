/**
 * Where somebody was going when they had to sign in first. In session storage, so that a reload of
 * the sign-in page does not lose it; it lives in this tab alone.
 */
const key = 'returnTo';

interface Kept {
  path: string;
  /** Whose page it was; null for a link opened while nobody was signed in. */
  userId: number | null;
}

/** Only pages of the console itself, however the address came to be. */
const ours = /^\/(?:dashboard|admin)(?:[/?]|$)/i;

/** A long number in an address may be an identity number, which the browser's storage never holds. */
const identity = /\d{8,}/;

function read(): Kept | null {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') as Kept | null;
  } catch {
    return null;
  }
}

/** Keeps the page that was asked for, for one person or for whoever signs in next. */
export function rememberPath(pathname: string, search: string, userId: number | null): void {
  const path = identity.test(search) ? pathname : pathname + search;
  if (ours.test(path) && !identity.test(path))
    sessionStorage.setItem(key, JSON.stringify({ path, userId } satisfies Kept));
}

/** The page to take this person to, or null: one that somebody else left is not theirs. */
export function returnPath(userId: number): string | null {
  const kept = read();
  if (typeof kept?.path !== 'string' || !ours.test(kept.path)) return null;
  return kept.userId === null || kept.userId === userId ? kept.path : null;
}

/** Forgets the page, whoever it was for. */
export function forgetPath(): void {
  sessionStorage.removeItem(key);
}

/** Somebody has signed in: the page another person left is gone. */
export function forgetPathOfOthers(userId: number): void {
  if (returnPath(userId) === null) forgetPath();
}
