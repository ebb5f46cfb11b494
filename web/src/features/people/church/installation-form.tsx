import { installationFormSchema } from '@raizes/domain/forms/content';
import { Button, Card, Skeleton, Stack, Typography } from '@mui/material';
import { Form, Formik } from 'formik';
import { isUnknown } from '@/lib/documents';
import { useTimedOut } from '@/lib/timing';
import { toastSuccess } from '@/lib/toast';
import { FormField, FormNotice, sending, validatedOnSubmit } from '@/ui/short-form';
import { useState } from 'react';
import { saveInstallation, useInstallation } from './api';

/** The form for the contact of whoever installed the app, which only admins see. */
export function InstallationForm() {
  const live = useInstallation();
  // As it was when the page was opened, so that another admin's save does not replace what is being typed.
  const [contact, setContact] = useState<string | null>(null);
  const isUnreachable = useTimedOut(contact === null && isUnknown(live));
  if (contact === null && !isUnknown(live))
    setContact(live.state === 'ready' ? live.value.contact : '');
  if (isUnreachable) return null;
  if (contact === null) return <Skeleton variant="rounded" height={192} sx={{ mt: 3 }} />;
  return (
    <Formik
      initialValues={{ contact }}
      validationSchema={installationFormSchema}
      {...validatedOnSubmit}
      onSubmit={sending(installationFormSchema, async (form) => {
        await saveInstallation(form.contact);
        toastSuccess('Contato salvo.');
      })}
    >
      {({ isSubmitting }) => (
        <Card sx={{ mt: 3, p: { xs: 2, sm: 3 }, overflow: 'visible' }}>
          <Stack component={Form} noValidate spacing={3}>
            <Typography variant="h2">Ajuda com o aplicativo</Typography>
            <FormNotice failure="O contato não foi salvo" />
            <FormField
              name="contact"
              label="Contato de quem instalou"
              helper="Nome e telefone ou e-mail de quem instalou o aplicativo, para quando for preciso pedir ajuda. Só os administradores veem."
            />
            <Button
              type="submit"
              variant="outlined"
              loading={isSubmitting}
              sx={{ alignSelf: 'flex-start' }}
            >
              Salvar contato
            </Button>
          </Stack>
        </Card>
      )}
    </Formik>
  );
}
