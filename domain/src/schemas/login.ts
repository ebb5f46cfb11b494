import { object, string } from 'yup';
import type { InferType } from 'yup';
import { PASSWORD_MIN_LENGTH } from '../limits';
import { cleanEmail } from '../sanitize';

const INVALID_EMAIL = 'Email inválido';
const SHORT_PASSWORD = 'Senha deve ter no mínimo 6 caracteres';

export const loginSchema = object({
  email: string()
    .transform((value: unknown) => (typeof value === 'string' ? cleanEmail(value) : value))
    .required(INVALID_EMAIL)
    .email(INVALID_EMAIL),
  password: string().required(SHORT_PASSWORD).min(PASSWORD_MIN_LENGTH, SHORT_PASSWORD),
});
export type Login = InferType<typeof loginSchema>;
