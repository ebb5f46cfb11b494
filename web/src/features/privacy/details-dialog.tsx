import { profileDetailsSchema } from '@raizes/domain/forms/account';
import { paths } from '@raizes/domain/paths';
import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Stack } from '@mui/material';
import { useFormik } from 'formik';
import { useState } from 'react';
import { errorText } from '@/lib/errors';
import { toastSuccess } from '@/lib/toast';
import { updateDoc } from '@/lib/writes';
import { Field } from '@/ui/fields';
import { firstError } from '@/ui/form';
import { FormAlert } from '@/ui/form-alert';

interface Props {
  uid: string;
  details: { full_name: string; church_denomination: string };
  onClose: () => void;
}

export function DetailsDialog({ uid, details, onClose }: Props) {
  const [refusal, setRefusal] = useState<string | null>(null);
  const formik = useFormik({
    initialValues: {
      full_name: details.full_name,
      church_denomination: details.church_denomination,
    },
    validate: (values) => firstError(profileDetailsSchema, values),
    validateOnChange: false,
    validateOnBlur: false,
    onSubmit: async (values) => {
      try {
        const { full_name, church_denomination } = profileDetailsSchema.validateSync(values);
        await updateDoc(paths.profile(uid), { full_name, church_denomination }).sent;
        toastSuccess('Dados atualizados!');
        onClose();
      } catch (error) {
        setRefusal(errorText(error));
      }
    },
  });
  const invalid = Object.values(formik.errors)[0];
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="details-title">
      <form
        noValidate
        onSubmit={(event) => {
          setRefusal(null);
          formik.handleSubmit(event);
        }}
      >
        <DialogTitle id="details-title" variant="h2">
          Corrigir nome ou igreja
        </DialogTitle>
        <DialogContent>
          <Stack spacing={2} sx={{ pt: 1 }}>
            {invalid && <FormAlert title="Erro de validação" text={invalid} />}
            {!invalid && refusal && <FormAlert title="Erro ao salvar" text={refusal} />}
            <Field label="Nome completo" {...formik.getFieldProps('full_name')} />
            <Field label="Denominação da igreja" {...formik.getFieldProps('church_denomination')} />
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Cancelar</Button>
          <Button type="submit" variant="contained" loading={formik.isSubmitting}>
            Salvar
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
