/** Style of a bordered list without bullets. */
export const borderedList = {
  m: 0,
  px: 2,
  py: 0,
  listStyle: 'none',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
};

/** Style of a list row with buttons at its end. */
export const actionRow = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  rowGap: 0.5,
  minHeight: 44,
  py: 1,
  '&:not(:first-of-type)': { borderTop: 1, borderColor: 'divider' },
};
