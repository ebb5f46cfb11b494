import { churchFormSchema } from '@raizes/domain/forms/content';
import { Button, Stack } from '@mui/material';
import { useFormik } from 'formik';
import type { ComponentType } from 'react';
import { refusalText } from '@/lib/errors';
import { toastError, toastSuccess } from '@/lib/toast';
import { ChoiceField } from '@/ui/select-field';
import { Field } from '@/ui/fields';
import { firstError, useFocusOnError } from '@/ui/form';
import { FormAlert } from '@/ui/form-alert';
import { RestoredDraft, useFormDraft } from '@/ui/form-draft';
import { LeaveGuard } from '@/ui/leave-guard';
import { saveChurch, timeZonesWith, typedFrom } from './api';
import type { ChurchValues } from './api';

export interface LeaderFieldProps {
  value: string | null;
  onChange: (id: string | null) => void;
}

interface Props {
  /** The form before anything is typed. */
  initial: ChurchValues;
  /** Of the draft that the device keeps. */
  draftKey: string;
  leaderField: ComponentType<LeaderFieldProps>;
}

const NO_LEADER =
  'Quem foi escolhido como líder padrão não é mais pastor nem líder. Escolha outra pessoa.';

/** What holds for the whole church. Every letter is on the device before it is on the screen. */
export function ChurchForm({ initial, draftKey, leaderField: LeaderField }: Props) {
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
        draft.forget();
        resetForm({ values: typedFrom(form) });
        toastSuccess('Sucesso!', 'Configurações salvas com sucesso.');
      } catch (error) {
        console.error('The settings were not saved', error);
        toastError('Erro', refusalText(error));
      }
    },
  });
  const { values, errors, dirty, isSubmitting, submitCount } = formik;
  const draft = useFormDraft(draftKey, formik);
  const form = useFocusOnError(errors, submitCount);
  const [error] = Object.values(errors);

  function discard(): void {
    draft.forget();
    formik.resetForm();
  }

  return (
    <Stack component="form" noValidate ref={form} onSubmit={formik.handleSubmit} spacing={2.5}>
      {draft.isRestored && <RestoredDraft onDiscard={discard} />}
      {error && <FormAlert title="Erro de validação" text={error} />}
      <Field
        label="Nome da igreja"
        autoComplete="organization"
        {...formik.getFieldProps('name')}
        error={errors.name !== undefined}
      />
      <LeaderField
        value={values.default_leader_id || null}
        onChange={(id) => void formik.setFieldValue('default_leader_id', id ?? '')}
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
      <LeaveGuard
        when={dirty && !isSubmitting}
        text="As mudanças ainda não foram salvas. Ficam guardadas neste aparelho como rascunho."
      />
    </Stack>
  );
}
