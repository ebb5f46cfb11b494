import { Box, Typography } from '@mui/material';

/** The one validation or save error of a form, above its fields. */
export function FormAlert({ title, text }: { title: string; text: string }) {
  return (
    <Box
      role="alert"
      sx={{
        px: 2,
        py: 1.5,
        // Leaves room for the label on the edge of the field below.
        '&:not(:last-child)': { mb: 0.5 },
        borderRadius: 1,
        borderLeft: 4,
        borderColor: 'error.main',
        bgcolor: 'color-mix(in srgb, var(--mui-palette-error-main) 10%, transparent)',
      }}
    >
      <Typography sx={{ fontWeight: 700 }}>{title}</Typography>
      <Typography variant="body2">{text}</Typography>
    </Box>
  );
}
