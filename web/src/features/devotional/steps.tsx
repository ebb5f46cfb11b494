import { REFLECTION_MAX_LENGTH } from '@raizes/domain/limits';
import {
  Alert,
  AlertTitle,
  Box,
  Button,
  Card,
  CardContent,
  Stack,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { toastError } from '@/lib/toast';
import {
  DevotionalStep,
  ReadingText,
  VerseQuote,
  devotionalWords,
  questionLabels,
  verseLabel,
} from '@/ui/devotional-text';
import { Field } from '@/ui/fields';
import type { StepProps } from './devotional-flow';
import { validateMemorization } from './validate-memorization';

interface Props {
  label: string;
  value: string;
  onChange: (value: string) => void;
  helper: string;
  disabled?: boolean;
}

/** What can't be changed any more is there to be read. */
const stillRead = {
  '& textarea.Mui-disabled': { WebkitTextFillColor: 'var(--mui-palette-text-secondary)' },
};

/** A place to write freely. */
function AnswerField({ label, value, onChange, helper, disabled = false }: Props) {
  return (
    <Box sx={{ pt: 1 }}>
      <Field
        label={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        helper={helper}
        disabled={disabled}
        multiline
        minRows={6}
        slotProps={{ input: { maxLength: REFLECTION_MAX_LENGTH } }}
        sx={stillRead}
      />
    </Box>
  );
}

export function ApplicationStep({ devotional, draft, change }: StepProps) {
  return (
    <DevotionalStep
      label={questionLabels.application_question}
      title={devotional.application_question}
    >
      <AnswerField
        label="Sua aplicação prática"
        value={draft.application}
        onChange={(application) => change({ application })}
        helper={
          draft.application.trim()
            ? 'Um passo pequeno e concreto vale mais que um grande plano.'
            : 'Escreva sua aplicação para continuar. Um passo pequeno e concreto já basta.'
        }
      />
    </DevotionalStep>
  );
}

const words = devotionalWords.closing_text;

export function ConclusionStep({ devotional, draft, change }: StepProps) {
  return (
    <DevotionalStep label={words.label} title={words.title}>
      <ReadingText text={devotional.closing_text} pause={words.pause} />
      <Review title="Sua reflexão" text={draft.reflection} onEdit={() => change({ step: 5 })} />
      <Review
        title="Sua aplicação prática"
        text={draft.application}
        onEdit={() => change({ step: 6 })}
      />
    </DevotionalStep>
  );
}

interface ReviewProps {
  title: string;
  text: string;
  onEdit: () => void;
}

function Review({ title, text, onEdit }: ReviewProps) {
  return (
    <Card component="section" aria-label={title}>
      <CardContent>
        <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center' }}>
          <Typography variant="h3" component="h2">
            {title}
          </Typography>
          <Button onClick={onEdit} aria-label={`Editar ${title.toLowerCase()}`}>
            Editar
          </Button>
        </Stack>
        <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{text}</Typography>
      </CardContent>
    </Card>
  );
}

const context = devotionalWords.context;

export function ContextStep({ devotional }: StepProps) {
  return (
    <DevotionalStep label={context.label} title={context.title}>
      <ReadingText text={devotional.context} pause={context.pause} />
    </DevotionalStep>
  );
}

const insight = devotionalWords.central_insight;

export function InsightStep({ devotional }: StepProps) {
  return (
    <DevotionalStep label={insight.label} title={insight.title}>
      <ReadingText text={devotional.central_insight} pause={insight.pause} />
    </DevotionalStep>
  );
}

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

const opening = devotionalWords.opening_text;

export function OpeningStep({ devotional }: StepProps) {
  return (
    <DevotionalStep label={opening.label} title={opening.title}>
      <ReadingText text={devotional.opening_text} pause={opening.pause} />
    </DevotionalStep>
  );
}

export function ReflectionStep({ devotional, draft, change }: StepProps) {
  return (
    <DevotionalStep
      label={questionLabels.reflection_question}
      title={devotional.reflection_question}
    >
      <AnswerField
        label="Sua reflexão"
        value={draft.reflection}
        onChange={(reflection) => change({ reflection })}
        helper={
          draft.reflection.trim()
            ? 'Só você lê o que escreve aqui.'
            : 'Escreva sua reflexão para continuar. Só você lê o que escreve aqui.'
        }
      />
    </DevotionalStep>
  );
}

export function VerseStep({ devotional }: StepProps) {
  return (
    <DevotionalStep label={verseLabel} title={devotional.verse_reference}>
      <VerseQuote text={devotional.verse_text} />
      <Typography color="textSecondary">
        Leia devagar, mais de uma vez. Daqui a pouco você vai escrevê-lo de memória.
      </Typography>
    </DevotionalStep>
  );
}
