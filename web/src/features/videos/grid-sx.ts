/** Two columns on a phone, one where letters are very large, three on a desktop. */
export const gridSx = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'repeat(auto-fill, minmax(9.5rem, 1fr))', sm: 'repeat(3, 1fr)' },
  m: 0,
  p: 0,
} as const;
