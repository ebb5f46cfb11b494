import { churchFormSchema } from '@raizes/domain/forms/content';
import {
  Box,
  FormControl,
  FormControlLabel,
  FormHelperText,
  Switch,
  Typography,
} from '@mui/material';
import type { ComponentType } from 'react';
import { nameAndPosition, usePerson } from '@/features/people/users/api';
import { Field } from '@/ui/fields';
import { BESIDE_SWITCH } from '@/ui/page/styles';
import { ResourceForm } from '@/ui/resource-form';
import { ChoiceField } from '@/ui/select-field';
import { useResourceForm } from '@/ui/use-resource-form';
import { saveChurch, timeZonesWith, churchValues } from './api';
import type { ChurchValues } from './api';

export interface LeaderFieldProps {
  value: string | null;
  onChange: (id: string | null) => void;
}

interface Props {
  /** The values before anything is typed. */
  initial: ChurchValues;
  draftKey: string;
  leaderField: ComponentType<LeaderFieldProps>;
}

const labels = {
  name: 'Nome da igreja',
  default_leader_id: 'Líder padrão',
  link_newcomers: 'Acompanhar quem chega sem convite',
  time_zone: 'Fuso horário',
  privacy_contact: 'Contato para privacidade',
};

const names = {
  default_leader_id: (id: string) => <LeaderName id={id} />,
  link_newcomers: (value: string) => (value ? 'Ligado' : 'Desligado'),
  time_zone: (value: string) =>
    timeZonesWith(value).find((zone) => zone.value === value)?.text ?? value,
};

/** The form for the church's settings. */
export function ChurchForm({ initial, draftKey, leaderField: LeaderField }: Props) {
  const form = useResourceForm({
    schema: churchFormSchema,
    initial,
    draftKey,
    labels,
    names,
    create: saveChurch,
    change: (merge, fields) => saveChurch(fields, merge),
    toasts: {
      success: ['Sucesso!', 'Configurações salvas com sucesso.'],
      failure: (reason) => ['Erro', reason],
    },
    onSaved: (saved): void => form.reset(churchValues(saved)),
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
      <Box sx={fieldsSx}>
        <Field {...field('name')} autoComplete="organization" />
        <InvitationPreview church={values.name} />
        <LeaderField
          value={values.default_leader_id || null}
          onChange={(id) => form.set({ default_leader_id: id ?? '' })}
        />
        <Newcomers
          checked={values.link_newcomers !== ''}
          hasLeader={values.default_leader_id !== ''}
          onChange={(checked) => form.set({ link_newcomers: checked ? 'true' : '' })}
        />
        <ChoiceField
          {...field('time_zone')}
          helper="O dia da igreja: quando vira o dia nos lembretes e no calendário de conteúdo."
          choices={timeZonesWith(values.time_zone)}
        />
        <Field
          {...field('privacy_contact')}
          helper="E-mail ou telefone de quem responde sobre dados pessoais. Todos os membros podem ver."
        />
      </Box>
    </ResourceForm>
  );
}

const fieldsSx = {
  display: 'grid',
  gap: 3,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
} as const;

/** How the typed name reads in an invitation. */
const InvitationPreview = ({ church }: { church: string }) => (
  <Box sx={{ borderLeft: 4, borderColor: 'divider', pl: 2, overflowWrap: 'anywhere' }}>
    <Typography variant="caption" color="textSecondary">
      Assim aparece no convite:
    </Typography>
    <Typography sx={{ fontWeight: 700 }}>Maria Silva convidou você</Typography>
    <Typography variant="body2">
      Líder da {church.trim() || 'sua igreja'}. É quem vai caminhar com você.
    </Typography>
  </Box>
);

interface NewcomersProps {
  checked: boolean;
  /** Without a default leader, the switch can only be turned off. */
  hasLeader: boolean;
  onChange: (checked: boolean) => void;
}

function Newcomers({ checked, hasLeader, onChange }: NewcomersProps) {
  return (
    <FormControl>
      <FormControlLabel
        control={
          <Switch
            checked={checked}
            disabled={!hasLeader && !checked}
            onChange={(_, on) => onChange(on)}
          />
        }
        label="Acompanhar quem chega sem convite"
      />
      <FormHelperText sx={{ ml: BESIDE_SWITCH, mt: 0 }}>
        {hasLeader
          ? 'Ligado, quem cria a conta sem convite começa com o líder padrão. Desligado, fica sem líder até alguém da igreja indicar um.'
          : 'Precisa de um líder padrão, que recebe quem cria a conta sem convite.'}
      </FormHelperText>
    </FormControl>
  );
}

function LeaderName({ id }: { id: string }) {
  return id ? <PersonName id={id} /> : 'Nenhum';
}

function PersonName({ id }: { id: string }) {
  const person = usePerson(id);
  if (person.state === 'loading') return 'Carregando…';
  return person.state === 'ready' ? nameAndPosition(person.value) : 'Cadastro excluído';
}
