import { object, string } from 'yup';
import type { InferType } from 'yup';
import { NAME_MAX_LENGTH, NAME_MIN_LENGTH } from '../limits';
import { cleanName } from '../sanitize';
import { tooLong } from './fields';

function nameField(tooShort: string, what: string) {
  return string()
    .transform((value: unknown) => (typeof value === 'string' ? cleanName(value) : value))
    .required(tooShort)
    .min(NAME_MIN_LENGTH, tooShort)
    .max(NAME_MAX_LENGTH, tooLong(what, NAME_MAX_LENGTH));
}

/** What a person says of themselves. */
export const profileDetailsSchema = object({
  full_name: nameField('Nome deve ter no mínimo 2 caracteres', 'Nome'),
  church_denomination: nameField('Denominação é obrigatória', 'Denominação'),
});
export type ProfileDetails = InferType<typeof profileDetailsSchema>;
