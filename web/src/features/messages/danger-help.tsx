import type { Danger } from '@raizes/domain/crisis/crisis';
import { crisisHelp } from '@raizes/domain/crisis/help';
import { Stack, Typography } from '@mui/material';
import type { Outcome } from '@/lib/outbox';
import { withTimeout } from '@/lib/timing';
import { CrisisCard } from '@/ui/crisis-card';
import { Helplines } from '@/ui/helplines';

interface Props {
  danger: Danger;
  /** What became of the message; null while it is sent. */
  result: Outcome | null;
}

/** The numbers for the kind of danger that a message speaks of; those for everyone where it is not clear. */
export function DangerHelp({ danger, result }: Props) {
  if (danger.level !== 'crisis') {
    return (
      <Stack spacing={2}>
        <Typography>{notes[result ?? 'sending']}</Typography>
        <Helplines />
      </Stack>
    );
  }
  const [kind] = danger.kinds;
  return (
    <Stack spacing={2}>
      <CrisisCard kind={kind} note={notes[result ?? 'sending']} />
      <Typography sx={{ whiteSpace: 'pre-line' }}>{crisisHelp(kind)}</Typography>
    </Stack>
  );
}

const notes: Record<Outcome | 'sending', string> = {
  sending: 'Sua mensagem está indo ao seu líder. Ligar não depende disso.',
  sent: 'Sua mensagem foi enviada ao seu líder, que pode demorar a ler.',
  'on-device': 'Sua mensagem está salva neste aparelho e vai ao seu líder quando houver internet.',
  refused: 'Sua mensagem não foi enviada ao seu líder. Ligar não depende disso.',
};

const loadCheck = () => import('@raizes/domain/crisis/crisis');

export function preloadDangerCheck(): void {
  loadCheck().catch(() => undefined);
}

/** A check that can't be loaded must not keep the message. */
const PATIENCE_MS = 3000;

export async function findDanger(message: string): Promise<Danger> {
  try {
    const check = await withTimeout(loadCheck(), PATIENCE_MS);
    return check?.detectCrisis(message) ?? { level: 'none' };
  } catch (cause) {
    console.warn('The check for danger could not be loaded', cause);
    return { level: 'none' };
  }
}
