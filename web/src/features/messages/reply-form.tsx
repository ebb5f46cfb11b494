import { replySchema } from '@raizes/domain/forms/messages';
import { paths } from '@raizes/domain/paths';
import { isBlank } from '@raizes/domain/text/clean';
import SendIcon from '@mui/icons-material/SendOutlined';
import { Button, Stack } from '@mui/material';
import { useFormik } from 'formik';
import { followDelivery } from '@/lib/outbox';
import type { Outcome } from '@/lib/outbox';
import { toastError, toastInfo, toastSuccess } from '@/lib/toast';
import { updateDoc, serverTime } from '@/lib/writes';
import { Field } from '@/ui/fields';
import { firstError } from '@/ui/form';
import { FormAlert } from '@/ui/form-alert';
import { replyDraft } from './leader-message';

/** Answers a message; without a network it is sent later. The draft stays until the server has it, and so after a refusal. */
function sendReply(messageId: string, response: string): Promise<Outcome> {
  const delivery = updateDoc(paths.pastorMessage(messageId), {
    status: 'responded',
    response,
    responded_at: serverTime(),
  });
  return followDelivery(delivery, {
    onSent: () => replyDraft.forget(messageId),
    onRefused: notifyFailure,
  });
}

interface Props {
  messageId: string;
  /** The answer is on its way, or no longer: this device shows it as given before the server has it. */
  onSending: (isSending: boolean) => void;
  onAnswered: () => void;
}

/** Every letter is on the device before it is on the screen. An answer is final: only the button sends it. */
export function ReplyForm({ messageId, onSending, onAnswered }: Props) {
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
      onAnswered();
    },
  });

  return (
    <form noValidate onSubmit={handleSubmit}>
      <Stack spacing={1.5}>
        {errors.response && <FormAlert title="Erro de validação" text={errors.response} />}
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
  if (outcome === 'sent') toastSuccess('Resposta enviada!', 'O discípulo será notificado.');
  else toastInfo('Resposta salva neste aparelho', 'Ela será enviada assim que houver internet.');
}

function notifyFailure(error: unknown): void {
  console.error('The answer was refused', error);
  toastError('Erro', 'Não foi possível enviar a resposta.');
}
