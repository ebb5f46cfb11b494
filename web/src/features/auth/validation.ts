import { loginSchema, signupSchema } from '@raizes/domain/forms/account';
import { firstError } from '@/ui/form';
import type { AuthMode } from './auth-form';

export { loginSchema, signupSchema };

/** Returns the form's first error for its mode, in Formik's shape. */
export const firstErrorOf = (mode: AuthMode, values: object) =>
  firstError(mode === 'signup' ? signupSchema : loginSchema, values);
