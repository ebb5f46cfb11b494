import { calendarDay } from '@raizes/domain/day';
import { Box, Button, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { call } from '@/lib/callable';
import { currentTime } from '@/lib/timing';
import { errorText } from '@/lib/errors';
import { toastError, toastSuccess } from '@/lib/toast';
import { kinds, labelOf } from './labels';
import { Section } from './section';

/** Counts of the person's stored data by kind, and the download of all of it. */
export function StoredDataSection() {
  const counts = useCounts();
  const [isPreparing, setPreparing] = useState(false);

  async function prepare(): Promise<void> {
    setPreparing(true);
    try {
      const { downloadEverything } = await import('./export-zip');
      await downloadEverything(calendarDay(currentTime()));
      toastSuccess('Cópia pronta!', 'O arquivo está nos seus downloads.');
    } catch (error) {
      console.warn('The copy could not be made', error);
      toastError('Não foi possível preparar a sua cópia', errorText(error));
    }
    setPreparing(false);
  }

  return (
    <Section
      title="O que está guardado"
      text="Só você vê o que escreve para si. A cópia traz tudo, em uma página para ler e em um arquivo que outros programas entendem."
    >
      {counts === 'failed' && (
        <Typography>Não foi possível contar agora. A cópia traz tudo do mesmo jeito.</Typography>
      )}
      {typeof counts === 'object' && (
        <Box
          component="dl"
          sx={{ display: 'grid', gridTemplateColumns: '1fr auto', rowGap: 1, m: 0 }}
        >
          {shownKinds
            .map((kind) => ({ kind, count: counts[kind] ?? 0 }))
            .filter(({ count }) => count > 0)
            .map(({ kind, count }) => (
              <Box key={kind} sx={{ display: 'contents' }}>
                <Typography component="dt">{labelOf(kind)}</Typography>
                <Typography component="dd" sx={{ m: 0, fontWeight: 700, textAlign: 'right' }}>
                  {count}
                </Typography>
              </Box>
            ))}
        </Box>
      )}
      <Button
        variant="contained"
        loading={isPreparing}
        onClick={() => void prepare()}
        sx={{ alignSelf: 'flex-start' }}
      >
        Baixar tudo o que é meu
      </Button>
    </Section>
  );
}

function useCounts() {
  const [counts, setCounts] = useState<Record<string, number> | 'counting' | 'failed'>('counting');
  useEffect(() => {
    call('count-my-data', null).then(setCounts, (cause: unknown) => {
      console.warn('The stored data could not be counted', cause);
      setCounts('failed');
    });
  }, []);
  return counts;
}

/** The app's own records are exported but not counted on screen. */
const shownKinds = kinds.filter(
  (name) => !['privacy', 'push_deliveries', 'push_outbox'].includes(name),
);
