/** Where the page is wide enough for a day in one line; narrower, each day is a card. */
export const wide = '@container (min-width: 720px)';

/** Holds days: how wide it is decides how they are laid out. */
export const frame = { containerType: 'inline-size' } as const;

/** The columns of a day in one line: its name, four times, the capacity, the drawing, copying. */
export const columns = '116px repeat(4, 72px) 104px minmax(64px, 1fr) 40px';
