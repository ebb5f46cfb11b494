import { profileDetailsSchema } from '@raizes/domain/forms/account';
import { paths } from '@raizes/domain/paths';
import { Button, DialogContentText, Stack } from '@mui/material';
import { Formik } from 'formik';
import { useEffect, useState } from 'react';
import { errorText } from '@/lib/errors';
import { repairProfile, saveProfile } from '@/lib/sign-up';
import { toastError, toastSuccess } from '@/lib/toast';
import { mergeDoc } from '@/lib/writes';
import { AppDialog, FormActions } from '@/ui/app-dialog';
import { FormField, FormNotice, sending, validatedOnSubmit } from '@/ui/short-form';

interface CompleteProfileProps {
  uid: string;
  name: string;
  onComplete: (isComplete: boolean) => void;
  onLeave: () => void;
}

/** Completes an interrupted sign-up from the details stored on this device, or else asks for them. */
export function CompleteProfile({ uid, name, onComplete, onLeave }: CompleteProfileProps) {
  const [isAsking, setAsking] = useState(false);

  useEffect(() => {
    async function repair(): Promise<void> {
      try {
        const isRepaired = await repairProfile(uid);
        setAsking(!isRepaired);
        onComplete(isRepaired);
      } catch (cause) {
        console.warn('The profile could not be checked', cause);
      }
    }
    void repair();
  }, [uid, onComplete]);

  async function save(details: Details): Promise<void> {
    await saveProfile(uid, details);
    setAsking(false);
    onComplete(true);
  }

  if (!isAsking) return null;
  return (
    <DetailsForm
      title="Complete seu cadastro"
      text="Faltou só isto para você começar: como podemos chamar você e de que igreja você é?"
      details={{ full_name: name, church_denomination: '' }}
      save={save}
      onLeave={onLeave}
    />
  );
}

interface DetailsDialogProps {
  uid: string;
  details: Details;
  /** The field that gets the focus. */
  focus: keyof Details;
  onClose: () => void;
}

export function DetailsDialog({ uid, details, focus, onClose }: DetailsDialogProps) {
  async function save({ full_name, church_denomination }: Details): Promise<void> {
    const { kept, sent } = mergeDoc(paths.profile(uid), { full_name, church_denomination });
    const isSent = (await kept) === 'sent';
    toastSuccess(
      'Dados atualizados!',
      isSent ? undefined : 'Salvo neste aparelho. Será enviado assim que houver internet.',
    );
    onClose();
    sent.catch((error: unknown) => toastError('Os dados não foram salvos', errorText(error)));
  }
  return (
    <DetailsForm
      title="Corrigir nome ou igreja"
      details={details}
      focus={focus}
      save={save}
      onClose={onClose}
    />
  );
}

interface Details {
  full_name: string;
  church_denomination: string;
}

interface DetailsFormProps {
  title: string;
  text?: string;
  details: Details;
  focus?: keyof Details;
  save: (details: Details) => Promise<void>;
  /** If left out, the dialog stays open until the details are saved. */
  onClose?: () => void;
  /** Signs out, instead of closing the dialog. */
  onLeave?: () => void;
}

function DetailsForm(props: DetailsFormProps) {
  const { title, text, details, focus, save, onClose, onLeave } = props;
  const { full_name, church_denomination } = details;
  return (
    <Formik
      initialValues={{ full_name, church_denomination }}
      validationSchema={profileDetailsSchema}
      {...validatedOnSubmit}
      onSubmit={sending(profileDetailsSchema, save)}
    >
      {({ handleSubmit, isSubmitting }) => (
        <AppDialog
          title={title}
          maxWidth="sm"
          onClose={isSubmitting ? undefined : onClose}
          form={{ onSubmit: handleSubmit }}
          actions={
            onClose ? (
              <FormActions submit="Salvar" isBusy={isSubmitting} onCancel={onClose} />
            ) : (
              <>
                {/* Enabled while saving, because without a network saving can take forever. */}
                <Button color="inherit" onClick={onLeave}>
                  Sair
                </Button>
                <Button type="submit" variant="contained" loading={isSubmitting}>
                  Salvar
                </Button>
              </>
            )
          }
        >
          <Stack spacing={2}>
            {text && <DialogContentText>{text}</DialogContentText>}
            <FormNotice failure="Erro ao salvar" />
            <FormField
              name="full_name"
              label="Nome completo"
              autoComplete="name"
              autoFocus={focus === 'full_name'}
            />
            <FormField
              name="church_denomination"
              label="Denominação da igreja"
              autoFocus={focus === 'church_denomination'}
            />
          </Stack>
        </AppDialog>
      )}
    </Formik>
  );
}
