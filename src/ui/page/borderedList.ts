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
