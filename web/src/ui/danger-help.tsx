import type { Danger } from '@raizes/domain/crisis/crisis';
import { crisisHelp } from '@raizes/domain/crisis/help';
import { Stack, Typography } from '@mui/material';
import { CrisisCard } from './crisis-card';
import { Helplines } from './helplines';

interface Props {
  danger: Danger;
  /** What happened to the message, and who can see it. */
  note: string;
}

/** The helplines for the kind of danger found in a message; the general ones if the message is only a concern. */
export function DangerHelp({ danger, note }: Props) {
  if (danger.level === 'none') return null;
  if (danger.level === 'concern') {
    return (
      <Stack spacing={2}>
        <Typography>{note}</Typography>
        <Helplines />
      </Stack>
    );
  }
  const [kind] = danger.kinds;
  return (
    <Stack spacing={2}>
      <CrisisCard kind={kind} note={note} />
      <Typography sx={{ whiteSpace: 'pre-line' }}>{crisisHelp(kind)}</Typography>
    </Stack>
  );
}
