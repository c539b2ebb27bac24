/**
 * The page to open after sign-in. It is in session storage, so that it survives a reload and stays
 * within this tab.
 */
const storageKey = 'returnTo';

interface ReturnPage {
  path: string;
  /** The user the page belongs to; null for a link opened while signed out. */
  userId: number | null;
}

/** Only console pages, which prevents open redirects. */
const consolePathPattern = /^\/(?:dashboard|admin)(?:[/?]|$)/i;

/** Long numbers may be identity numbers, which must not be stored in the browser. */
const identityNumberPattern = /\d{8,}/;

function readReturnPage(): ReturnPage | null {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') as ReturnPage | null;
  } catch {
    return null;
  }
}

/** Stores the page to return to; `userId` null means whichever user signs in next. */
export function saveReturnPath(pathname: string, search: string, userId: number | null): void {
  const path = identityNumberPattern.test(search) ? pathname : pathname + search;
  if (consolePathPattern.test(path) && !identityNumberPattern.test(path))
    sessionStorage.setItem(storageKey, JSON.stringify({ path, userId } satisfies ReturnPage));
}

/** Returns the stored page, or null when it belongs to another user. */
export function getReturnPath(userId: number): string | null {
  const saved = readReturnPage();
  if (typeof saved?.path !== 'string' || !consolePathPattern.test(saved.path)) return null;
  return saved.userId === null || saved.userId === userId ? saved.path : null;
}

/** Deletes the stored page. */
export function clearReturnPath(): void {
  sessionStorage.removeItem(storageKey);
}

/** Deletes a page stored for another user; called after sign-in. */
export function clearOtherUsersReturnPath(userId: number): void {
  if (getReturnPath(userId) === null) clearReturnPath();
}
