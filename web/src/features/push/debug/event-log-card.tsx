import { Box, Typography } from '@mui/material';
import type { LogEntry } from './event-log';
import { TitledCard } from './titled-card';

const time = new Intl.DateTimeFormat('pt-BR', { timeStyle: 'medium' });

export function EventLogCard({ log }: { log: readonly LogEntry[] }) {
  return (
    <TitledCard title="Registro de eventos">
      <Box
        component="ol"
        aria-live="polite"
        sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.5 }}
      >
        {log.map(({ id, at, text }) => (
          <Typography key={id} component="li" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            <Box
              component="time"
              dateTime={at.toISOString()}
              sx={{ color: 'text.secondary', mr: 1 }}
            >
              {time.format(at)}
            </Box>
            {text}
          </Typography>
        ))}
      </Box>
    </TitledCard>
  );
}
