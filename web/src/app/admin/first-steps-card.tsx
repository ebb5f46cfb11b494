import { firstSteps } from '@raizes/domain/documents/first-steps';
import type { FirstStep, FirstSteps } from '@raizes/domain/documents/first-steps';
import { Box, Button, Card, Typography } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { CopyRequestButton } from '@/features/content/plan/bible-missing';
import { saveFirstSteps, useTakenSteps } from '@/features/people/church/first-steps';
import { SendTestButton } from '@/features/push/send-test-button';
import { refusalText } from '@/lib/errors';
import { toastError } from '@/lib/toast';
import { Bar } from '@/ui/meter';
import { Notice } from '@/ui/page/notice';
import { FirstStepRow } from './first-step-row';

interface Props {
  uid: string;
  stored: FirstSteps;
  /** Shown until it is known which steps are taken. */
  waiting: ReactNode;
  onClose: () => void;
}

const HEADING = 'first-steps';

/** The first steps, each of which is ticked once the church's data shows that it is taken. */
export function FirstStepsCard({ uid, stored, waiting, onClose }: Props) {
  const taken = useTakenSteps(stored);
  const isDone = taken?.size === firstSteps.length;
  const [chosen, setChosen] = useState<FirstStep | 'none' | null>(null);
  const [showsAll, setShowsAll] = useState(false);
  const list = useRef<HTMLOListElement>(null);

  // The pressed button disappears.
  useEffect(() => {
    if (showsAll) list.current?.querySelector('button')?.focus();
  }, [showsAll]);

  useEffect(() => {
    if (isDone && !stored.done) void save(() => ({ done: true }));
  }, [isDone, stored.done]);

  if (!taken) return waiting;
  if (isDone) {
    return (
      <Box sx={{ mb: 4 }}>
        <Notice
          role="status"
          severity="success"
          title="A igreja está pronta"
          text="Todos os passos estão feitos. O trabalho de cada dia aparece aqui embaixo."
          action={<Button onClick={onClose}>Fechar</Button>}
        />
      </Box>
    );
  }
  const open = firstSteps.filter((step) => !taken.has(step) && !stored.skipped.includes(step));
  const opened = chosen ?? open[0] ?? 'none';
  // Until all are asked for, only the next one, so that today's work below stays in sight.
  const shown = showsAll ? firstSteps : open.slice(0, 1);

  async function dismiss(): Promise<void> {
    if (await save(() => ({ done: true }))) onClose();
  }

  return (
    <Card component="section" aria-labelledby={HEADING} sx={cardSx}>
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 2 }}>
        <Typography id={HEADING} variant="h2" sx={{ flexGrow: 1 }}>
          Primeiros passos
        </Typography>
        <Typography color="textSecondary" sx={{ whiteSpace: 'nowrap' }}>
          {taken.size} de {firstSteps.length}
        </Typography>
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
        {open.length === 0
          ? `Ficou para depois: ${listed(firstSteps.filter((step) => !taken.has(step)))}.`
          : 'Cada passo se marca sozinho, e nenhum é obrigatório.'}
      </Typography>
      <Bar
        percent={(taken.size / firstSteps.length) * 100}
        label="Primeiros passos"
        valueText={`${taken.size} de ${firstSteps.length} feitos`}
      />
      {shown.length > 0 && (
        <Box component="ol" ref={list} sx={{ listStyle: 'none', m: 0, mt: 1, p: 0 }}>
          {shown.map((step) => (
            <FirstStepRow
              key={step}
              {...words[step]}
              state={taken.has(step) ? 'taken' : stored.skipped.includes(step) ? 'skipped' : 'open'}
              isOpen={opened === step}
              onToggle={() => setChosen(opened === step ? 'none' : step)}
              onSkip={async () => {
                await save(({ skipped }) => ({ skipped: [...new Set([...skipped, step])] }));
                setChosen(null);
              }}
            >
              <Action step={step} uid={uid} />
            </FirstStepRow>
          ))}
        </Box>
      )}
      {!showsAll && (
        <Box sx={footSx}>
          <Button onClick={() => setShowsAll(true)}>Ver todos os passos</Button>
          {open.length === 0 && <Button onClick={() => void dismiss()}>Não mostrar mais</Button>}
        </Box>
      )}
    </Card>
  );
}

const cardSx = { mb: 4, px: { xs: 2, sm: 3 }, pt: { xs: 2, sm: 2.5 }, pb: 1 } as const;

const footSx = { display: 'flex', flexWrap: 'wrap', gap: 1, ml: -1 } as const;

/** Resolves to whether the change was saved; says why not. */
async function save(change: Parameters<typeof saveFirstSteps>[0]): Promise<boolean> {
  try {
    await saveFirstSteps(change);
    return true;
  } catch (error) {
    console.error('The first steps were not saved', error);
    toastError('Os primeiros passos não foram salvos', refusalText(error));
    return false;
  }
}

const words: Record<FirstStep, { title: string; text: string }> = {
  name: {
    title: 'Nome da igreja',
    text: 'É o nome que as pessoas veem no convite e nos cartões com versículos.',
  },
  contact: {
    title: 'Contato para privacidade',
    text: 'O e-mail ou telefone de quem responde quando alguém pergunta sobre os próprios dados.',
  },
  bible: {
    title: 'Bíblia inteira',
    text: 'O Raízes ainda tem só alguns capítulos de exemplo. Quem instalou o aplicativo é quem traz a Bíblia: mande este recado.',
  },
  content: {
    title: 'Conteúdo de cada dia',
    text: 'Importe uma série da igreja ou, com a Bíblia inteira, escolha um plano de leitura: o calendário se enche sozinho.',
  },
  leader: {
    title: 'Primeiro pastor ou líder',
    text: 'Convide alguém para o cargo, ou escolha o cargo de quem já tem conta em Gerenciar Usuários.',
  },
  invitation: {
    title: 'Primeiro convite',
    text: 'Um link com QR code, para mandar no WhatsApp ou imprimir: quem entra por ele já chega com líder.',
  },
  push: {
    title: 'Teste no seu celular',
    text: 'Veja chegar um aviso do Raízes, como os que as pessoas vão receber.',
  },
};

const listed = (steps: FirstStep[]) =>
  new Intl.ListFormat('pt-BR').format(steps.map((step) => words[step].title));

function Action({ step, uid }: { step: FirstStep; uid: string }) {
  switch (step) {
    case 'name':
    case 'contact':
      return <PageButton to="/church-settings">Abrir as configurações</PageButton>;
    case 'bible':
      return <CopyRequestButton variant="contained" />;
    case 'content':
      return (
        <>
          <PageButton to="/content-calendar">Abrir o calendário</PageButton>
          <Button component={Link} to="/content-calendar?import" variant="outlined">
            Importar uma série
          </Button>
        </>
      );
    case 'leader':
      return (
        <>
          <PageButton to="/invitations">Convidar</PageButton>
          <Button component={Link} to="/manage-users" variant="outlined">
            Gerenciar Usuários
          </Button>
        </>
      );
    case 'invitation':
      return <PageButton to="/invitations">Fazer um convite</PageButton>;
    case 'push':
      return <SendTestButton uid={uid} onSent={() => void save(() => ({ push_tested: true }))} />;
  }
}

const PageButton = ({ to, children }: { to: string; children: string }) => (
  <Button component={Link} to={to} variant="contained">
    {children}
  </Button>
);
