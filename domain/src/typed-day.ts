import { formatShortDay, isDay } from './day';
import type { Day } from './day';

/** Parses a day as Brazilians type or paste it: `28/11/2026`, `28-11-2026`, `2026-11-28`; null if it is not a complete day. */
export function parseTypedDay(typed: string): Day | null {
  const text = typed.trim();
  if (isDay(text)) return text;
  const parts =
    /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text) ?? /^(\d{2})(\d{2})(\d{4})$/.exec(text);
  return parts && dayOf(parts);
}

/**
 * Like `parseTypedDay`, but for finished text: also accepts `28/11/26`, the short form of spreadsheets. While a person types, two
 * digits are only the beginning of a year.
 */
export function parseImportedDay(written: string): Day | null {
  const parts = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{2})$/.exec(written.trim());
  return parts ? dayOf(parts) : parseTypedDay(written);
}

function dayOf([, day = '', month = '', year = '']: RegExpExecArray): Day | null {
  const found = `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(found) ? found : null;
}

/** Inserts the slashes while a person types: `2811` becomes `28/11/`. */
export function insertSlashes(typed: string): string {
  if (/[^\d/]/.test(typed)) return typed;
  const digits = typed.replaceAll('/', '').slice(0, 8);
  const isWhole = typed.split('/').every((part, at) => part.length <= (at === 2 ? 4 : 2));
  if (typed.includes('/') && isWhole && !/^\d\d(?:\/\d\d)?$/.test(typed)) return typed;
  const parts = [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)];
  return parts
    .filter((part, at) => part !== '' || (at > 0 && parts[at - 1]?.length === 2))
    .join('/');
}

/** Formats a day for a field; an incomplete or invalid day stays as typed. */
export const formatTypedDay = (value: string): string =>
  isDay(value) ? formatShortDay(value) : value;
