import { createTheme } from '../mui/create-theme';

const serif = '"Literata Variable", "Literata Fallback", Georgia, serif';
const sans = '"Nunito Sans Variable", "Nunito Sans Fallback", system-ui, sans-serif';
const heading = {
  overflowWrap: 'anywhere' as const,
  fontFamily: serif,
  fontWeight: 600,
  lineHeight: 1.25,
  textWrap: 'balance',
};

/** A dialog or panel on a phone: at the bottom edge, with a handle and room for the home bar. */
export const bottomSheet = {
  width: '100%',
  maxWidth: '100%',
  maxHeight: '92dvh',
  margin: 0,
  borderRadius: '20px 20px 0 0',
  paddingBottom: 'env(safe-area-inset-bottom)',
  '&::before': {
    content: '""',
    flexShrink: 0,
    display: 'block',
    width: 36,
    height: 4,
    margin: '8px auto -4px',
    borderRadius: 2,
    backgroundColor: 'var(--mui-palette-divider)',
  },
};
export const PHONE = '@media (max-width: 599.95px)';

/** The light and dark theme. Its CSS variables follow the attribute that `before-paint.js` sets, so the scheme does not flash. */
export const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-scheme' },
  colorSchemes: {
    light: {
      palette: {
        primary: { main: '#2F5D46', contrastText: '#FFFFFF' },
        secondary: { main: '#95500F', contrastText: '#FFFFFF' },
        success: { main: '#2F6B3A' },
        error: { main: '#B3261E' },
        info: { main: '#35607A' },
        background: { default: '#FAF7F2', paper: '#FFFFFF' },
        text: { primary: '#22281F', secondary: '#565E51' },
        divider: '#E6E0D6',
      },
    },
    dark: {
      palette: {
        // `dark` fills alerts and pressed buttons; MUI's default is too dark for the text on it.
        primary: { main: '#8FC7A6', dark: '#7DB795', contrastText: '#10231A' },
        secondary: { main: '#E8B26B', dark: '#D9A057', contrastText: '#2B1B05' },
        success: { main: '#8CCB97', dark: '#7DBB88' },
        error: { main: '#FFB4AB', dark: '#F2A49B' },
        info: { main: '#A5CBE0', dark: '#93BBD2' },
        background: { default: '#141814', paper: '#242C26' },
        text: { primary: '#EEF0EA', secondary: '#B5BDB1' },
        divider: '#3C473E',
      },
    },
  },
  shape: { borderRadius: 16 },
  typography: {
    fontFamily: sans,
    // Headings of large text leave room for the text below them on a phone.
    h1: { ...heading, fontSize: 'min(1.75rem, 9.5vw)' },
    h2: { ...heading, fontSize: 'min(1.375rem, 8vw)' },
    h3: { ...heading, fontSize: '1.125rem' },
    caption: { fontSize: '0.8125rem', lineHeight: 1.5 },
    button: { textTransform: 'none', fontWeight: 700 },
    overline: { letterSpacing: '0.08em', fontWeight: 700, lineHeight: 1.6 },
  },
  // Replaces ripples, which the build leaves out.
  focusVisible: true,
  components: {
    MuiButtonBase: {
      defaultProps: { disableRipple: true },
      styleOverrides: { root: { '&:active': { opacity: 0.72 } } },
    },
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: { root: { borderRadius: 999 }, sizeLarge: { padding: '12px 28px' } },
    },
    MuiCard: {
      defaultProps: { variant: 'outlined' },
      styleOverrides: { root: { backgroundImage: 'none' } },
    },
    MuiDialog: {
      styleOverrides: {
        container: { [PHONE]: { alignItems: 'flex-end' } },
        paper: { [PHONE]: { '&:not(.MuiDialog-paperFullScreen)': bottomSheet } },
      },
    },
    // Aligns the buttons with the text above them.
    MuiDialogActions: { styleOverrides: { root: { padding: '0 24px 20px' } } },
    MuiDialogTitle: { styleOverrides: { root: { overflowWrap: 'anywhere' } } },
    // A label of large text still fits its field on a phone.
    MuiInputLabel: { styleOverrides: { root: { fontSize: 'min(1rem, 6.5vw)' } } },
    // The thumb of a switch that is off would be white on white.
    MuiSwitch: {
      styleOverrides: {
        switchBase: {
          '&:not(.Mui-checked)': { color: 'var(--mui-palette-text-secondary)' },
        },
      },
    },
    // The chosen one of several has an edge with 3:1 contrast.
    MuiToggleButton: {
      styleOverrides: {
        root: {
          '&.Mui-selected': {
            backgroundColor: 'color-mix(in srgb, var(--mui-palette-primary-main) 16%, transparent)',
            boxShadow: 'inset 0 0 0 2px var(--mui-palette-primary-main)',
            fontWeight: 700,
          },
        },
      },
    },
    // Removes MUI's grey tint of elevated paper in the dark scheme.
    MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
  },
});

/** The typeface of Scripture and long texts. */
export const scripture = { fontFamily: serif, lineHeight: 1.7 };
