import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';

interface Props {
  /** For the field that the message is about. */
  id?: string;
  severity?: 'error' | 'warning' | 'info' | 'success';
  title?: string;
  text: ReactNode;
  /** A button. */
  action?: ReactNode;
  role?: 'alert' | 'status';
}

/** A message within a page or above a form's fields. (MUI's Alert would add 2.5 kB to pages that rarely show one.) */
export function Notice({ id, severity = 'error', title, text, action, role = 'alert' }: Props) {
  return (
    <Box
      role={role}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        columnGap: 2,
        px: 2,
        py: 1.5,
        // Leaves room for the label that overlaps the top edge of the field below.
        '&:not(:last-child)': { mb: 0.5 },
        borderRadius: 1,
        borderLeft: 4,
        borderColor: `${severity}.main`,
        bgcolor: `color-mix(in srgb, var(--mui-palette-${severity}-main) 10%, transparent)`,
      }}
    >
      <Box id={id} sx={{ flexGrow: 1, minWidth: 0 }}>
        {title && <Typography sx={{ fontWeight: 700 }}>{title}</Typography>}
        <Typography
          variant="body2"
          component="div"
          sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
        >
          {text}
        </Typography>
      </Box>
      {action}
    </Box>
  );
}
