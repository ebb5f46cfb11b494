import type { View } from './store';

export type Condition = [field: string, operator: string, value: unknown];

/** A query on one collection. `after` is the value of the field to order by, and the id of the document if it is known. */
export interface ListQuery {
  path: string;
  conditions: Condition[];
  order: { field: string; descending: boolean } | null;
  after: { value: unknown; id: string | null } | null;
  size: number;
}

const idOf = ({ path }: View) => path.slice(path.lastIndexOf('/') + 1);
export const ID_FIELD = '__name__';
const valueOf = (view: View, field: string) =>
  field === ID_FIELD ? idOf(view) : fieldOf(view.fields, field.split('.'));

/** The value of a field, or of a field of a map: `search.ana`. */
function fieldOf(fields: unknown, [name = '', ...rest]: string[]): unknown {
  if (typeof fields !== 'object' || fields === null) return undefined;
  const value: unknown = Reflect.get(fields, name);
  return rest.length > 0 ? fieldOf(value, rest) : value;
}

/** Returns the documents that a query finds, in its order. */
export function matches({ conditions, order, after, size }: ListQuery, views: View[]): View[] {
  const orderField = order?.field ?? ID_FIELD;
  const direction = order?.descending ? -1 : 1;
  const compareTo = (view: View, value: unknown, id: string | null) =>
    direction * (compare(valueOf(view, orderField), value) || (id ? compare(idOf(view), id) : 0));
  return views
    .filter(({ fields }) => fields)
    .filter((view) => valueOf(view, orderField) !== undefined)
    .filter((view) => conditions.every((condition) => fits(view, condition)))
    .toSorted((a, b) => compareTo(a, valueOf(b, orderField), idOf(b)))
    .filter((view) => !after || compareTo(view, after.value, after.id) > 0)
    .slice(0, size);
}

function fits(view: View, [field, operator, wanted]: Condition): boolean {
  const value = valueOf(view, field);
  if (operator === 'in') {
    if (!Array.isArray(wanted) || wanted.length > 30) throw new Error('Firestore takes at most 30');
    return wanted.includes(value);
  }
  if (operator === 'array-contains') return Array.isArray(value) && value.includes(wanted);
  if (operator === '==') return value === wanted;
  if (value === undefined || value === null) return false;
  const order = compare(value, wanted);
  switch (operator) {
    case '<':
      return order < 0;
    case '<=':
      return order <= 0;
    case '>':
      return order > 0;
    case '>=':
      return order >= 0;
    default:
      throw new Error(`The fake backend has no operator ${operator}`);
  }
}

function compare(one: unknown, other: unknown): number {
  const [a, b] = [sortable(one), sortable(other)];
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

const sortable = (value: unknown): string | number => {
  if (value instanceof Date) return value.getTime();
  return typeof value === 'number' ? value : String(value);
};
