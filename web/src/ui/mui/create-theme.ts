/** In a separate module, so that /auth evaluates MUI in one task and creates the theme in the next. */
export { createTheme } from '@mui/material/styles';
