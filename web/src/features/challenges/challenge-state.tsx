import CheckIcon from '@mui/icons-material/CheckCircleOutlined';
import CloudIcon from '@mui/icons-material/CloudUploadOutlined';
import { Button, Chip, LinearProgress, Stack, Typography } from '@mui/material';
import { useEffect, useRef } from 'react';
import type { ListedChallenge } from './listed-challenges';
import { progressWords } from './words';

export interface StateProps {
  challenge: ListedChallenge;
  /** Its start is on its way. */
  starting: boolean;
  /** Its start is kept on this device and has not reached the server. */
  sending: boolean;
  onStart: () => void;
}

/** Of the title that says which challenge it is. */
export const titleIdOf = (challengeId: string) => `challenge-${challengeId}`;

/** What can be done about a challenge, or how it stands. */
export function ChallengeState({ challenge, starting, sending, onStart }: StateProps) {
  const { terms, standing } = challenge;
  const words = useRef<HTMLParagraphElement>(null);
  const startedHere = useRef(false);
  const isWaiting = standing.state === 'available' || starting;

  // The button that had the focus is gone: what took its place gets it.
  useEffect(() => {
    if (!isWaiting && startedHere.current) words.current?.focus({ preventScroll: true });
    if (!isWaiting) startedHere.current = false;
  }, [isWaiting]);

  if (isWaiting) {
    return (
      <Button
        variant="outlined"
        loading={starting}
        onClick={() => {
          startedHere.current = true;
          onStart();
        }}
        aria-describedby={titleIdOf(challenge.id)}
        sx={{ alignSelf: 'flex-start' }}
      >
        Iniciar
      </Button>
    );
  }
  return (
    <>
      <Typography
        variant="body2"
        ref={words}
        tabIndex={-1}
        sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, outline: 'none' }}
      >
        <StandingWords terms={terms} standing={standing} />
      </Typography>
      {standing.state === 'active' && (
        <LinearProgress
          variant="determinate"
          value={standing.percent}
          aria-label={`Progresso em ${terms.title}`}
        />
      )}
      {sending && (
        <Stack direction="row">
          <Chip icon={<CloudIcon />} label="salvo neste aparelho" size="small" variant="outlined" />
        </Stack>
      )}
    </>
  );
}

function StandingWords({ terms, standing }: Pick<ListedChallenge, 'terms' | 'standing'>) {
  if (standing.state !== 'active') {
    return (
      <Stack component="span" direction="row" spacing={0.75} sx={{ alignItems: 'center' }}>
        <CheckIcon fontSize="small" color="primary" aria-hidden />
        <span>Concluído</span>
      </Stack>
    );
  }
  return (
    <>
      <span>{progressWords(terms, standing.done)}</span>
      <span>{standing.percent}%</span>
    </>
  );
}
