import { Button, Card, CardContent, Stack, Typography } from '@mui/material';
import { DevotionalStep } from '@/ui/devotional-step';
import { devotionalWords } from '@/ui/devotional-words';
import { ReadingText } from '@/ui/reading-text';
import type { StepProps } from '../devotional-flow';

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
