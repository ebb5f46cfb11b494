import type { StepProps } from '../devotional-flow';
import { AnswerField } from './answer-field';
import { Step } from './step';

export function ReflectionStep({ devotional, draft, change }: StepProps) {
  return (
    <Step label="Reflexão guiada" title={devotional.reflection_question}>
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
    </Step>
  );
}
