import { changePasswordSchema } from '@raizes/domain/forms/account';
import { DialogContentText, Stack } from '@mui/material';
import { changePassword, credentialErrorText } from '@/lib/credentials';
import { toastSuccess } from '@/lib/toast';
import { AppDialog, FormActions } from '@/ui/app-dialog';
import { PasswordField } from '@/ui/password-field';
import { useShortForm } from '@/ui/short-form';

interface Props {
  email: string;
  onClose: () => void;
}

export function PasswordDialog({ email, onClose }: Props) {
  const { form, notice, isSubmitting, fieldProps } = useShortForm({
    schema: changePasswordSchema,
    initialValues: { current: '', password: '' },
    failure: 'A senha não foi alterada',
    toErrorText: credentialErrorText,
    send: async ({ current, password }) => {
      await changePassword(current, password);
      toastSuccess('Senha alterada com sucesso!', 'Nos outros aparelhos, entre com a nova.');
      onClose();
    },
  });

  return (
    <AppDialog
      title="Trocar a senha"
      maxWidth="xs"
      onClose={isSubmitting ? undefined : onClose}
      form={form}
      actions={<FormActions submit="Salvar nova senha" isBusy={isSubmitting} onCancel={onClose} />}
    >
      <Stack spacing={2}>
        <DialogContentText>
          Os seus outros aparelhos saem da conta em até uma hora.
        </DialogContentText>
        {notice}
        {/* For password managers. */}
        <input type="hidden" name="username" autoComplete="username" value={email} />
        <PasswordField
          {...fieldProps('current')}
          label="Senha atual"
          autoComplete="current-password"
          autoFocus
        />
        <PasswordField
          {...fieldProps('password')}
          label="Nova senha"
          autoComplete="new-password"
          helper="No mínimo 6 caracteres"
        />
      </Stack>
    </AppDialog>
  );
}
