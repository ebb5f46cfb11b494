import { Box } from '@mui/material';
import type { SxProps, Theme } from '@mui/material';
import type { ReactNode } from 'react';

interface Props {
  label: string;
  icon?: ReactNode;
  color?: 'primary' | 'secondary' | 'default';
  variant?: 'filled' | 'outlined';
  size?: 'small' | 'medium';
  sx?: SxProps<Theme>;
}

/** A short static label; a tenth the size of MUI's chip, which can also be clicked, deleted and disabled. */
export function Chip(props: Props) {
  const { label, icon, color = 'default', variant = 'filled', size = 'medium', sx } = props;
  const look = looks[color][variant];
  return (
    <Box component="span" sx={[chip, look, size === 'small' && small, ...(sx ? [sx].flat() : [])]}>
      {icon}
      {label}
    </Box>
  );
}

const chip = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.5,
  px: 1.5,
  border: 1,
  borderColor: 'transparent',
  borderRadius: 999,
  // A chip above a chapter does not take the chapter's typeface.
  fontFamily: 'fontFamily',
  fontSize: '0.8125rem',
  lineHeight: '1.875rem',
  whiteSpace: 'nowrap',
  '& svg': { fontSize: '1.125rem' },
} as const;

const small = { px: 1, lineHeight: '1.375rem' };

const colored = (color: 'primary' | 'secondary') => ({
  filled: { color: `${color}.contrastText`, bgcolor: `${color}.main` },
  outlined: { color: `${color}.main`, borderColor: `${color}.main` },
});

const looks = {
  primary: colored('primary'),
  secondary: colored('secondary'),
  default: { filled: { bgcolor: 'action.selected' }, outlined: { borderColor: 'divider' } },
};
