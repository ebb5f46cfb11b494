import type { Day } from '@raizes/domain/day';
import { COMPLETION_EARLY_MINUTES, COMPLETION_LATE_DAYS } from '@raizes/domain/limits';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Read once per file, so that midnight cannot fall between creating a document and checking it. */
const now = Date.now();

export const minutesFromNow = (minutes: number) => new Date(now + minutes * MINUTE);
export const daysFromNow = (days: number, minutes = 0) =>
  new Date(now + days * DAY + minutes * MINUTE);

/** The calendar day of a timestamp in UTC. */
export const dayOf = (time: Date) => time.toISOString().slice(0, 10) as Day;

/** The UTC calendar day this many days from today. */
export const dayFromNow = (days: number) => dayOf(daysFromNow(days));

/** Noon UTC of the day this many days from today, far from midnight in UTC. */
export const noonFromNow = (days: number) => new Date(`${dayFromNow(days)}T12:00:00Z`);

/** Values of a field, keyed by a description. */
type Values = Record<string, unknown>;

/** Values that a field accepts and values that it refuses, at the edges. */
export interface Shape {
  accepts: Values;
  refuses: Values;
}

const notText = {
  'a number': 7,
  'a boolean': true,
  'a list': ['texto'],
  'a map': { texto: 'texto' },
};
const notNull = { null: null };

const blanks = {
  nothing: '',
  spaces: '   ',
  'line breaks and tabs': '\n\t\r\n',
  'no-break and zero-width spaces': '\u00a0\u200b\u3000',
  'a soft hyphen and empty letters': '\u00ad\u034f\u115f\u1160\u2800\u3164\uffa0',
  'joiners of nothing': '\u200d\ufe0f',
  'signs of shorthand and music that show nothing': '\u{1bca0}\u{1d173}',
};

/** The refused hidden characters, each within letters: a rule for all of them in one value would see only the first. */
const hidden = Object.fromEntries(
  Array.from(
    '\u00ad\u034f\u115f\u1160\u200b\u200c\u200d\u200e\u200f\u2060\u2800\u3164\ufe0f\ufeff\uffa0\u{1bca0}\u{1d173}',
  ).map((character) => [`U+${character.codePointAt(0)?.toString(16)}`, `Ana${character}Maria`]),
);
const joinedSigns = { 'a family and a burning heart': 'Nós 👨\u200d👩🏽\u200d👧 ❤\ufe0f\u200d🔥' };

const severalLines = { 'two lines': 'Ana\nMaria', 'a line separator': 'Ana\u2028Maria' };

/** A visible text on one line, without hidden characters. */
export const title = (max: number): Shape => ({
  accepts: {
    'one character': 'á',
    markers: '**Olá** • *vida* 🌱',
    ...ofLength(max),
    ...joinedSigns,
  },
  refuses: { ...nonBlank(max).refuses, ...hidden, ...severalLines },
});

/**
 * Counts characters, not bytes. Very long texts are ASCII, because the emulator keeps a copy for every condition that
 * saw them.
 */
const ofLength = (length: number): Values => ({
  [`${length} characters`]: (length < 2000 ? 'á' : 'a').repeat(length),
});

/** Text that can be empty. */
export const text = (max: number): Shape => ({
  accepts: { nothing: '', ...ofLength(max) },
  refuses: { ...notText, ...notNull, ...ofLength(max + 1) },
});

/** Text with at least one visible character. */
export const nonBlank = (max: number): Shape => ({
  accepts: {
    'one character': 'á',
    'markers and line breaks': '**Olá**\n• *vida* 🌱',
    ...ofLength(max),
  },
  refuses: { ...notText, ...notNull, ...ofLength(max + 1), ...blanks },
});

/** The name of a person or church: at least two characters, no angle brackets. */
export const personName: Shape = {
  accepts: {
    'two characters': 'Zé',
    'names in other scripts': 'Нина 美 D’Ávila-Ünsal',
    ...joinedSigns,
    ...ofLength(100),
  },
  refuses: {
    ...notText,
    ...notNull,
    ...ofLength(101),
    ...blanks,
    'one character': 'A',
    'one character among spaces': '  A  ',
    'an opening bracket': '<Ana',
    'a closing bracket': 'Ana>',
    'two lines': 'Ana\nMaria',
    'a bell': 'Ana\u0007',
    ...hidden,
    'a bidirectional override': 'Ana \u202eairaM',
    'a bidirectional isolate': 'Ana \u2067Maria',
  },
};

/** A whole number from `min` to `max`, both included. */
export const wholeNumber = (min: number, max: number): Shape => ({
  accepts: { [`${min}`]: min, [`${max}`]: max },
  refuses: {
    [`${min - 1}`]: min - 1,
    [`${max + 1}`]: max + 1,
    'a fraction': min + 0.5,
    'digits in a text': `${min}`,
    'not a number': Number.NaN,
    'a boolean': true,
    ...notNull,
  },
});

export const bool: Shape = {
  accepts: { false: false, true: true },
  refuses: { 'a number': 1, 'a text': 'true', ...notNull },
};

