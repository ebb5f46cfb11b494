/** The number before a verse, for the `sx` of a `sup`. */
export const verseNumber = {
  fontFamily: 'fontFamily',
  fontSize: '0.62em',
  fontWeight: 700,
  lineHeight: 0,
  color: 'secondary.main',
  mr: '0.45em',
} as const;
