import type { StepProps } from '../devotional-flow';
import { AnswerField } from './answer-field';
import { Step } from './step';

export function ApplicationStep({ devotional, draft, change }: StepProps) {
  return (
    <Step label="Aplicação prática" title={devotional.application_question}>
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
    </Step>
  );
}
