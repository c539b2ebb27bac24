/** Grid of panels of equal height per row; a last panel without a neighbour takes the whole row. */
export const panelGrid = {
  display: 'grid',
  gap: 2,
  mb: 4,
  // Two columns where they are at least 400 px wide, never more.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(400px, 40%)), 1fr))',
  '& > :last-child:nth-child(odd)': { gridColumn: '1 / -1' },
  '@media print': { display: 'block', '& > *': { mb: 2 } },
};
