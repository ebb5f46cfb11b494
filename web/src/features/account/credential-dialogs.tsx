import { changeEmailSchema, changePasswordSchema } from '@raizes/domain/forms/account';
import { Button, DialogContentText, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { changePassword, credentialErrorText, requestEmailChange } from '@/lib/credentials';
import { toastSuccess } from '@/lib/toast';
import { AppDialog, FormActions } from '@/ui/app-dialog';
import { Field } from '@/ui/fields';
import { LocalMail } from '@/ui/local-mail';
import { PasswordField } from '@/ui/password-field';
import { useShortForm } from '@/ui/short-form';

interface Props {
  /** The account's current address. */
  email: string;
  onClose: () => void;
}

/** Requests a change of the account's address, which takes effect when the new address is confirmed. */
export function EmailDialog({ email, onClose }: Props) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  return sentTo === null ? (
    <RequestDialog email={email} onSent={setSentTo} onClose={onClose} />
  ) : (
    <SentDialog email={email} sentTo={sentTo} onClose={onClose} />
  );
}

function RequestDialog({ email, onSent, onClose }: Props & { onSent: (to: string) => void }) {
  const { form, notice, isSubmitting, fieldProps } = useShortForm({
    schema: changeEmailSchema,
    initialValues: { email: '', current: '' },
    failure: 'O e-mail não foi alterado',
    toErrorText: credentialErrorText,
    send: async (next) => {
      if (next.email === email) return 'Este já é o seu e-mail.';
      await requestEmailChange(next.current, next.email);
      onSent(next.email);
    },
  });

  return (
    <AppDialog
      title="Trocar o e-mail"
      maxWidth="xs"
      onClose={isSubmitting ? undefined : onClose}
      form={form}
      actions={<FormActions submit="Enviar link" isBusy={isSubmitting} onCancel={onClose} />}
    >
      <Stack spacing={2}>
        <DialogContentText sx={{ overflowWrap: 'anywhere' }}>
          Hoje você entra com {email}. Enviamos um link ao novo e-mail, e a troca acontece quando
          você o abrir.
        </DialogContentText>
        {notice}
        <Field
          {...fieldProps('email')}
          label="Novo e-mail"
          type="email"
          autoComplete="off"
          autoFocus
        />
        <PasswordField
          {...fieldProps('current')}
          label="Senha atual"
          autoComplete="current-password"
        />
      </Stack>
    </AppDialog>
  );
}

/** Identical for an address that already has an account, so that it does not reveal which addresses do. */
function SentDialog({ email, sentTo, onClose }: Props & { sentTo: string }) {
  return (
    <AppDialog
      title="E-mail enviado"
      maxWidth="xs"
      onClose={onClose}
      actions={
        <Button onClick={onClose} variant="contained" autoFocus>
          Entendi
        </Button>
      }
    >
      <Stack spacing={2} role="status" sx={{ overflowWrap: 'anywhere' }}>
        <Typography>
          O link que confirma <strong>{sentTo}</strong> chega em alguns minutos. Até você o abrir,
          nada muda: continue entrando com {email}.
        </Typography>
        <Typography>
          Depois de abrir o link, entre de novo, já com o novo e-mail. Termine antes o que estiver
          escrevendo: ao sair, o que não foi enviado se perde.
        </Typography>
        <Typography variant="body2" color="textSecondary">
          Não chegou? Veja na caixa de spam e confira se o e-mail está certo. Um e-mail que já é de
          outra conta não recebe o link.
        </Typography>
        {import.meta.env.VITE_EMULATORS && <LocalMail email={sentTo} mode="verifyAndChangeEmail" />}
      </Stack>
    </AppDialog>
  );
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
