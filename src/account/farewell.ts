/** Message for the sign-in page, set before the user is signed out. */
let farewell: string | null = null;

/** Sets the message that the sign-in page shows next. */
export function leaveFarewell(text: string): void {
  farewell = text;
}

/** Returns the pending message, or null. */
export const farewellLeft = (): string | null => farewell;

/** Clears the message after it was shown. */
export function farewellHeard(): void {
  farewell = null;
}
