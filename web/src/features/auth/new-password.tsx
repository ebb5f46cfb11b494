import { newPasswordSchema } from '@raizes/domain/forms/account';
import { Button, Stack } from '@mui/material';
import { useFormik } from 'formik';
import { useState } from 'react';
import { resetPassword } from '@/lib/email-actions';
import { errorCode } from '@/lib/error-code';
import { errorText } from '@/lib/errors';
import { toastSuccess } from '@/lib/toast';
import { firstError, useFocusOnError } from '@/ui/form';
import { Notice } from '@/ui/notice';
import { PasswordField } from '@/ui/password-field';
import { AuthFrame } from './auth-frame';

interface Props {
  code: string;
  email: string;
  onDone: () => void;
  /** The link has expired meanwhile, or was used elsewhere. */
  onRefused: (error: unknown) => void;
}

/** The form behind the link to a new password. */
export function NewPassword({ code, email, onDone, onRefused }: Props) {
  const [serverError, setServerError] = useState<string | null>(null);
  const { errors, submitCount, isSubmitting, handleSubmit, getFieldProps } = useFormik({
    initialValues: { password: '' },
    validate: (values) => firstError(newPasswordSchema, values),
    validateOnChange: false,
    validateOnBlur: false,
    onSubmit: async (values) => {
      setServerError(null);
      try {
        await resetPassword(code, newPasswordSchema.validateSync(values).password);
        toastSuccess('Senha alterada com sucesso!');
        onDone();
      } catch (error) {
        if (final.has(errorCode(error))) onRefused(error);
        else setServerError(errorText(error));
      }
    },
  });
  const form = useFocusOnError(errors, submitCount);
  return (
    <AuthFrame page="Nova senha" title="Crie uma nova senha" text={<>Para {email}</>}>
      <Stack component="form" ref={form} noValidate spacing={2} onSubmit={handleSubmit}>
        {errors.password && <Notice title="Erro de validação" text={errors.password} />}
        {serverError && !errors.password && (
          <Notice title="Erro ao salvar a senha" text={serverError} />
        )}
        {/* For password managers. */}
        <input type="hidden" name="username" autoComplete="username" value={email} />
        <PasswordField
          {...getFieldProps('password')}
          label="Nova senha"
          autoComplete="new-password"
          error={Boolean(errors.password)}
          disabled={isSubmitting}
        />
        <Button type="submit" variant="contained" size="large" loading={isSubmitting} fullWidth>
          Salvar nova senha
        </Button>
      </Stack>
    </AuthFrame>
  );
}

/** After these only another link helps. */
const final = new Set([
  'auth/expired-action-code',
  'auth/invalid-action-code',
  'auth/user-not-found',
  'auth/user-disabled',
]);
