import type { Theme } from '@mui/material';
import { Box, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { RichText } from '@/ui/rich-text';
import { visuallyHidden } from '@/ui/visually-hidden';

interface Props {
  by: 'user' | 'model';
  text: string;
  children?: ReactNode;
}

const own = (theme: Theme) => ({
  alignSelf: 'flex-end',
  maxWidth: '85%',
  px: 2,
  py: 1.25,
  borderRadius: '18px 18px 4px 18px',
  color: theme.vars?.palette.primary.contrastText,
  bgcolor: theme.vars?.palette.primary.main,
  ...theme.applyStyles('dark', { color: '#EEF0EA', bgcolor: '#2B4A37' }),
});

const mentors = {
  alignSelf: 'stretch',
  px: 2,
  py: 1.75,
  border: 1,
  borderColor: 'divider',
  borderRadius: '4px 18px 18px 18px',
  bgcolor: 'background.paper',
} as const;

/** What one of the two said. The person's own words stand as they were written; the mentor's have bold and bullets. */
export function Bubble({ by, text, children }: Props) {
  return (
    <Stack spacing={1.5} sx={{ lineHeight: 1.6, overflowWrap: 'anywhere' }}>
      <Box sx={by === 'user' ? own : mentors}>
        <Box component="span" sx={visuallyHidden}>
          {by === 'user' ? 'Você: ' : 'Mentor: '}
        </Box>
        {by === 'user' ? (
          <Typography sx={{ whiteSpace: 'pre-wrap' }}>{text}</Typography>
        ) : (
          <RichText text={text} />
        )}
      </Box>
      {children}
    </Stack>
  );
}
