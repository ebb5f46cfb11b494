import { object } from 'yup';
import {
  APPLICATION_MAX_LENGTH,
  MENTOR_MESSAGE_MAX_LENGTH,
  MESSAGE_MAX_LENGTH,
  REFLECTION_MAX_LENGTH,
  RESPONSE_MAX_LENGTH,
  VERSE_MAX_LENGTH,
} from '../limits';
import { limitedText } from './fields';

const INCOMPLETE_ANSWERS =
  'Campos incompletos - Por favor, preencha sua reflexão e aplicação prática.';

/** What a devotional can't be completed without. */
export const devotionalAnswersSchema = object({
  reflection: limitedText(INCOMPLETE_ANSWERS, 'Sua reflexão', REFLECTION_MAX_LENGTH),
  application: limitedText(INCOMPLETE_ANSWERS, 'Sua aplicação prática', APPLICATION_MAX_LENGTH),
});

export const memorizationAttemptSchema = object({
  verse_memorization: limitedText(
    'Escreva o versículo de memória antes de validar',
    'O versículo',
    VERSE_MAX_LENGTH,
  ),
});

export const mentorMessageSchema = object({
  message: limitedText(
    'Escreva sua pergunta antes de enviar',
    'Sua mensagem',
    MENTOR_MESSAGE_MAX_LENGTH,
  ),
});

/** A disciple's message to the pastor or leader. */
export const messageSchema = object({
  message: limitedText('Escreva sua mensagem antes de enviar', 'Sua mensagem', MESSAGE_MAX_LENGTH),
});

/** A pastor's or leader's answer to a message. */
export const replySchema = object({
  response: limitedText(
    'Escreva sua resposta antes de enviar',
    'Sua resposta',
    RESPONSE_MAX_LENGTH,
  ),
});
