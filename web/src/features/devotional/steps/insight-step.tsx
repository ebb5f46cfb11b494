import type { StepProps } from '../devotional-flow';
import { ReadingText } from './reading-text';
import { Step } from './step';

export function InsightStep({ devotional }: StepProps) {
  return (
    <Step label="Insight central" title="O que o texto nos diz">
      <ReadingText
        text={devotional.central_insight}
        pause="Que palavra deste versículo mais chamou a sua atenção? Fique um instante com ela."
      />
    </Step>
  );
}
