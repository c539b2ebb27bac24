/** Returns the style of a grid that shows all cards in one row on wide screens. */
export const counterGrid = (count: number) => ({
  m: 0,
  p: 0,
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: {
    xs: 'repeat(2, minmax(0, 1fr))',
    sm: `repeat(${count === 4 ? 4 : 3}, minmax(0, 1fr))`,
    lg: `repeat(${count}, minmax(0, 1fr))`,
  },
  '@media print': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  listStyle: 'none',
});
