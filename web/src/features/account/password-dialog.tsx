import { changePasswordSchema } from '@raizes/domain/forms/account';
import { Button, DialogContentText, Stack } from '@mui/material';
import { useFormik } from 'formik';
import { useState } from 'react';
import { changePassword, credentialErrorText } from '@/lib/credentials';
import { toastSuccess } from '@/lib/toast';
import { AppDialog } from '@/ui/app-dialog';
import { firstError, useFocusOnError } from '@/ui/form';
import { Notice } from '@/ui/notice';
import { PasswordField } from '@/ui/password-field';

interface Props {
  email: string;
  onClose: () => void;
}

export function PasswordDialog({ email, onClose }: Props) {
  const [refusal, setRefusal] = useState<string | null>(null);
  const { errors, submitCount, isSubmitting, handleSubmit, getFieldProps } = useFormik({
    initialValues: { current: '', password: '' },
    validate: (values) => firstError(changePasswordSchema, values),
    validateOnChange: false,
    validateOnBlur: false,
    onSubmit: async (values) => {
      setRefusal(null);
      const { current, password } = changePasswordSchema.validateSync(values);
      try {
        await changePassword(current, password);
        toastSuccess('Senha alterada com sucesso!', 'Nos outros aparelhos, entre com a nova.');
        onClose();
      } catch (error) {
        setRefusal(credentialErrorText(error));
      }
    },
  });
  const form = useFocusOnError(errors, submitCount);
  const invalid = errors.current ?? errors.password;

  return (
    <AppDialog
      title="Trocar a senha"
      maxWidth="xs"
      onClose={isSubmitting ? undefined : onClose}
      form={{ ref: form, onSubmit: handleSubmit }}
      actions={
        <>
          <Button onClick={onClose} disabled={isSubmitting}>
            Cancelar
          </Button>
          <Button type="submit" variant="contained" loading={isSubmitting}>
            Salvar nova senha
          </Button>
        </>
      }
    >
      <Stack spacing={2}>
        <DialogContentText>
          Os seus outros aparelhos saem da conta em até uma hora.
        </DialogContentText>
        {invalid && <Notice title="Erro de validação" text={invalid} />}
        {!invalid && refusal && <Notice title="A senha não foi alterada" text={refusal} />}
        {/* For password managers. */}
        <input type="hidden" name="username" autoComplete="username" value={email} />
        <PasswordField
          {...getFieldProps('current')}
          label="Senha atual"
          autoComplete="current-password"
          autoFocus
          error={Boolean(errors.current)}
          disabled={isSubmitting}
        />
        <PasswordField
          {...getFieldProps('password')}
          label="Nova senha"
          autoComplete="new-password"
          helper="No mínimo 6 caracteres"
          error={Boolean(errors.password)}
          disabled={isSubmitting}
        />
      </Stack>
    </AppDialog>
  );
}
