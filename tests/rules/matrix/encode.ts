import type { Fields } from '../support/field-cases';

/** In a field: the moment at which the server takes the write, as `serverTimestamp()` asks for it. */
export const SERVER_TIME = Symbol('the server’s time');

/** A write as Firestore’s REST interface takes it. */
export interface Write {
  path: string;
  /** Without fields, the document is deleted. */
  fields?: Fields;
  /** Only these fields are written: what is not among `fields` is taken out. */
  only?: string[];
  /** Whether the document must be there already, or must not. */
  exists?: boolean;
}

function encodeValue(value: unknown): object {
  if (value === null) return { nullValue: null };
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(encodeValue) } };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (Number.isInteger(value)) return { integerValue: `${Number(value)}` };
  if (typeof value === 'number') return { doubleValue: Number.isNaN(value) ? 'NaN' : value };
  if (typeof value === 'object') return { mapValue: { fields: encodeFields(value) } };
  throw new Error(`Firestore has no ${typeof value}`);
}

const encodeFields = (fields: object) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, encodeValue(value)]));

/** @param documents the name of the database's root */
export function encodeWrite({ path, fields, only, exists }: Write, documents: string) {
  const name = `${documents}/${path}`;
  const currentDocument = exists === undefined ? {} : { currentDocument: { exists } };
  if (!fields) return { delete: name, ...currentDocument };
  const [stamped, plain] = [true, false].map((isStamped) =>
    Object.entries(fields).filter(([, value]) => (value === SERVER_TIME) === isStamped),
  );
  const isPlain = (field: string) => fields[field] !== SERVER_TIME;
  return {
    update: { name, fields: encodeFields(Object.fromEntries(plain ?? [])) },
    ...(only ? { updateMask: { fieldPaths: only.filter(isPlain) } } : {}),
    updateTransforms: (stamped ?? []).map(([fieldPath]) => ({
      fieldPath,
      setToServerValue: 'REQUEST_TIME',
    })),
    ...currentDocument,
  };
}

/** `where` is one field that must equal a value. */
export interface Question {
  limit?: number;
  where?: [field: string, value: unknown];
  /** In every collection of this name, wherever it lies. */
  everywhere?: boolean;
}

export function encodeQuestion(collectionId: string, { limit, where, everywhere }: Question) {
  const [fieldPath, value] = where ?? [];
  return {
    from: [{ collectionId, ...(everywhere ? { allDescendants: true } : {}) }],
    ...(limit === undefined ? {} : { limit }),
    ...(where
      ? {
          where: {
            fieldFilter: { field: { fieldPath }, op: 'EQUAL', value: encodeValue(value) },
          },
        }
      : {}),
  };
}
