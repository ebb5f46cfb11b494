import CloseIcon from '@mui/icons-material/Close';
import MedalIcon from '@mui/icons-material/WorkspacePremium';
import { Box, IconButton, Paper, Typography } from '@mui/material';
import { keyframes } from '@mui/material/styles';

interface Props {
  title: string;
  text?: string | undefined;
  onClose: () => void;
}

const arrive = keyframes({
  from: { transform: 'scale(0.3) rotate(-30deg)', opacity: 0 },
  '60%': { transform: 'scale(1.15) rotate(6deg)', opacity: 1 },
});
const fly = keyframes({
  from: { transform: 'rotate(var(--angle)) translateY(-16px) scale(0.4)', opacity: 1 },
  to: { transform: 'rotate(var(--angle)) translateY(-44px) scale(1)', opacity: 0 },
});
const leaves = Array.from({ length: 10 }, (_, index) => index * 36);

/** A short joy over the screen, still for those who asked their device for less motion. */
export function Celebration({ title, text, onClose }: Props) {
  return (
    <Paper
      role="status"
      elevation={6}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 2,
        width: { xs: 'calc(100vw - 32px)', sm: 400 },
        p: 1.5,
        pr: 1,
        border: 2,
        borderColor: 'secondary.main',
      }}
    >
      <Medal />
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Typography variant="h3" component="p">
          {title}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {text}
        </Typography>
      </Box>
      <IconButton onClick={onClose} aria-label="Dispensar" sx={{ alignSelf: 'flex-start' }}>
        <CloseIcon fontSize="small" />
      </IconButton>
    </Paper>
  );
}

function Medal() {
  return (
    <Box sx={{ position: 'relative', flexShrink: 0, width: 48, height: 48 }}>
      {leaves.map((angle, index) => (
        <Box
          key={angle}
          aria-hidden
          sx={{
            '--angle': `${angle}deg`,
            position: 'absolute',
            top: 18,
            left: 20,
            width: 8,
            height: 12,
            borderRadius: '0 100%',
            bgcolor: index % 2 ? 'primary.main' : 'secondary.main',
            opacity: 0,
            '@media (prefers-reduced-motion: no-preference)': {
              animation: `${fly} 1.1s ${300 + index * 20}ms ease-out 2`,
            },
          }}
        />
      ))}
      <Box
        sx={{
          position: 'relative',
          display: 'grid',
          placeItems: 'center',
          width: 48,
          height: 48,
          borderRadius: 999,
          color: 'secondary.contrastText',
          bgcolor: 'secondary.main',
          '@media (prefers-reduced-motion: no-preference)': {
            animation: `${arrive} 600ms ease-out`,
          },
        }}
      >
        <MedalIcon aria-hidden />
      </Box>
    </Box>
  );
}
