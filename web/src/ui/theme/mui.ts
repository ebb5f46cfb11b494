/** What the theme is made with, a module of its own so that /auth evaluates MUI in one task and makes the theme in the next. */
export { createTheme } from '@mui/material/styles';
