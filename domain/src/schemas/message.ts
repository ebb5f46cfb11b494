import { object } from 'yup';
import type { InferType } from 'yup';
import { MESSAGE_MAX_LENGTH } from '../limits';
import { limitedText } from './fields';

/** A disciple's message to the pastor or leader. */
export const messageSchema = object({
  message: limitedText('Escreva sua mensagem antes de enviar', 'Sua mensagem', MESSAGE_MAX_LENGTH),
});
export type Message = InferType<typeof messageSchema>;
