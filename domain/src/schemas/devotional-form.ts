import { object } from 'yup';
import type { InferType } from 'yup';
import { DEVOTIONAL_TEXT_MAX_LENGTH, NAME_MAX_LENGTH } from '../limits';
import { calendarDayField, limitedText, optionalText } from './fields';

const required = (message: string, what: string) =>
  limitedText(message, what, DEVOTIONAL_TEXT_MAX_LENGTH);
const optional = (what: string) => optionalText(what, DEVOTIONAL_TEXT_MAX_LENGTH);

export const devotionalFormSchema = object({
  date: calendarDayField('Data é obrigatória'),
  verse_reference: limitedText(
    'Referência do versículo é obrigatória',
    'Referência do versículo',
    NAME_MAX_LENGTH,
  ),
  verse_text: required('Texto do versículo é obrigatório', 'Texto do versículo'),
  opening_text: optional('Texto de abertura'),
  context: optional('Contexto'),
  central_insight: optional('Insight central'),
  closing_text: optional('Texto de encerramento'),
  reflection_question: required('Pergunta de reflexão é obrigatória', 'Pergunta de reflexão'),
  application_question: required('Pergunta de aplicação é obrigatória', 'Pergunta de aplicação'),
});
export type DevotionalForm = InferType<typeof devotionalFormSchema>;
