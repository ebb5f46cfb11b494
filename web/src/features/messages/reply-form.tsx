import { replySchema } from '@raizes/domain/forms/messages';
import { paths } from '@raizes/domain/paths';
import { isBlank } from '@raizes/domain/text/clean';
import SendIcon from '@mui/icons-material/SendOutlined';
import { Button, Stack } from '@mui/material';
import { useFormik } from 'formik';
import { toastError, toastInfo, toastSuccess } from '@/lib/toast';
import { changeDoc, serverTime } from '@/lib/writes';
import { Field } from '@/ui/fields';
import { FormAlert, firstError } from '@/ui/form';
import { replyDraft } from './panel-detail';

/**
 * Answers a message; without a network the answer is kept on the device and sent later. Its draft stays until the server has
 * it: an answer that is refused is there to be gone on with.
 * @throws what the server refused it with; when it does so only later, `onRefusal` hears of it
 */
async function sendReply(
  messageId: string,
  response: string,
  onRefusal: (error: unknown) => void,
): Promise<'sent' | 'on-device'> {
  const { kept, sent } = changeDoc(paths.pastorMessage(messageId), {
    status: 'responded',
    response,
    responded_at: serverTime(),
  });
  const result = await kept;
  sent.then(() => replyDraft.forget(messageId), onRefusal);
  return result;
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
      try {
        tellOfSuccess(await sendReply(messageId, response, tellOfFailure));
        onAnswered();
      } catch (error) {
        tellOfFailure(error);
        onSending(false);
      }
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

function tellOfSuccess(kept: 'sent' | 'on-device'): void {
  if (kept === 'sent') toastSuccess('Resposta enviada!', 'O discípulo será notificado.');
  else toastInfo('Resposta salva neste aparelho', 'Ela será enviada assim que houver internet.');
}

function tellOfFailure(error: unknown): void {
  console.error('The answer was refused', error);
  toastError('Erro', 'Não foi possível enviar a resposta.');
}
