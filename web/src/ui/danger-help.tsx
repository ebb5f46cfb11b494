import type { Danger } from '@raizes/domain/crisis/crisis';
import { careFirst, crisisHelp } from '@raizes/domain/crisis/help';
import { MESSAGE_MAX_LENGTH } from '@raizes/domain/limits';
import { Stack, Typography } from '@mui/material';
import { withTimeout } from '@/lib/timing';
import { CrisisCard } from './crisis-card';
import { Helplines } from './helplines';

interface Props {
  danger: Danger;
  /** What happened to the message, and who can see it. */
  note: string;
}

/** The helplines for the kind of danger found in a message; only words of care if it is a concern. */
export function DangerHelp({ danger, note }: Props) {
  if (danger.level === 'none') return null;
  const [kind] = danger.kinds;
  if (danger.level === 'concern') {
    return (
      <Stack spacing={2}>
        <Typography>{note}</Typography>
        <Typography sx={{ whiteSpace: 'pre-line' }}>{careFirst(danger.kinds)}</Typography>
        <Helplines />
      </Stack>
    );
  }
  return (
    <Stack spacing={2}>
      <CrisisCard kind={kind} note={note} />
      <Typography sx={{ whiteSpace: 'pre-line' }}>{crisisHelp(kind)}</Typography>
    </Stack>
  );
}

const loadCheck = () => import('@raizes/domain/crisis/crisis');

export function preloadDangerCheck(): void {
  loadCheck().catch(() => undefined);
}

/** A check that can't be loaded must not block the message. */
const LOAD_TIMEOUT_MS = 3000;

export async function findDanger(message: string): Promise<Danger> {
  try {
    const check = await withTimeout(loadCheck(), LOAD_TIMEOUT_MS);
    return check ? await findInChunks(message, check.detectCrisis) : { level: 'none' };
  } catch (cause) {
    console.warn('The check for danger could not be loaded', cause);
    return { level: 'none' };
  }
}

/** A message within the limit is one chunk. Longer pasted text is split, because the check tells little about what lies far apart. */
const CHUNK_LENGTH = MESSAGE_MAX_LENGTH;
const OVERLAP = 500;

async function findInChunks(text: string, detect: (chunk: string) => Danger): Promise<Danger> {
  let worst: Danger = detect(text.slice(0, CHUNK_LENGTH));
  for (
    let start = CHUNK_LENGTH - OVERLAP;
    start + OVERLAP < text.length;
    start += CHUNK_LENGTH - OVERLAP
  ) {
    if (worst.level === 'crisis') break;
    // Yield to the screen between two chunks.
    await new Promise((resolve) => setTimeout(resolve));
    const found = detect(text.slice(start, start + CHUNK_LENGTH));
    if (found.level !== 'none') worst = found;
  }
  return worst;
}
