import type { InferType } from 'yup';
import { loginSchema } from './login';
import { profileDetailsSchema } from './profile-details';

/**
 * In the order of the form: full name, denomination, e-mail, password. (yup puts the fields of the schema
 * that is joined on before the others'.)
 */
export const signupSchema = loginSchema.concat(profileDetailsSchema);
export type Signup = InferType<typeof signupSchema>;
