import { DevotionalStep } from '@/ui/devotional-step';
import { devotionalWords } from '@/ui/devotional-words';
import { ReadingText } from '@/ui/reading-text';
import type { StepProps } from '../devotional-flow';

const { label, title, pause } = devotionalWords.opening_text;

export function OpeningStep({ devotional }: StepProps) {
  return (
    <DevotionalStep label={label} title={title}>
      <ReadingText text={devotional.opening_text} pause={pause} />
    </DevotionalStep>
  );
}
