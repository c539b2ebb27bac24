/** A list of lines within a frame. */
export const sheet = {
  m: 0,
  px: 2,
  py: 0,
  listStyle: 'none',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
};

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
