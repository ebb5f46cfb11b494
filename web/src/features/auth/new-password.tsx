import { newPasswordSchema } from '@raizes/domain/forms/account';
import { Button, Stack } from '@mui/material';
import { Form, Formik } from 'formik';
import { isLinkUnusable, resetPassword } from '@/lib/email-actions';
import { toastSuccess } from '@/lib/toast';
import { PasswordField } from '@/ui/password-field';
import { FormField, FormNotice, sending, validatedOnSubmit } from '@/ui/short-form';
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
  const send = sending(newPasswordSchema, async ({ password }) => {
    try {
      await resetPassword(code, password);
    } catch (error) {
      if (!isLinkUnusable(error)) throw error;
      onRefused(error);
      return;
    }
    toastSuccess('Senha alterada com sucesso!');
    onDone();
  });
  return (
    <AuthFrame page="Nova senha" title="Crie uma nova senha" text={<>Para {email}</>}>
      <Formik
        initialValues={{ password: '' }}
        validationSchema={newPasswordSchema}
        {...validatedOnSubmit}
        onSubmit={send}
      >
        {({ isSubmitting }) => (
          <Stack component={Form} noValidate spacing={2}>
            <FormNotice failure="Erro ao salvar a senha" showsInvalid />
            {/* For password managers. */}
            <input type="hidden" name="username" autoComplete="username" value={email} />
            <FormField
              isInNotice
              as={PasswordField}
              name="password"
              label="Nova senha"
              autoComplete="new-password"
            />
            <Button type="submit" variant="contained" size="large" loading={isSubmitting} fullWidth>
              Salvar nova senha
            </Button>
          </Stack>
        )}
      </Formik>
    </AuthFrame>
  );
}
