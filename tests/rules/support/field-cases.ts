import type { Shape } from './field-shapes';

export type Fields = Record<string, unknown>;

/** What a field must be, for every field of a document. */
export type Shapes<Document extends Fields> = { [Name in keyof Document]: Shape };

/** A change to a good document, and what it is called. */
export type FieldCase = [title: string, change: (document: Fields) => Fields];

/** One field too many, one too few, or one that is wrong. */
export function refusedCases<Document extends Fields>(shapes: Shapes<Document>): FieldCase[] {
  return [
    ['a field that nobody knows', (document) => ({ ...document, extra: 1 })],
    ...Object.keys(shapes).map((name): FieldCase => [
      `a document without ${name}`,
      (document) => without(document, name),
    ]),
    ...wrongCases(shapes),
  ];
}

/** One field that is wrong. */
export function wrongCases<Document extends Fields>(shapes: Shapes<Document>): FieldCase[] {
  return Object.entries<Shape>(shapes).flatMap(([name, { refuses }]) =>
    refuses.map(([label, value]): FieldCase => [
      `${label} as ${name}`,
      (document) => ({ ...document, [name]: value }),
    ]),
  );
}

/** One field at an edge of what it may be. */
export function allowedCases<Document extends Fields>(shapes: Shapes<Document>): FieldCase[] {
  return Object.entries<Shape>(shapes).flatMap(([name, { accepts }]) =>
    accepts.map(([label, value]): FieldCase => [
      `${label} as ${name}`,
      (document) => ({ ...document, [name]: value }),
    ]),
  );
}

function without(document: Fields, name: string): Fields {
  return Object.fromEntries(Object.entries(document).filter(([key]) => key !== name));
}
