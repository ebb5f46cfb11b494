import { Box, Button, CircularProgress, Stack, Typography } from '@mui/material';
import { useId } from 'react';
import { useLasting } from '@/lib/lasting';
import { NotHeard } from '@/ui/not-heard';
import { useMinors } from './api';
import type { Standing } from './api';
import { MinorRow } from './minor-row';

interface Props {
  title: string;
  standing: Standing;
  /** What is said when there is nobody; without it nothing is shown then. */
  nobody?: string;
}

/** The minors of one kind, by their names. */
export function MinorsSection({ title, standing, nobody }: Props) {
  const { listed, look } = useMinors(standing);
  const isLost = useLasting(listed.state === 'loading');
  const heading = useId();

  if (listed.state !== 'ready') {
    // Once is enough to say it.
    if (!nobody) return null;
    return listed.state === 'failed' || isLost ? (
      <NotHeard />
    ) : (
      <CircularProgress aria-label="Procurando" />
    );
  }
  const { items, hasMore } = listed;
  if (items.length === 0 && !nobody) return null;
  return (
    <Box component="section" aria-labelledby={heading}>
      <Typography id={heading} component="h3" variant="overline" color="secondary" sx={{ mb: 1 }}>
        {title}
      </Typography>
      {items.length === 0 && <Typography color="textSecondary">{nobody}</Typography>}
      <Stack component="ul" spacing={2} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {items.map((person) => (
          <MinorRow key={person.id} person={person} />
        ))}
      </Stack>
      {hasMore && <Button onClick={() => look(0, items.length)}>Mostrar mais</Button>}
    </Box>
  );
}
