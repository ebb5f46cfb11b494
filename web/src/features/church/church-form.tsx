import { churchFormSchema } from '@raizes/domain/forms/content';
import type { ComponentType } from 'react';
import { Field } from '@/ui/fields';
import { ResourceForm, useResourceForm } from '@/ui/resource-form';
import { ChoiceField } from '@/ui/select-field';
import { saveChurch, timeZonesWith, valuesOf } from './api';
import type { ChurchValues } from './api';

export interface LeaderFieldProps {
  value: string | null;
  onChange: (id: string | null) => void;
}

interface Props {
  /** The form before anything is typed. */
  initial: ChurchValues;
  draftKey: string;
  leaderField: ComponentType<LeaderFieldProps>;
}

/** The settings of the whole church. */
export function ChurchForm({ initial, draftKey, leaderField: LeaderField }: Props) {
  const form = useResourceForm({
    schema: churchFormSchema,
    initial,
    draftKey,
    save: saveChurch,
    toasts: {
      success: ['Sucesso!', 'Configurações salvas com sucesso.'],
      failure: (reason) => ['Erro', reason],
    },
    onSaved: (saved): void => form.reset(valuesOf(saved)),
  });
  const { values, field } = form;

  function discard(): void {
    form.forgetDraft();
    form.reset();
  }

  return (
    <ResourceForm
      form={form}
      onDiscard={discard}
      submit="Salvar"
      guard="As mudanças ainda não foram salvas. Ficam guardadas neste aparelho como rascunho."
    >
      <Field {...field('name', 'Nome da igreja')} autoComplete="organization" />
      <LeaderField
        value={values.default_leader_id || null}
        onChange={(id) => form.set({ default_leader_id: id ?? '' })}
      />
      <ChoiceField
        {...field('time_zone', 'Fuso horário')}
        helper="O dia da igreja: quando vira o dia nos lembretes e no calendário de conteúdo."
        choices={timeZonesWith(values.time_zone)}
      />
      <Field
        {...field('privacy_contact', 'Contato para privacidade')}
        helper="E-mail ou telefone de quem responde sobre dados pessoais. Todos os membros podem ver."
      />
    </ResourceForm>
  );
}
