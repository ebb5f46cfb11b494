import CloseIcon from '@mui/icons-material/Close';
import { IconButton, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';

interface Props {
  title: string;
  note?: string;
  /** Shown before the title. */
  start: ReactNode;
  /** Buttons before the close button. */
  children?: ReactNode;
  onClose: () => void;
}

/** The header of the mentor's dialog. */
export function MentorBar({ title, note, start, children, onClose }: Props) {
  return (
    <Stack
      component="header"
      direction="row"
      sx={{
        alignItems: 'center',
        flexWrap: 'wrap',
        columnGap: 1,
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
      <Typography
        id="mentor-title"
        variant="h3"
        component="h2"
        sx={{ flex: '1 1 0', minWidth: 'min-content' }}
      >
        {title}
      </Typography>
      {children}
      <IconButton aria-label="Fechar" onClick={onClose} edge="end">
        <CloseIcon />
      </IconButton>
      {note && (
        <Typography variant="caption" color="textSecondary" sx={{ width: '100%' }}>
          {note}
        </Typography>
      )}
    </Stack>
  );
}
