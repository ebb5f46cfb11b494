import { profileDetailsSchema } from '@raizes/domain/forms/account';
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
import { useEffect, useState } from 'react';
import { repairProfile, saveProfile } from '@/lib/sign-up';
import { errorText } from '@/lib/errors';
import { Field } from '@/ui/fields';
import { firstError } from '@/ui/form';
import { FormAlert } from '@/ui/form-alert';

interface Props {
  uid: string;
  name: string;
  /** Told that there is a profile now, or not yet. */
  onComplete: (isComplete: boolean) => void;
}

/** Finishes a sign-up that was cut off: by itself where this device knows the rest, else by asking. */
export function CompleteProfile({ uid, name, onComplete }: Props) {
  const [asking, setAsking] = useState(false);
  const [saved, setSaved] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);

  useEffect(() => {
    async function mend(): Promise<void> {
      try {
        const mended = await repairProfile(uid);
        setAsking(!mended);
        onComplete(mended);
      } catch (cause) {
        console.warn('The profile could not be checked', cause);
      }
    }
    void mend();
  }, [uid, onComplete]);

  const formik = useFormik({
    initialValues: { full_name: name, church_denomination: '' },
    validate: (values) => firstError(profileDetailsSchema, values),
    validateOnChange: false,
    validateOnBlur: false,
    onSubmit: async (values) => {
      try {
        await saveProfile(uid, profileDetailsSchema.validateSync(values));
        setSaved(true);
        onComplete(true);
      } catch (error) {
        setRefusal(errorText(error));
      }
    },
  });
  const invalid = Object.values(formik.errors)[0];

  return (
    <Dialog open={asking && !saved} aria-labelledby="complete-profile">
      <form
        noValidate
        onSubmit={(event) => {
          setRefusal(null);
          formik.handleSubmit(event);
        }}
      >
        <DialogTitle id="complete-profile" variant="h2">
          Complete seu cadastro
        </DialogTitle>
        <DialogContent>
          <Stack spacing={2}>
            <DialogContentText>
              Faltou só isto para você começar: como podemos chamar você e de que igreja você é?
            </DialogContentText>
            {invalid && <FormAlert title="Erro de validação" text={invalid} />}
            {!invalid && refusal && <FormAlert title="Erro ao salvar" text={refusal} />}
            <Field label="Nome completo" {...formik.getFieldProps('full_name')} />
            <Field label="Denominação da igreja" {...formik.getFieldProps('church_denomination')} />
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button type="submit" variant="contained" loading={formik.isSubmitting}>
            Salvar
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
