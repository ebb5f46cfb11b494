import { Box, Button, Card, CardContent, Stack, Typography } from '@mui/material';
import {
  DevotionalStep,
  ReadingText,
  VerseQuote,
  devotionalWords,
  questionLabels,
  verseLabel,
} from '@/ui/devotional-text';
import { LinkedText } from '@/ui/linked-text';
import { AnswerField } from './answer-field';
import type { StepProps } from './devotional-flow';
import { isUnanswered, sentenceStarters } from './draft';
import { WritingStep } from './writing-step';

const opening = devotionalWords.opening_text;

export function OpeningStep({ devotional }: StepProps) {
  return (
    <DevotionalStep label={opening.label} title={opening.title}>
      <ReadingText text={devotional.opening_text} emptyText={opening.emptyText} />
    </DevotionalStep>
  );
}

export function VerseStep({ devotional }: StepProps) {
  return (
    <DevotionalStep label={verseLabel} title={<LinkedText text={devotional.verse_reference} />}>
      <Box sx={{ fontSize: { md: '1.25em' } }}>
        <VerseQuote text={devotional.verse_text} />
      </Box>
      <Typography color="textSecondary">
        Leia devagar, mais de uma vez. Daqui a pouco você vai escrevê-lo de memória.
      </Typography>
    </DevotionalStep>
  );
}

const context = devotionalWords.context;

export function ContextStep({ devotional }: StepProps) {
  return (
    <DevotionalStep label={context.label} title={context.title}>
      <ReadingText text={devotional.context} emptyText={context.emptyText} />
    </DevotionalStep>
  );
}

const insight = devotionalWords.central_insight;

export function InsightStep({ devotional }: StepProps) {
  return (
    <DevotionalStep label={insight.label} title={insight.title}>
      <ReadingText text={devotional.central_insight} emptyText={insight.emptyText} />
    </DevotionalStep>
  );
}

export function ReflectionStep({ devotional, draft, change, isPage, isMissing }: StepProps) {
  return (
    <WritingStep
      label={questionLabels.reflection_question}
      title={<LinkedText text={devotional.reflection_question} />}
      isPage={isPage}
      isQuestion
    >
      <AnswerField
        label="Sua reflexão"
        value={draft.reflection}
        onChange={(reflection) => change({ reflection })}
        starters={sentenceStarters.reflection}
        isPage={isPage}
        isMissing={isMissing}
        helper={
          !isUnanswered(draft.reflection)
            ? 'Só você lê o que escreve aqui.'
            : 'Escreva sua reflexão para continuar. Só você lê o que escreve aqui.'
        }
      />
    </WritingStep>
  );
}

export function ApplicationStep({ devotional, draft, change, isPage, isMissing }: StepProps) {
  return (
    <WritingStep
      label={questionLabels.application_question}
      title={<LinkedText text={devotional.application_question} />}
      isPage={isPage}
      isQuestion
    >
      <AnswerField
        label="Sua aplicação prática"
        value={draft.application}
        onChange={(application) => change({ application })}
        starters={sentenceStarters.application}
        isPage={isPage}
        isMissing={isMissing}
        helper={
          !isUnanswered(draft.application)
            ? 'Um passo pequeno e concreto vale mais que um grande plano.'
            : 'Escreva sua aplicação para continuar. Um passo pequeno e concreto já basta.'
        }
      />
    </WritingStep>
  );
}

const closing = devotionalWords.closing_text;

export function ConclusionStep({ devotional, draft, goTo }: StepProps) {
  return (
    <DevotionalStep label={closing.label} title={closing.title}>
      <ReadingText text={devotional.closing_text} emptyText={closing.emptyText} />
      <Review title="Sua reflexão" text={draft.reflection} onEdit={() => goTo(5)} />
      <Review title="Sua aplicação prática" text={draft.application} onEdit={() => goTo(6)} />
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
          <Button
            onClick={onEdit}
            aria-label={`Editar ${title.toLowerCase()}`}
            sx={{ mr: -1, minWidth: 0, px: 1 }}
          >
            Editar
          </Button>
        </Stack>
        <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          <LinkedText text={text} />
        </Typography>
      </CardContent>
    </Card>
  );
}
