import { object } from 'yup';
import type { InferType } from 'yup';
import { APPLICATION_MAX_LENGTH, REFLECTION_MAX_LENGTH } from '../limits';
import { limitedText } from './fields';

export const INCOMPLETE_ANSWERS =
  'Campos incompletos - Por favor, preencha sua reflexão e aplicação prática.';

/** What a devotional can't be completed without. */
export const devotionalAnswersSchema = object({
  reflection: limitedText(INCOMPLETE_ANSWERS, 'Sua reflexão', REFLECTION_MAX_LENGTH),
  application: limitedText(INCOMPLETE_ANSWERS, 'Sua aplicação prática', APPLICATION_MAX_LENGTH),
});
export type DevotionalAnswers = InferType<typeof devotionalAnswersSchema>;
