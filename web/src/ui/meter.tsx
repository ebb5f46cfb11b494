import { Box } from '@mui/material';
import type { ReactNode } from 'react';

interface Props {
  /** 0–100. */
  percent: number;
  label: string;
  color?: 'primary' | 'secondary';
  /** What a screen reader says instead of the percentage. */
  valueText?: string;
}

const progressbarProps = ({ percent, label, valueText }: Props) =>
  ({
    role: 'progressbar',
    'aria-label': label,
    'aria-valuenow': Math.round(percent),
    'aria-valuemin': 0,
    'aria-valuemax': 100,
    'aria-valuetext': valueText,
  }) as const;

const track = 'var(--mui-palette-divider)';

/** A bar that fills from the left. */
export function Bar(props: Props) {
  const { percent, color = 'primary' } = props;
  return (
    <Box
      component="svg"
      {...progressbarProps(props)}
      viewBox="0 0 100 8"
      preserveAspectRatio="none"
      sx={{ display: 'block', width: '100%', height: 8, borderRadius: 8, color: `${color}.main` }}
    >
      <rect width="100" height="8" fill={track} />
      <rect width={percent} height="8" fill="currentColor" />
    </Box>
  );
}

/** A ring that fills clockwise from the top, around its figure. */
export function Ring({ children, ...props }: Props & { children: ReactNode }) {
  const { percent, color = 'primary' } = props;
  const circle = { cx: 20, cy: 20, r: 17.5, fill: 'none', strokeWidth: 4, pathLength: 100 };
  return (
    <Box sx={{ display: 'grid', placeItems: 'center', '& > *': { gridArea: '1 / 1' } }}>
      <Box
        component="svg"
        {...progressbarProps(props)}
        viewBox="0 0 40 40"
        sx={{ width: '3.5rem', height: '3.5rem', color: `${color}.main`, rotate: '-90deg' }}
      >
        <circle {...circle} stroke={track} />
        {percent > 0 && (
          <circle
            {...circle}
            stroke="currentColor"
            strokeLinecap="round"
            strokeDasharray={`${percent} 100`}
          />
        )}
      </Box>
      {children}
    </Box>
  );
}
