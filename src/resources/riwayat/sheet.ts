/** A line of it. */
export const line = {
  py: 1.25,
  overflowWrap: 'anywhere',
  '&:not(:first-of-type)': { borderTop: 1, borderColor: 'divider' },
};

/** What a line begins with, and the states beside it. */
export const top = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 };

/** What a line says below. */
export const below = { color: 'text.secondary', typography: 'body2' };
