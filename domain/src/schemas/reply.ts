import { object } from 'yup';
import type { InferType } from 'yup';
import { RESPONSE_MAX_LENGTH } from '../limits';
import { limitedText } from './fields';

/** A pastor's or leader's answer to a message. */
export const replySchema = object({
  response: limitedText(
    'Escreva sua resposta antes de enviar',
    'Sua resposta',
    RESPONSE_MAX_LENGTH,
  ),
});
export type Reply = InferType<typeof replySchema>;
