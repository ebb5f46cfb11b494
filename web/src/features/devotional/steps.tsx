import { Alert, AlertTitle, Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { toastError } from '@/lib/toast';
import { DevotionalStep } from '@/ui/devotional-step';
import type { StepProps } from '../devotional-flow';
import { validateMemorization } from '../validate-memorization';
import { AnswerField } from './answer-field';

export function MemorizationStep({ devotional, draft, change }: StepProps) {
  const [validating, setValidating] = useState(false);
  const { memorization } = draft;
  const locked = memorization?.isValid === true;
  const blank = draft.verse_memorization.trim() === '';

  async function validate(): Promise<void> {
    setValidating(true);
    try {
      change({ memorization: await validateMemorization(devotional, draft.verse_memorization) });
    } catch (cause) {
      console.error('The memorization could not be validated', cause);
      toastError('Erro ao validar', 'Tente novamente.');
      change({ skipped: true });
    } finally {
      setValidating(false);
    }
  }

  return (
    <DevotionalStep label="Desafio de memorização" title="Escreva o versículo de memória">
      <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {devotional.verse_reference}. Não se preocupe com acentos nem pontuação.
      </Typography>
      <AnswerField
        label="O versículo, de memória"
        value={draft.verse_memorization}
        onChange={(text) => change({ verse_memorization: text, memorization: null })}
        helper={
          locked ? 'Guardado no coração.' : 'Validando com sucesso, você ganha 25 XP de bônus.'
        }
        disabled={locked || validating}
      />
      {memorization && <Result {...memorization} />}
      {!locked && (
        <Stack direction="row">
          <Button
            variant="outlined"
            onClick={() => void validate()}
            loading={validating}
            disabled={blank}
          >
            {memorization ? 'Validar de novo' : 'Validar'}
          </Button>
        </Stack>
      )}
    </DevotionalStep>
  );
}

interface ResultProps {
  score: number;
  isValid: boolean;
  feedback: string;
}

function Result({ score, isValid, feedback }: ResultProps) {
  const title = isValid ? 'Parabéns! Memorização validada!' : 'Quase lá! Continue praticando';
  const rest = feedback.replace(title, '').replace(/^[.!\s]+/, '');
  return (
    <Alert severity={isValid ? 'success' : 'info'}>
      <AlertTitle>{title}</AlertTitle>
      {rest} Você acertou {score}%.
    </Alert>
  );
}
