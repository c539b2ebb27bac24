/** What the sign-in page shall say to somebody who comes from elsewhere in the portal. */
let farewell: string | null = null;

/** Leaves a word for the sign-in page. */
export function leaveFarewell(text: string): void {
  farewell = text;
}

/** The word that was left, until it is heard. */
export const farewellLeft = (): string | null => farewell;

/** The word was shown. */
export function farewellHeard(): void {
  farewell = null;
}
