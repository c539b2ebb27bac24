/** Message for the sign-in page, set before the user is signed out. */
let notice: string | null = null;

/** Sets the message that the sign-in page shows next. */
export function setSignInNotice(text: string): void {
  notice = text;
}

/** Returns the pending message, or null. */
export const getSignInNotice = (): string | null => notice;

/** Clears the message after it was shown. */
export function clearSignInNotice(): void {
  notice = null;
}
