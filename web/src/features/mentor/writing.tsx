import { Box, Stack } from '@mui/material';
import { keyframes } from '@mui/material/styles';
import { visuallyHidden } from '@/ui/visually-hidden';
import { Bubble } from './bubble';

const breathe = keyframes({
  '0%, 60%, 100%': { opacity: 0.3, transform: 'none' },
  '30%': { opacity: 1, transform: 'translateY(-3px)' },
});

/** The answer as it comes; before its first word, that it is on its way. */
export function Writing({ text }: { text: string }) {
  return (
    <Box sx={{ mt: 2.5 }}>
      <Box role="status" sx={visuallyHidden}>
        O mentor está escrevendo…
      </Box>
      <Box aria-hidden data-writing>
        {text === '' ? <Dots /> : <Bubble by="model" text={text} />}
      </Box>
    </Box>
  );
}

function Dots() {
  return (
    <Stack direction="row" spacing={0.75} sx={{ px: 2, py: 1.5 }}>
      {[0, 1, 2].map((each) => (
        <Box
          key={each}
          sx={{
            width: 8,
            height: 8,
            borderRadius: 999,
            bgcolor: 'primary.main',
            opacity: 0.6,
            '@media (prefers-reduced-motion: no-preference)': {
              animation: `${breathe} 1.2s ${each * 160}ms infinite`,
            },
          }}
        />
      ))}
    </Stack>
  );
}
