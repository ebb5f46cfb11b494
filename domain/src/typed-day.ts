import { addDays, formatShortDay, isDay, monthNames, yearOf } from './day';
import type { Day } from './day';
import { foldText } from './text/fold';

/** Content outside these years is a slip of the keyboard (`28/11/0026`) that nobody would ever see. */
const FIRST_YEAR = 2000;
const LAST_YEAR = 2100;

/** A day, or why the text is none: it is not written as a date, there is no such day, or its year is out of range. */
type Reading = Day | 'format' | 'day' | 'year';

const isReadDay = (reading: Reading): reading is Day => reading.includes('-');

/**
 * Parses a complete day as Brazilians type or paste it: `28/11/2026`, `28-11-2026`, `2026-11-28`, `28/nov./2026`, `28 de novembro de
 * 2026`; null for anything else.
 */
export function parseTypedDay(typed: string): Day | null {
  const found = readDay(typed);
  return isReadDay(found) ? found : null;
}

/**
 * Like `parseTypedDay`, but for finished text: also accepts a year of two digits (`28/11/26`, `281126`) and the serial number of a
 * spreadsheet. While a person types, these are only the beginning of a date.
 */
export function parseFinishedDay(written: string): Day | null {
  const found = readFinishedDay(written);
  return isReadDay(found) ? found : null;
}

/** How long ago a day without a year can be; an earlier one is next year's. */
const PAST_DAYS = 60;

/** Like `parseFinishedDay`, but also accepts a day without a year (`3/12`, `03/dez`, `3 de dezembro`): the nearest to `today`. */
export function parseDayNear(written: string, today: Day): Day | null {
  const whole = parseFinishedDay(written);
  const monthAndDay = whole ? null : parseMonthAndDay(written);
  if (!monthAndDay) return whole;
  const earliest = addDays(today, -PAST_DAYS);
  const years = [-1, 0, 1].map((offset) => yearOf(today) + offset);
  const found = years.map((year) => `${year}-${monthAndDay}`);
  return found.find((day): day is Day => isDay(day) && day >= earliest) ?? null;
}

/** Parses a day of the year as `MM-DD`, with or without a year, which is ignored. */
export function parseMonthAndDay(written: string): string | null {
  const whole = parseFinishedDay(written);
  if (whole) return whole.slice(5);
  const [date = '', month = '', ...others] = partsOf(written.trim());
  // A leap year has every day.
  const found = others.length === 0 ? check('2024', month, date) : 'format';
  return isReadDay(found) ? found.slice(5) : null;
}

const EXAMPLE = 'escreva dia, mês e ano, como 28/11/2026';
const problems = {
  format: `Esta data não foi entendida: ${EXAMPLE}`,
  day: `Esta data não existe: ${EXAMPLE}`,
  year: `O ano precisa estar entre ${FIRST_YEAR} e ${LAST_YEAR}: ${EXAMPLE}`,
};

/** What is wrong with a text that is no day. */
export function dayProblem(written: string): string {
  const found = readFinishedDay(written);
  return problems[isReadDay(found) ? 'format' : found];
}

/** Whether the text is complete, but no day in range. */
export const isWrongDay = (typed: string): boolean => ['day', 'year'].includes(readDay(typed));

function readFinishedDay(written: string): Reading {
  const found = readDay(written);
  if (found !== 'format') return found;
  const text = written.trim();
  const [, serial] = /^(\d{5})(?:[.,]\d{1,12})?$/.exec(text) ?? [];
  if (serial) return dayOfSerial(Number(serial));
  const [first = '', month = '', year = ''] = partsOf(text);
  return /^\d{2}$/.test(year) && !isYear(first) ? check(`20${year}`, month, first) : 'format';
}

function readDay(typed: string): Reading {
  const [first = '', month = '', last = '', ...others] = partsOf(typed.trim());
  if (others.length > 0) return 'format';
  if (isYear(first)) return check(first, month, last);
  return /^\d{4,}$/.test(last) ? check(last, month, first) : 'format';
}

const isYear = (part: string) => /^\d{4}$/.test(part);

/** The weekday before a date, and the time after it. */
const AROUND = /^\p{L}{3,7}\.?(?:-feira)?,?\s|[\sT]\d{1,2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?Z?$/giu;

/** The three parts of a date, as written; digits alone are read as day, month and year. */
function partsOf(text: string): string[] {
  const date = text.slice(0, DATE_MAX_LENGTH).replace(AROUND, '');
  if (/^\d+$/.test(date)) {
    const isYearFirst = isDay(`${date.slice(0, 4)}-${date.slice(4, 6)}-${date.slice(6)}`);
    return /^20[1-9]/.test(date) && isYearFirst
      ? [date.slice(0, 4), date.slice(4, 6), date.slice(6)]
      : date.length > 4
        ? [date.slice(0, 2), date.slice(2, 4), date.slice(4)]
        : [];
  }
  return date.split(/[\s/.-]/).filter((part) => part !== '' && part !== 'de');
}

const DATE_MAX_LENGTH = 60;

function check(year: string, month: string, date: string): Reading {
  const number = /^\d/.test(month) ? month : monthNumber(month);
  const day = date.replace(/[ºª°]$/, '');
  if (!/^\d{1,2}$/.test(number) || !/^\d{1,2}$/.test(day)) return 'format';
  if (Number(year) < FIRST_YEAR || Number(year) > LAST_YEAR) return 'year';
  const found = `${year}-${number.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(found) ? found : 'day';
}

/** `nov`, `Novembro` → `11`; '' for another word. */
function monthNumber(word: string): string {
  const name = foldText(word);
  const index = monthNames.findIndex((month) => foldText(month).startsWith(name));
  return name.length >= 3 && index >= 0 ? String(index + 1) : '';
}

/** Spreadsheets count days from 30 December 1899. */
function dayOfSerial(serial: number): Reading {
  const date = new Date(Date.UTC(1899, 11, 30 + serial));
  const [year = '', month = '', day = ''] = date.toISOString().slice(0, 10).split('-');
  return check(year, month, day);
}

/** Inserts the slashes while a person types: `2811` becomes `28/11/`. Other separators become slashes, but not after a year: `2026-`. */
export function insertSlashes(typed: string): string {
  if (/\p{L}/u.test(typed) || /^\s?\d{4}\s?[/.-]/.test(typed)) return typed;
  // A month above 12 between the inserted slashes is the end of a year.
  const [, year] = /^(20\/(?:1[3-9]|[2-9]\d))\/?[/.-]$/.exec(typed) ?? [];
  if (year) return `${year.replace('/', '')}-`;
  const text = typed.replace(/\s/g, '').replace(/[/.-]{1,9}/g, '/');
  const digits = text.replaceAll('/', '');
  const isWhole = text.split('/').every((part, at) => at === 2 || part.length <= 2);
  if (digits.length > 8 || (text.includes('/') && isWhole && !/^\d\d(?:\/\d\d)?$/.test(text)))
    return text;
  const parts = [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)];
  return parts
    .filter((part, at) => part !== '' || (at > 0 && parts[at - 1]?.length === 2))
    .join('/');
}

/** Formats a day for a field; an incomplete or invalid day stays as typed. */
export const formatTypedDay = (value: string): string =>
  isDay(value) ? formatShortDay(value) : value;
