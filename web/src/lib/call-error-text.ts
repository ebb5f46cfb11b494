import { errorText } from './error-text';
import { explanationOf } from './explanation-of';

/** What to tell a person about a call of a function that failed: its own sentence where it has one, or else as `errorText`. */
export const callErrorText = (error: unknown): string => explanationOf(error) ?? errorText(error);
