import type { DocumentSnapshot } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { UnusableDocument } from './unusable-document';

/**
 * What the document says, as its schema describes it; `defaults` stand in for fields that it lacks.
 * @throws {UnusableDocument} when it is missing or does not fit.
 */
export function parseSnapshot<Schema extends v.GenericSchema>(
  schema: Schema,
  snapshot: DocumentSnapshot,
  defaults?: v.InferInput<Schema> & object,
): v.InferOutput<Schema> {
  if (!snapshot.exists && !defaults) throw new UnusableDocument(snapshot.ref.path, ['missing']);
  const result = v.safeParse(schema, { ...defaults, ...snapshot.data() });
  if (result.success) return result.output;
  // Valibot's messages quote the value received, and below a field its path may be made of what was written: only which field,
  // and what kind, goes on.
  const problems = result.issues.map(
    (issue) => `${v.getDotPath(issue)?.split('.', 1)[0] ?? '*'}: ${issue.type}`,
  );
  throw new UnusableDocument(snapshot.ref.path, [...new Set(problems)]);
}
