/** Container query for a day in one line; in a narrower container each day is a card. */
export const wideLayout = '@container (min-width: 720px)';

/** Makes an element the container whose width decides the layout of days. */
export const weekContainer = { containerType: 'inline-size' } as const;

/** Grid columns of a day in one line: name (the longest is 'Wednesday'), four times, capacity, bar, copy button. */
export const dayColumns = '132px repeat(4, 72px) 124px minmax(64px, 1fr) 40px';
