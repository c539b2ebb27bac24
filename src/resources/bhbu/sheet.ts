/** A list of lines within a frame, as facts and documents of a company are shown. */
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

/** A line of it: what it is, and what can be done with it. */
export const line = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  rowGap: 0.5,
  minHeight: 44,
  py: 1,
  '&:not(:first-of-type)': { borderTop: 1, borderColor: 'divider' },
};
