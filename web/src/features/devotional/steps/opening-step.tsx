import type { StepProps } from '../devotional-flow';
import { ReadingText } from './reading-text';
import { Step } from './step';

export function OpeningStep({ devotional }: StepProps) {
  return (
    <Step label="Abertura" title="Prepare o coração">
      <ReadingText
        text={devotional.opening_text}
        pause="Respire fundo, aquiete o coração e peça a Deus que fale com você hoje."
      />
    </Step>
  );
}
