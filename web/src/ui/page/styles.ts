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

/** A row of which one part is chosen: a rounded frame, and the chosen part lies on it. */
export const segments = {
  display: 'flex',
  gap: 0.5,
  p: 0.5,
  borderRadius: '28px',
  bgcolor: 'action.hover',
} as const;
export const segment = {
  minWidth: 0,
  minHeight: 48,
  px: 1,
  border: 0,
  borderRadius: '24px',
  typography: 'button',
  lineHeight: 1.2,
  textAlign: 'center',
  color: 'text.secondary',
} as const;
export const chosenSegment = {
  color: 'primary.main',
  bgcolor: 'background.paper',
  // An edge with 3:1 contrast.
  boxShadow: 'inset 0 0 0 1.5px var(--mui-palette-primary-main)',
} as const;

/** Where the label of a switch starts, and so the text that explains it. */
export const BESIDE_SWITCH = '47px';
