import { Box } from '@mui/material';

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
      sx={{ display: 'block', width: '100%', height: 8, borderRadius: 8, color: `${color}.main` }}
    >
      <rect width="100%" height="100%" fill={track} />
      <rect width={`${percent}%`} height="100%" rx="4" fill="currentColor" />
    </Box>
  );
}
