import { object, string } from 'yup';
import { NAME_MAX_LENGTH, NAME_MIN_LENGTH, PASSWORD_MIN_LENGTH } from '../limits';
import { cleanEmail, cleanName } from '../text/clean';
import { tooLong } from './fields';

const INVALID_EMAIL = 'Email inválido';
const SHORT_PASSWORD = 'Senha deve ter no mínimo 6 caracteres';

export const loginSchema = object({
  email: string()
    .transform((value: unknown) => (typeof value === 'string' ? cleanEmail(value) : value))
    .required(INVALID_EMAIL)
    .email(INVALID_EMAIL),
  password: string().required(SHORT_PASSWORD).min(PASSWORD_MIN_LENGTH, SHORT_PASSWORD),
});

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

/**
 * In the order of the form: full name, denomination, e-mail, password. (yup puts the fields of the schema
 * that is joined on before the others'.)
 */
export const signupSchema = loginSchema.concat(profileDetailsSchema);
