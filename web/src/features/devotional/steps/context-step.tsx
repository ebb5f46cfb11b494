import type { StepProps } from '../devotional-flow';
import { ReadingText } from './reading-text';
import { Step } from './step';

export function ContextStep({ devotional }: StepProps) {
  return (
    <Step label="Contexto rápido" title="Onde isso aconteceu">
      <ReadingText
        text={devotional.context}
        pause="Volte ao versículo e leia-o mais uma vez, com calma: quem fala, e a quem?"
      />
    </Step>
  );
}
