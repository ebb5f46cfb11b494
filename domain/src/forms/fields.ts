import { number, string } from 'yup';

/** 10000 as it is written in Portuguese: 10.000. */
const withPoints = (count: number) => String(count).replace(/\B(?=(?:\d{3})+$)/g, '.');

/** Text that must not be blank; trimmed. */
export function requiredText(message: string) {
  return string().trim().required(message);
}

/** The same with a limit; `what` begins the sentence: 'Sua reflexão'. */
export function limitedText(message: string, what: string, max: number) {
  return requiredText(message).max(max, tooLong(what, max));
}

/** Text that may be left out: then it is ''. */
export function optionalText(what: string, max: number) {
  return string().trim().default('').max(max, tooLong(what, max));
}

export function tooLong(what: string, max: number): string {
  return `${what} deve ter no máximo ${withPoints(max)} caracteres`;
}

/** A whole number, from one on, out of what was typed; `what` begins the sentence. An empty field is a missing number. */
export function wholeNumber(what: string, missing: string, tooSmall: string) {
  return number()
    .transform((value: unknown, typed: unknown) => (typed === '' ? undefined : value))
    .typeError(missing)
    .required(missing)
    .min(1, tooSmall)
    .integer(`${what} deve ser um número inteiro`);
}
