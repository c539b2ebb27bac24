/** Style of a list row. */
export const historyRow = {
  py: 1.25,
  overflowWrap: 'anywhere',
  '&:not(:first-of-type)': { borderTop: 1, borderColor: 'divider' },
};

/** Style of a row's first line: title and state chips. */
export const rowHeader = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 };

/** Style of a row's secondary line. */
export const rowDetail = { color: 'text.secondary', typography: 'body2' };
