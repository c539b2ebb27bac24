/**
 * The page to open after sign-in. It is in session storage, so that it survives a reload and stays
 * within this tab.
 */
const key = 'returnTo';

interface Kept {
  path: string;
  /** The user the page belongs to; null for a link opened while signed out. */
  userId: number | null;
}

/** Only console pages, which prevents open redirects. */
const ours = /^\/(?:dashboard|admin)(?:[/?]|$)/i;

/** Long numbers may be identity numbers, which must not be stored in the browser. */
const identity = /\d{8,}/;

function read(): Kept | null {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') as Kept | null;
  } catch {
    return null;
  }
}

/** Stores the page to return to; `userId` null means whichever user signs in next. */
export function rememberPath(pathname: string, search: string, userId: number | null): void {
  const path = identity.test(search) ? pathname : pathname + search;
  if (ours.test(path) && !identity.test(path))
    sessionStorage.setItem(key, JSON.stringify({ path, userId } satisfies Kept));
}

/** Returns the stored page, or null when it belongs to another user. */
export function returnPath(userId: number): string | null {
  const kept = read();
  if (typeof kept?.path !== 'string' || !ours.test(kept.path)) return null;
  return kept.userId === null || kept.userId === userId ? kept.path : null;
}

/** Deletes the stored page. */
export function forgetPath(): void {
  sessionStorage.removeItem(key);
}

/** Deletes a page stored for another user; called after sign-in. */
export function forgetPathOfOthers(userId: number): void {
  if (returnPath(userId) === null) forgetPath();
}
