import type { Day } from '@raizes/domain/day';
import { COMPLETION_EARLY_MINUTES, COMPLETION_LATE_DAYS } from '@raizes/domain/limits';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Taken once a file, so that midnight can't pass between a document and what is expected of it. */
const now = Date.now();

export const minutesFromNow = (minutes: number) => new Date(now + minutes * MINUTE);
export const daysFromNow = (days: number, minutes = 0) =>
  new Date(now + days * DAY + minutes * MINUTE);

/** The calendar day of a moment in UTC. */
export const dayOf = (moment: Date) => moment.toISOString().slice(0, 10) as Day;

/** The calendar day so many days away from today in UTC. */
export const dayFromNow = (days: number) => dayOf(daysFromNow(days));

/** Noon in UTC of the day so many days away: far from any midnight. */
export const noonOf = (days: number) => new Date(`${dayFromNow(days)}T12:00:00Z`);

/** Values of a field, each by what it is called. */
type Values = Record<string, unknown>;

/** Values that a field may have and values that it may not, at the edges. */
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
};

/** Characters, not bytes; very long texts are ASCII, because the emulator keeps a copy for every condition that saw them. */
const ofLength = (length: number): Values => ({
  [`${length} characters`]: (length < 2000 ? 'á' : 'a').repeat(length),
});

/** Text that may be empty. */
export const text = (max: number): Shape => ({
  accepts: { nothing: '', ...ofLength(max) },
  refuses: { ...notText, ...notNull, ...ofLength(max + 1) },
});

/** Text with something visible in it. */
export const filled = (max: number): Shape => ({
  accepts: {
    'one character': 'á',
    'markers and line breaks': '**Olá**\n• *vida* 🌱',
    ...ofLength(max),
  },
  refuses: { ...notText, ...notNull, ...ofLength(max + 1), ...blanks },
});

/** A person's or a church's name: at least two characters, none of them an angle bracket. */
export const personName: Shape = {
  accepts: {
    'two characters': 'Zé',
    'names of other writings': 'Нина 美 D’Ávila-Ünsal',
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
    'writing turned round': 'Ana \u202eairaM',
    'writing set apart': 'Ana \u2067Maria',
  },
};

/** A whole number, both ends included. */
export const whole = (min: number, max: number): Shape => ({
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

export const flag: Shape = {
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
    'an address of nothing': 'https://',
    '2001 characters': `https://a.br/${'a'.repeat(1988)}`,
  },
};

/** A calendar day, `YYYY-MM-DD`. */
export const day: Shape = {
  accepts: {
    'a leap day': '2028-02-29',
    'the last of a year': '2026-12-31',
    'the first of a month': '2026-10-01',
  },
  refuses: {
    ...notText,
    ...notNull,
    nothing: '',
    'a day that no February has': '2026-02-30',
    'a leap day of another year': '2027-02-29',
    'a thirteenth month': '2026-13-01',
    'a day zero': '2026-01-00',
    'no leading zeros': '2026-1-1',
    'a zero too many': `0${dayFromNow(0)}`,
    'the Brazilian order': '21/11/2026',
    'a moment': '2026-11-21T00:00:00Z',
    'a day and more': '2026-11-21-05',
  },
};

/** The shape, or null. */
export const orNull = ({ accepts, refuses }: Shape): Shape => ({
  accepts: { ...accepts, null: null },
  refuses: Object.fromEntries(Object.entries(refuses).filter(([, value]) => value !== null)),
});

/** One of a few words. */
export const oneOf = (...words: string[]): Shape => ({
  accepts: Object.fromEntries(words.map((word) => [word, word])),
  refuses: { ...notText, ...notNull, nothing: '', 'another word': 'outra coisa' },
});

/** A value that follows from the path or from who asks: nothing else will do. */
export const fixed = (others: Values): Shape => ({
  accepts: {},
  refuses: { ...notNull, 'a number': 7, 'another text': 'outro', ...others },
});

/** Null until the server or somebody else sets it. */
export const unset = (refuses: Values): Shape => ({ accepts: {}, refuses });

/** The shape where the good document already shows what is accepted. */
export const refusals = ({ refuses }: Shape): Shape => ({ accepts: {}, refuses });

/** A timestamp by the device's clock that the server still believes; the edges leave a slow run its time. */
export const momentInWindow: Shape = {
  accepts: {
    'a moment of a week ago': daysFromNow(-COMPLETION_LATE_DAYS, 15),
    'a moment of a clock that is fast': minutesFromNow(COMPLETION_EARLY_MINUTES - 1),
  },
  refuses: {
    'a moment of more than a week ago': daysFromNow(-COMPLETION_LATE_DAYS, -1),
    'a moment to come': minutesFromNow(COMPLETION_EARLY_MINUTES + 15),
    'a moment of another year': daysFromNow(-365),
    'the text of a moment': minutesFromNow(0).toISOString(),
    'a number': minutesFromNow(0).getTime(),
    ...notNull,
  },
};

export type Fields = Record<string, unknown>;

/** What each field of a document must be. */
export type Shapes = Record<string, Shape>;

/** The good document with one change, by what the change is called. */
type FieldCases = Record<string, Fields>;

/** One field too many, one too few, or one that is wrong. */
export function refusedCases(shapes: Shapes, good: Fields): FieldCases {
  const cases: FieldCases = { 'a field that nobody knows': { ...good, extra: 1 } };
  for (const name of Object.keys(shapes)) {
    const others = Object.entries(good).filter(([key]) => key !== name);
    cases[`a document without ${name}`] = Object.fromEntries(others);
  }
  return { ...cases, ...wrongCases(shapes, good) };
}

/** One field that is wrong. */
export const wrongCases = (shapes: Shapes, good: Fields) =>
  eachValue(shapes, good, ({ refuses }) => refuses);

/** One field at an edge of what it may be. */
export const allowedCases = (shapes: Shapes, good: Fields) =>
  eachValue(shapes, good, ({ accepts }) => accepts);

function eachValue(shapes: Shapes, good: Fields, pick: (shape: Shape) => Values): FieldCases {
  const cases: FieldCases = {};
  for (const [name, shape] of Object.entries(shapes))
    for (const [label, value] of Object.entries(pick(shape)))
      cases[`${label} as ${name}`] = { ...good, [name]: value };
  return cases;
}

/** A value other than the stored one: one that the field may have, or else one that it may not. */
export function otherValue({ accepts, refuses }: Shape, stored: unknown): unknown {
  const isOther = (value: unknown) => value !== stored;
  const accepted = Object.values(accepts).find(isOther);
  return accepted === undefined ? Object.values(refuses).findLast(isOther) : accepted;
}

/** Another value of the same type. */
export function sameKind(value: unknown): unknown {
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'number') return value + 1;
  return value instanceof Date ? new Date(value.getTime() + MINUTE) : 'outro';
}
