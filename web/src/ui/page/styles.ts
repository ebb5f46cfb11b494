/** The centred column of a page's content; add a `maxWidth`. */
export const pageColumn = { width: '100%', mx: 'auto', px: { xs: 2, sm: 3 } } as const;

/** Clamps a text to two lines. */
export const twoLines = {
  overflow: 'hidden',
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflowWrap: 'anywhere',
} as const;

/** Visible to screen readers only; not copied with the text around it. */
export const visuallyHidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  m: '-1px',
  p: 0,
  border: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  userSelect: 'none',
} as const;

/** Where the label of a switch starts, and so the text that explains it. */
export const BESIDE_SWITCH = '47px';
