import { Box, Button, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { calendarDay } from '@raizes/domain/day';
import { callErrorText } from '@/lib/call-error-text';
import { toastError, toastSuccess } from '@/lib/toast';
import { countMyData } from './api';
import { inOrder, nameOf } from './names';
import { Section } from './section';

/** Of what the person did and wrote, not of how the app keeps its own records. */
const isShown = ([name, count]: [string, number]) =>
  count > 0 && !['privacy', 'push_deliveries', 'push_outbox'].includes(name);

/** How much of each kind is kept, and all of it in one file. */
export function KeptSection() {
  const counts = useCounts();
  const [isPacking, setPacking] = useState(false);

  async function pack(): Promise<void> {
    setPacking(true);
    try {
      const { downloadEverything } = await import('./export-zip');
      await downloadEverything(calendarDay(new Date()));
      toastSuccess('Cópia pronta!', 'O arquivo está nos seus downloads.');
    } catch (error) {
      console.warn('The copy could not be made', error);
      toastError('Não foi possível preparar a sua cópia', callErrorText(error));
    }
    setPacking(false);
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
          {inOrder(counts)
            .filter(isShown)
            .map(([name, count]) => (
              <Box key={name} sx={{ display: 'contents' }}>
                <Typography component="dt">{nameOf(name)}</Typography>
                <Typography component="dd" sx={{ m: 0, fontWeight: 700, textAlign: 'right' }}>
                  {count}
                </Typography>
              </Box>
            ))}
        </Box>
      )}
      <Button
        variant="contained"
        loading={isPacking}
        onClick={() => void pack()}
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
    countMyData().then(setCounts, (cause: unknown) => {
      console.warn('What is kept could not be counted', cause);
      setCounts('failed');
    });
  }, []);
  return counts;
}
