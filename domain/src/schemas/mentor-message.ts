import { object } from 'yup';
import type { InferType } from 'yup';
import { MENTOR_MESSAGE_MAX_LENGTH } from '../limits';
import { limitedText } from './fields';

export const mentorMessageSchema = object({
  message: limitedText(
    'Escreva sua pergunta antes de enviar',
    'Sua mensagem',
    MENTOR_MESSAGE_MAX_LENGTH,
  ),
});
export type MentorMessage = InferType<typeof mentorMessageSchema>;
