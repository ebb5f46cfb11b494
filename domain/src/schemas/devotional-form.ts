import { object } from 'yup';
import type { InferType } from 'yup';
import { DEVOTIONAL_TEXT_MAX_LENGTH, NAME_MAX_LENGTH, QUESTION_MAX_LENGTH } from '../limits';
import { calendarDayField } from './calendar-day-field';
import { limitedText, optionalText } from './fields';

const question = (message: string, what: string) => limitedText(message, what, QUESTION_MAX_LENGTH);
const optional = (what: string) => optionalText(what, DEVOTIONAL_TEXT_MAX_LENGTH);

export const devotionalFormSchema = object({
  date: calendarDayField('Data é obrigatória'),
  verse_reference: limitedText(
    'Referência do versículo é obrigatória',
    'Referência do versículo',
    NAME_MAX_LENGTH,
  ),
  verse_text: limitedText(
    'Texto do versículo é obrigatório',
    'Texto do versículo',
    DEVOTIONAL_TEXT_MAX_LENGTH,
  ),
  opening_text: optional('Texto de abertura'),
  context: optional('Contexto'),
  central_insight: optional('Insight central'),
  closing_text: optional('Texto de encerramento'),
  reflection_question: question('Pergunta de reflexão é obrigatória', 'Pergunta de reflexão'),
  application_question: question('Pergunta de aplicação é obrigatória', 'Pergunta de aplicação'),
});
export type DevotionalForm = InferType<typeof devotionalFormSchema>;
