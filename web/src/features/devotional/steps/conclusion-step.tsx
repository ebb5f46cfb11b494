import { Button, Card, CardContent, Stack, Typography } from '@mui/material';
import type { StepProps } from '../devotional-flow';
import { ReadingText } from './reading-text';
import { Step } from './step';

export function ConclusionStep({ devotional, draft, change }: StepProps) {
  return (
    <Step label="Conclusão" title="Leve isto com você">
      <ReadingText
        text={devotional.closing_text}
        pause="Termine com uma oração: agradeça, entregue e peça força para o passo de hoje."
      />
      <Review title="Sua reflexão" text={draft.reflection} onEdit={() => change({ step: 5 })} />
      <Review
        title="Sua aplicação prática"
        text={draft.application}
        onEdit={() => change({ step: 6 })}
      />
    </Step>
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
