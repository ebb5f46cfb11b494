import CloseIcon from '@mui/icons-material/Close';
import { IconButton, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';

interface Props {
  title: string;
  note?: string;
  /** What stands before the title. */
  start: ReactNode;
  /** What can be done here. */
  children?: ReactNode;
  onClose: () => void;
}

/** The head of the mentor's dialog: its name, and the way out. */
export function MentorBar({ title, note, start, children, onClose }: Props) {
  return (
    <Stack
      component="header"
      direction="row"
      sx={{
        alignItems: 'center',
        gap: 1,
        px: 1.5,
        py: 1,
        minHeight: 64,
        flexShrink: 0,
        borderBottom: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
      }}
    >
      {start}
      <Stack sx={{ flexGrow: 1, minWidth: 0 }}>
        <Typography id="mentor-title" variant="h3" component="h2">
          {title}
        </Typography>
        {note && (
          <Typography variant="caption" color="textSecondary" sx={{ lineHeight: 1.35 }}>
            {note}
          </Typography>
        )}
      </Stack>
      {children}
      <IconButton aria-label="Fechar" onClick={onClose} edge="end">
        <CloseIcon />
      </IconButton>
    </Stack>
  );
}
