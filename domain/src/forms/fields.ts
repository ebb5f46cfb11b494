import { number, string } from 'yup';
import { isBlank, oneLine, visibleText } from '../text/clean';

/** 10000 → `10.000`. */
const formatCount = (count: number) => count.toLocaleString('pt-BR');

/** Trimmed text without hidden characters; '' without a visible one. */
const cleanText = () =>
  string()
    .transform((value: unknown) => {
      if (typeof value !== 'string') return value;
      return isBlank(value) ? '' : visibleText(value);
    })
    .trim();

/** Text that must not be blank. */
export function requiredText(message: string) {
  return cleanText().required(message);
}

/** Required text with a maximum length; the error message begins with `label`: 'Sua mensagem'. */
export function limitedText(message: string, label: string, max: number) {
  return requiredText(message).max(max, tooLong(label, max));
}

/** Like `limitedText`, on one line. */
export function limitedTitle(message: string, label: string, max: number) {
  return limitedText(message, label, max).transform((value: unknown) =>
    typeof value === 'string' ? oneLine(value) : value,
  );
}

/** Text that may be blank, '' by default. */
export function optionalText(label: string, max: number) {
  return cleanText().default('').max(max, tooLong(label, max));
}

export function tooLong(label: string, max: number): string {
  return `${label} deve ter no máximo ${formatCount(max)} caracteres`;
}

/** A whole number from 1, parsed from the input. An empty input is an error, even if the field has a default. */
export function wholeNumber(label: string, missing: string, tooSmall: string) {
  return number()
    .typeError(missing)
    .required(missing)
    .min(1, tooSmall)
    .integer(`${label} deve ser um número inteiro`);
}
