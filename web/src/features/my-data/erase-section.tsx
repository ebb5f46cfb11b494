import { Button } from '@mui/material';
import { Suspense, useState } from 'react';
import { lazyNamed } from '@/ui/lazy-named';
import { Section } from './section';

const EraseDialog = lazyNamed(() => import('./erase-dialog'), 'EraseDialog');

export function EraseSection() {
  const [isAsking, setAsking] = useState(false);
  return (
    <Section
      title="Encerrar e apagar tudo"
      text="Tudo o que está no seu nome some na mesma hora: conta, devocionais, leituras, progresso, conversas e aparelhos. As mensagens que o seu líder recebeu ficam com ele, sem o seu nome."
    >
      <Button
        variant="outlined"
        color="error"
        onClick={() => setAsking(true)}
        sx={{ alignSelf: 'flex-start' }}
      >
        Apagar minha conta
      </Button>
      {isAsking && (
        <Suspense>
          <EraseDialog onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </Section>
  );
}
