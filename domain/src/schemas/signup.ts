import { object } from 'yup';
import type { InferType } from 'yup';
import { loginSchema } from './login';
import { profileDetailsSchema } from './profile-details';

/** In the order of the form: full name, denomination, e-mail, password. */
export const signupSchema = object({ ...profileDetailsSchema.fields, ...loginSchema.fields });
export type Signup = InferType<typeof signupSchema>;
