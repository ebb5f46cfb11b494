import { DevotionalStep } from '@/ui/devotional-step';
import { questionLabels } from '@/ui/devotional-words';
import type { StepProps } from '../devotional-flow';
import { AnswerField } from './answer-field';

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
