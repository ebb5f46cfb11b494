import { object, string } from 'yup';
import type { InferType } from 'yup';
import { CONTACT_MAX_LENGTH, NAME_MAX_LENGTH } from '../limits';
import { isTimeZone } from '../local-time';
import { limitedText } from './fields';

export const churchFormSchema = object({
  name: limitedText('Nome da igreja é obrigatório', 'Nome da igreja', NAME_MAX_LENGTH),
  /** Null for 'Nenhum'. */
  default_leader_id: string()
    .transform((value: unknown) => (value === '' ? null : value))
    .nullable()
    .default(null),
  time_zone: string()
    .required('Fuso horário é obrigatório')
    .test('time-zone', 'Escolha um fuso horário da lista', isTimeZone),
  privacy_contact: limitedText(
    'Contato para privacidade é obrigatório',
    'Contato para privacidade',
    CONTACT_MAX_LENGTH,
  ),
});
export type ChurchForm = InferType<typeof churchFormSchema>;
