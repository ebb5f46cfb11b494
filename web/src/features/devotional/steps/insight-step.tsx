import { DevotionalStep } from '@/ui/devotional-step';
import { devotionalWords } from '@/ui/devotional-words';
import { ReadingText } from '@/ui/reading-text';
import type { StepProps } from '../devotional-flow';

const { label, title, pause } = devotionalWords.central_insight;

export function InsightStep({ devotional }: StepProps) {
  return (
    <DevotionalStep label={label} title={title}>
      <ReadingText text={devotional.central_insight} pause={pause} />
    </DevotionalStep>
  );
}
