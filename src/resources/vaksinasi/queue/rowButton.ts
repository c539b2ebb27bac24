/** Style of a row of a list that is one button. */
export const rowButton = {
  display: 'flex',
  flexWrap: 'wrap',
  width: '100%',
  minHeight: 44,
  px: 1.5,
  py: 0.75,
  columnGap: 1.5,
  rowGap: 0.5,
  textAlign: 'left',
  font: 'inherit',
  '&:hover': { bgcolor: 'action.hover' },
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
};
