/** Style of a list row. */
export const line = {
  py: 1.25,
  overflowWrap: 'anywhere',
  '&:not(:first-of-type)': { borderTop: 1, borderColor: 'divider' },
};

/** Style of a row's first line: title and state chips. */
export const top = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 };

/** Style of a row's secondary line. */
export const below = { color: 'text.secondary', typography: 'body2' };
