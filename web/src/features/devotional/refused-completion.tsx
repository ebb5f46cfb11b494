import { formatDay } from '@raizes/domain/day';
import type { Day } from '@raizes/domain/day';
import { Box, Button, DialogContentText, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { copyText } from '@/lib/copy-text';
import { AppDialog } from '@/ui/app-dialog';
import { completionOutbox, resendCompletion } from './api';
import { answersIn, asText, draftStore } from './draft';

interface Props {
  uid: string;
  today: Day;
}

/** Settles the completions of an earlier visit and shows the refused ones one at a time. */
export function RefusedCompletion({ uid, today }: Props) {
  const [refused, setRefused] = useState<Day[]>([]);
  const [day] = refused;

  completionOutbox.useSettle(uid, (completion) => {
    void resendCompletion(uid, completion, () => setRefused((days) => [...days, completion.day]));
  });

  function close(closed: Day): void {
    completionOutbox.remove(uid, closed);
    setRefused((days) => days.filter((each) => each !== closed));
  }

  if (!day) return null;
  return (
    <RefusedDialog
      uid={uid}
      day={day}
      why={day === today ? 'offline-today' : 'offline-earlier'}
      onClose={() => close(day)}
    />
  );
}

interface DialogProps {
  uid: string;
  day: Day;
  why: keyof typeof reasons;
  onClose: () => void;
}

/**
 * `offline-today` and `offline-earlier`: completed offline; today's devotional can be completed again, an earlier one can't.
 * `over`: the time ran out while its steps were on screen.
 */
const reasons = {
  'offline-today':
    ', que você completou sem internet, não foi aceito pelo servidor. O que você escreveu continua guardado: abra o devocional e complete de novo.',
  'offline-earlier':
    ', que você completou sem internet, não foi aceito pelo servidor: quando ele chegou, o tempo desse dia já tinha terminado. O que você escreveu continua aqui.',
  over: ' não pode mais ser contado: o tempo dele terminou. O que você escreveu continua guardado neste aparelho, nos passos deste devocional, e você pode copiar daqui.',
} as const;

/** Reports that the server refused a completion, and shows its texts. */
export function RefusedDialog({ uid, day, why, onClose }: DialogProps) {
  const texts = answersIn(draftStore.read(uid, day));

  return (
    <AppDialog
      title="Um devocional não pôde ser contado"
      onClose={onClose}
      actions={
        <>
          <Button onClick={() => void copyText(asText(texts))}>Copiar textos</Button>
          {why === 'offline-today' && (
            <Button component={Link} to="/devotional" onClick={onClose}>
              Abrir devocional
            </Button>
          )}
          <Button variant="contained" onClick={onClose} autoFocus>
            Entendi
          </Button>
        </>
      }
    >
      <Stack spacing={2}>
        <DialogContentText>
          O devocional de {formatDay(day)}
          {reasons[why]}
        </DialogContentText>
        {texts.map(({ title, text }) => (
          <Box key={title} component="section" aria-label={title}>
            <Typography variant="h3">{title}</Typography>
            <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
              {text}
            </Typography>
          </Box>
        ))}
      </Stack>
    </AppDialog>
  );
}