export const url: Shape = {
  accepts: {
    'an https address': 'https://www.youtube.com/embed/dQw4w9WgXcQ',
    'an http address': 'http://exemplo.com.br/video?n=1',
    '2000 characters': `https://a.br/${'a'.repeat(1987)}`,
  },
  refuses: {
    ...notText,
    ...notNull,
    nothing: '',
    'a script': 'javascript:alert(1)',
    'embedded data': 'data:text/html,oi',
    'no scheme': 'www.youtube.com',
    'a space': 'https://a.br/a b',
    'a bracket': 'https://a.br/<script>',
    'a quotation mark': 'https://a.br/"x',
    'a script before an address': 'javascript:alert(1)//https://a.br/',
    'an empty address': 'https://',
    '2001 characters': `https://a.br/${'a'.repeat(1988)}`,
  },
};

/** A calendar day, `YYYY-MM-DD`. */
export const day: Shape = {
  accepts: {
    '29 February of a leap year': '2028-02-29',
    'the last day of a year': '2026-12-31',
    'the first day of a month': '2026-10-01',
  },
  refuses: {
    ...notText,
    ...notNull,
    nothing: '',
    '30 February': '2026-02-30',
    '29 February of a common year': '2027-02-29',
    'a thirteenth month': '2026-13-01',
    'a day zero': '2026-01-00',
    'no leading zeros': '2026-1-1',
    'an extra zero': `0${dayFromNow(0)}`,
    'the Brazilian order': '21/11/2026',
    'a timestamp': '2026-11-21T00:00:00Z',
    'a day with a suffix': '2026-11-21-05',
  },
};

/** The shape, or null. */
export const nullable = ({ accepts, refuses }: Shape): Shape => ({
  accepts: { ...accepts, null: null },
  refuses: Object.fromEntries(Object.entries(refuses).filter(([, value]) => value !== null)),
});

/** One of a fixed set of words. */
export const oneOf = (...words: string[]): Shape => ({
  accepts: Object.fromEntries(words.map((word) => [word, word])),
  refuses: { ...notText, ...notNull, nothing: '', 'another word': 'outra coisa' },
});

/** A value determined by the path or the caller; anything else is refused. */
export const fixed = (others: Values): Shape => ({
  accepts: {},
  refuses: { ...notNull, 'a number': 7, 'another text': 'outro', ...others },
});

/** Refuses these values; the accepted value is already in the valid document. */
export const refusing = (refuses: Values): Shape => ({ accepts: {}, refuses });

/** The refusals of a shape, for a field whose accepted value is already in the valid document. */
export const refusalsOf = ({ refuses }: Shape): Shape => ({ accepts: {}, refuses });

/** A timestamp by the device's clock that the server still accepts. The edges leave time for a slow run. */
export const timeInWindow: Shape = {
  accepts: {
    'a time a week ago': daysFromNow(-COMPLETION_LATE_DAYS, 15),
    'a time from a fast clock': minutesFromNow(COMPLETION_EARLY_MINUTES - 1),
  },
  refuses: {
    'a time more than a week ago': daysFromNow(-COMPLETION_LATE_DAYS, -1),
    'a time in the future': minutesFromNow(COMPLETION_EARLY_MINUTES + 15),
    'a time a year ago': daysFromNow(-365),
    'a timestamp as text': minutesFromNow(0).toISOString(),
    'a number': minutesFromNow(0).getTime(),
    ...notNull,
  },
};

export type Fields = Record<string, unknown>;

/** The shape of each field of a document. */
export type Shapes = Record<string, Shape>;

/** Variants of the valid document with one change each, keyed by a description of the change. */
type FieldCases = Record<string, Fields>;

/** The valid document with one unknown field, one missing field, or one invalid field. */
export function refusedCases(shapes: Shapes, good: Fields): FieldCases {
  const cases: FieldCases = { 'an unknown field': { ...good, extra: 1 } };
  for (const name of Object.keys(shapes)) {
    const others = Object.entries(good).filter(([key]) => key !== name);
    cases[`a document without ${name}`] = Object.fromEntries(others);
  }
  return { ...cases, ...wrongCases(shapes, good) };
}

/** The valid document with one invalid field. */
export const wrongCases = (shapes: Shapes, good: Fields) =>
  eachValue(shapes, good, ({ refuses }) => refuses);

/** The valid document with one field at an edge of what is accepted. */
export const allowedCases = (shapes: Shapes, good: Fields) =>
  eachValue(shapes, good, ({ accepts }) => accepts);

function eachValue(shapes: Shapes, good: Fields, pick: (shape: Shape) => Values): FieldCases {
  const cases: FieldCases = {};
  for (const [name, shape] of Object.entries(shapes))
    for (const [label, value] of Object.entries(pick(shape)))
      cases[`${label} as ${name}`] = { ...good, [name]: value };
  return cases;
}

/** A value other than the stored one: an accepted value if there is one, otherwise a refused one. */
export function otherValue({ accepts, refuses }: Shape, stored: unknown): unknown {
  const isOther = (value: unknown) => value !== stored;
  const accepted = Object.values(accepts).find(isOther);
  return accepted === undefined ? Object.values(refuses).findLast(isOther) : accepted;
}

/** Another value of the same type. */
export function otherOfSameType(value: unknown): unknown {
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'number') return value + 1;
  return value instanceof Date ? new Date(value.getTime() + MINUTE) : 'outro';
}
