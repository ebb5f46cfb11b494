import { newPasswordSchema } from '@raizes/domain/forms/account';
import { Button, Stack } from '@mui/material';
import { isLinkUnusable, resetPassword } from '@/lib/email-actions';
import { toastSuccess } from '@/lib/toast';
import { PasswordField } from '@/ui/password-field';
import { useShortForm } from '@/ui/short-form';
import { AuthFrame } from './auth-frame';

interface Props {
  code: string;
  email: string;
  onDone: () => void;
  /** Called when the link has expired or was used elsewhere. */
  onRefused: (error: unknown) => void;
}

/** The form that the link of a password reset opens. */
export function NewPassword({ code, email, onDone, onRefused }: Props) {
  const { form, notice, isSubmitting, fieldProps } = useShortForm({
    schema: newPasswordSchema,
    initialValues: { password: '' },
    failure: 'Erro ao salvar a senha',
    send: async ({ password }) => {
      try {
        await resetPassword(code, password);
      } catch (error) {
        if (!isLinkUnusable(error)) throw error;
        onRefused(error);
        return;
      }
      toastSuccess('Senha alterada com sucesso!');
      onDone();
    },
  });
  return (
    <AuthFrame page="Nova senha" title="Crie uma nova senha" text={<>Para {email}</>}>
      <Stack component="form" {...form} noValidate spacing={2}>
        {notice}
        {/* For password managers. */}
        <input type="hidden" name="username" autoComplete="username" value={email} />
        <PasswordField {...fieldProps('password')} label="Nova senha" autoComplete="new-password" />
        <Button type="submit" variant="contained" size="large" loading={isSubmitting} fullWidth>
          Salvar nova senha
        </Button>
      </Stack>
    </AuthFrame>
  );
}
