import { churchFormSchema } from '@raizes/domain/schemas/church-form';
import { Button, Stack } from '@mui/material';
import { useFormik } from 'formik';
import type { ComponentType } from 'react';
import { refusalText } from '@/lib/refusal-text';
import { toastError, toastSuccess } from '@/lib/toast';
import { ChoiceField } from '@/ui/choice-field';
import { Field } from '@/ui/field';
import { firstError } from '@/ui/first-error';
import { FormAlert } from '@/ui/form-alert';
import { LeaveGuard } from '@/ui/leave-guard';
import { useFocusOnError } from '@/ui/use-focus-on-error';
import { saveChurch } from './api';
import { timeZonesWith } from './time-zones';

export interface ChurchValues {
  name: string;
  default_leader_id: string | null;
  time_zone: string;
  privacy_contact: string;
}

export interface LeaderFieldProps {
  value: string | null;
  onChange: (id: string | null) => void;
}

interface Props {
  initial: ChurchValues;
  leaderField: ComponentType<LeaderFieldProps>;
}

const NO_LEADER =
  'Quem foi escolhido como líder padrão não é mais pastor nem líder. Escolha outra pessoa.';

/** What holds for the whole church. */
export function ChurchForm({ initial, leaderField: LeaderField }: Props) {
  const formik = useFormik({
    initialValues: initial,
    validate: (values) => firstError(churchFormSchema, values),
    validateOnChange: false,
    validateOnBlur: false,
    onSubmit: async (values, { setFieldError, resetForm }) => {
      try {
        const form = churchFormSchema.validateSync(values);
        if ((await saveChurch(form)) === 'no-leader') {
          setFieldError('default_leader_id', NO_LEADER);
          return;
        }
        resetForm({ values: form });
        toastSuccess('Sucesso!', 'Configurações salvas com sucesso.');
      } catch (error) {
        console.error('The settings were not saved', error);
        toastError('Erro', refusalText(error));
      }
    },
  });
  const { values, errors, dirty, isSubmitting, submitCount } = formik;
  const form = useFocusOnError(errors, submitCount);
  const [error] = Object.values(errors);

  return (
    <Stack component="form" noValidate ref={form} onSubmit={formik.handleSubmit} spacing={2.5}>
      {error && <FormAlert title="Erro de validação" text={error} />}
      <Field
        label="Nome da igreja"
        autoComplete="organization"
        {...formik.getFieldProps('name')}
        error={errors.name !== undefined}
      />
      <LeaderField
        value={values.default_leader_id}
        onChange={(id) => void formik.setFieldValue('default_leader_id', id)}
      />
      <ChoiceField
        label="Fuso horário"
        helper="O dia da igreja: quando vira o dia nos lembretes e no calendário de conteúdo."
        choices={timeZonesWith(values.time_zone)}
        {...formik.getFieldProps('time_zone')}
        error={errors.time_zone !== undefined}
      />
      <Field
        label="Contato para privacidade"
        helper="E-mail ou telefone de quem responde sobre dados pessoais. Todos os membros podem ver."
        {...formik.getFieldProps('privacy_contact')}
        error={errors.privacy_contact !== undefined}
      />
      <Button
        type="submit"
        variant="contained"
        size="large"
        loading={isSubmitting}
        sx={{ alignSelf: 'flex-start' }}
      >
        Salvar
      </Button>
      <LeaveGuard when={dirty && !isSubmitting} text="As mudanças ainda não foram salvas." />
    </Stack>
  );
}
