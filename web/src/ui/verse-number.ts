/** The `sx` of the `sup` with the number before a verse. */
export const verseNumber = {
  fontFamily: 'fontFamily',
  fontSize: '0.62em',
  fontWeight: 700,
  lineHeight: 0,
  color: 'secondary.main',
  mr: '0.45em',
} as const;
