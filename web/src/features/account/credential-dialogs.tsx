import { changeEmailSchema, changePasswordSchema } from '@raizes/domain/forms/account';
import { Button, DialogContentText, Stack, Typography } from '@mui/material';
import { Formik } from 'formik';
import { useState } from 'react';
import { changePassword, credentialErrorText, requestEmailChange } from '@/lib/credentials';
import { toastSuccess } from '@/lib/toast';
import { AppDialog, FormActions } from '@/ui/app-dialog';
import { LocalMail } from '@/ui/local-mail';
import { PasswordField } from '@/ui/password-field';
import { FormField, FormNotice, sending, validatedOnSubmit } from '@/ui/short-form';

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
  const send = sending(
    changeEmailSchema,
    async (next) => {
      if (next.email === email) return 'Este já é o seu e-mail.';
      await requestEmailChange(next.current, next.email);
      onSent(next.email);
    },
    credentialErrorText,
  );

  return (
    <Formik
      initialValues={{ email: '', current: '' }}
      validationSchema={changeEmailSchema}
      {...validatedOnSubmit}
      onSubmit={send}
    >
      {({ handleSubmit, isSubmitting }) => (
        <AppDialog
          title="Trocar o e-mail"
          maxWidth="xs"
          onClose={isSubmitting ? undefined : onClose}
          form={{ onSubmit: handleSubmit }}
          actions={<FormActions submit="Enviar link" isBusy={isSubmitting} onCancel={onClose} />}
        >
          <Stack spacing={2}>
            <DialogContentText sx={{ overflowWrap: 'anywhere' }}>
              Hoje você entra com {email}. Enviamos um link ao novo e-mail, e a troca acontece
              quando você o abrir.
            </DialogContentText>
            <FormNotice failure="O e-mail não foi alterado" />
            <FormField name="email" label="Novo e-mail" type="email" autoComplete="off" autoFocus />
            <FormField
              as={PasswordField}
              name="current"
              label="Senha atual"
              autoComplete="current-password"
            />
          </Stack>
        </AppDialog>
      )}
    </Formik>
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
  const send = sending(
    changePasswordSchema,
    async ({ current, password }) => {
      await changePassword(current, password);
      toastSuccess('Senha alterada com sucesso!', 'Nos outros aparelhos, entre com a nova.');
      onClose();
    },
    credentialErrorText,
  );

  return (
    <Formik
      initialValues={{ current: '', password: '' }}
      validationSchema={changePasswordSchema}
      {...validatedOnSubmit}
      onSubmit={send}
    >
      {({ handleSubmit, isSubmitting }) => (
        <AppDialog
          title="Trocar a senha"
          maxWidth="xs"
          onClose={isSubmitting ? undefined : onClose}
          form={{ onSubmit: handleSubmit }}
          actions={
            <FormActions submit="Salvar nova senha" isBusy={isSubmitting} onCancel={onClose} />
          }
        >
          <Stack spacing={2}>
            <DialogContentText>
              Os seus outros aparelhos saem da conta em até uma hora.
            </DialogContentText>
            <FormNotice failure="A senha não foi alterada" />
            {/* For password managers. */}
            <input type="hidden" name="username" autoComplete="username" value={email} />
            <FormField
              as={PasswordField}
              name="current"
              label="Senha atual"
              autoComplete="current-password"
              autoFocus
            />
            <FormField
              as={PasswordField}
              name="password"
              label="Nova senha"
              autoComplete="new-password"
              helper="No mínimo 6 caracteres"
            />
          </Stack>
        </AppDialog>
      )}
    </Formik>
  );
}
