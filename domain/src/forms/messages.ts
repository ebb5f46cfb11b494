import { object } from 'yup';
import { MESSAGE_MAX_LENGTH, RESPONSE_MAX_LENGTH } from '../limits';
import { limitedText } from './fields';

/** A disciple's message to the pastor or leader. */
export const messageSchema = object({
  message: limitedText('Escreva sua mensagem antes de enviar', 'Sua mensagem', MESSAGE_MAX_LENGTH),
});

/** A pastor's or leader's reply to a message. */
export const replySchema = object({
  response: limitedText(
    'Escreva sua resposta antes de enviar',
    'Sua resposta',
    RESPONSE_MAX_LENGTH,
  ),
});
