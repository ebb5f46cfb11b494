import { DevotionalStep } from '@/ui/devotional-step';
import { questionLabels } from '@/ui/devotional-words';
import type { StepProps } from '../devotional-flow';
import { AnswerField } from './answer-field';

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
