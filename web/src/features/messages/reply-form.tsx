import { replySchema } from '@raizes/domain/forms/messages';
import { isBlank } from '@raizes/domain/text/clean';
import SendIcon from '@mui/icons-material/SendOutlined';
import { Button, Stack } from '@mui/material';
import { useFormik } from 'formik';
import { toastInfo, toastSuccess } from '@/lib/toast';
import { Field } from '@/ui/fields';
import { firstError } from '@/ui/form';
import { Notice } from '@/ui/notice';
import { sendReply } from './send';
import { replyDraft } from './unsent';

interface Props {
  messageId: string;
  /** The local cache shows the response before the server has accepted it; the form must stay meanwhile. */
  onSending: (isSending: boolean) => void;
  onResponded: () => void;
}

/** Saves the draft on every change. A response is final, so only the button sends it, never Enter. */
export function ReplyForm({ messageId, onSending, onResponded }: Props) {
  const { errors, values, isSubmitting, handleSubmit, setFieldValue } = useFormik({
    initialValues: { response: replyDraft.read(messageId) },
    validate: (entered) => firstError(replySchema, entered),
    validateOnChange: false,
    validateOnBlur: false,
    onSubmit: async (entered) => {
      const { response } = replySchema.validateSync(entered);
      onSending(true);
      const outcome = await sendReply(messageId, response);
      if (outcome === 'refused') {
        onSending(false);
        return;
      }
      notifySuccess(outcome);
      onResponded();
    },
  });

  return (
    <form noValidate onSubmit={handleSubmit}>
      <Stack spacing={1.5}>
        {errors.response && <Notice title="Erro de validação" text={errors.response} />}
        <Field
          label="Sua resposta"
          placeholder="Escreva sua resposta..."
          value={values.response}
          onChange={({ target }) => {
            replyDraft.write(messageId, target.value);
            void setFieldValue('response', target.value);
          }}
          error={errors.response !== undefined}
          readOnly={isSubmitting}
          notched
          multiline
          sx={{ '& textarea:not([aria-hidden])': { minHeight: 150 } }}
        />
        <Button
          type="submit"
          variant="contained"
          size="large"
          startIcon={<SendIcon />}
          disabled={isSubmitting || isBlank(values.response)}
          sx={{ alignSelf: { sm: 'flex-end' } }}
        >
          {isSubmitting ? 'Enviando...' : 'Enviar Resposta'}
        </Button>
      </Stack>
    </form>
  );
}

function notifySuccess(outcome: 'sent' | 'on-device'): void {
  if (outcome === 'sent') {
    toastSuccess('Resposta enviada!', 'O discípulo será notificado.');
  } else {
    toastInfo('Resposta salva neste aparelho', 'Ela será enviada assim que houver internet.');
  }
}
