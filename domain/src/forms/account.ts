import { object, ref, string } from 'yup';
import { NAME_MAX_LENGTH, NAME_MIN_LENGTH, PASSWORD_MIN_LENGTH } from '../limits';
import { cleanEmail, cleanName } from '../text/clean';
import { tooLong } from './fields';

const INVALID_EMAIL = 'Email inválido';
const SHORT_PASSWORD = 'Senha deve ter no mínimo 6 caracteres';

const email = string()
  .transform((value: unknown) => (typeof value === 'string' ? cleanEmail(value) : value))
  .required(INVALID_EMAIL)
  .email(INVALID_EMAIL);
const password = string().required(SHORT_PASSWORD).min(PASSWORD_MIN_LENGTH, SHORT_PASSWORD);
const current = string().required('Digite a sua senha atual');

export const loginSchema = object({ email, password });

/** The form for a forgotten password. */
export const emailSchema = object({ email });

export const newPasswordSchema = object({ password });

export const changeEmailSchema = object({ email, current });

export const changePasswordSchema = object({
  current,
  password: password.notOneOf([ref('current')], 'A nova senha precisa ser diferente da atual'),
});

function nameField(tooShort: string, label: string) {
  return string()
    .transform((value: unknown) => (typeof value === 'string' ? cleanName(value) : value))
    .required(tooShort)
    .min(NAME_MIN_LENGTH, tooShort)
    .max(NAME_MAX_LENGTH, tooLong(label, NAME_MAX_LENGTH));
}

export const profileDetailsSchema = object({
  full_name: nameField('Nome deve ter no mínimo 2 caracteres', 'Nome'),
  church_denomination: nameField('Denominação é obrigatória', 'Denominação'),
});

/** `concat` puts the fields of its argument first, which is the order of the form. */
export const signupSchema = loginSchema.concat(profileDetailsSchema);
