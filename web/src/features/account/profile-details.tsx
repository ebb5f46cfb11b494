import { profileDetailsSchema } from '@raizes/domain/forms/account';
import { paths } from '@raizes/domain/paths';
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  Stack,
} from '@mui/material';
import { useFormik } from 'formik';
import { useEffect, useId, useState } from 'react';
import { errorText } from '@/lib/errors';
import { repairProfile, saveProfile } from '@/lib/sign-up';
import { toastError, toastSuccess } from '@/lib/toast';
import { updateDoc } from '@/lib/writes';
import { Field } from '@/ui/fields';
import { firstError } from '@/ui/form';
import { Notice } from '@/ui/notice';

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

  return (
    <DetailsForm
      open={isAsking}
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
    const { kept, sent } = updateDoc(paths.profile(uid), { full_name, church_denomination });
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
      open
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
  open: boolean;
  title: string;
  text?: string;
  details: Details;
  focus?: keyof Details;
  save: (details: Details) => Promise<void>;
  /** If left out, the dialog stays open until the details are saved. */
  onClose?: () => void;
  /** Signs out. */
  onLeave?: () => void;
}

function DetailsForm(props: DetailsFormProps) {
  const { open, title, text, details, focus, save, onClose, onLeave } = props;
  const { full_name, church_denomination } = details;
  const [refusal, setRefusal] = useState<string | null>(null);
  const titleId = useId();
  const formik = useFormik({
    initialValues: { full_name, church_denomination },
    validate: (values) => firstError(profileDetailsSchema, values),
    validateOnChange: false,
    validateOnBlur: false,
    onSubmit: async (values) => {
      try {
        await save(profileDetailsSchema.validateSync(values));
      } catch (error) {
        setRefusal(errorText(error));
      }
    },
  });
  const invalid = Object.values(formik.errors)[0];

  return (
    <Dialog
      open={open}
      fullWidth={onClose !== undefined}
      maxWidth="sm"
      aria-labelledby={titleId}
      {...(onClose && { onClose })}
    >
      <form
        noValidate
        onSubmit={(event) => {
          setRefusal(null);
          formik.handleSubmit(event);
        }}
      >
        <DialogTitle id={titleId} variant="h2">
          {title}
        </DialogTitle>
        <DialogContent>
          <Stack spacing={2} sx={{ pt: text ? 0 : 1 }}>
            {text && <DialogContentText>{text}</DialogContentText>}
            {invalid && <Notice title="Erro de validação" text={invalid} />}
            {!invalid && refusal && <Notice title="Erro ao salvar" text={refusal} />}
            <Field
              {...formik.getFieldProps('full_name')}
              label="Nome completo"
              autoComplete="name"
              autoFocus={focus === 'full_name'}
            />
            <Field
              {...formik.getFieldProps('church_denomination')}
              label="Denominação da igreja"
              autoFocus={focus === 'church_denomination'}
            />
          </Stack>
        </DialogContent>
        <DialogActions>
          {onClose && <Button onClick={onClose}>Cancelar</Button>}
          {onLeave && (
            <Button color="inherit" onClick={onLeave}>
              Sair
            </Button>
          )}
          <Button type="submit" variant="contained" loading={formik.isSubmitting}>
            Salvar
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
