import { HttpsError } from 'firebase-functions/https';
import * as v from 'valibot';

/**
 * What a caller sent, as the schema describes it.
 * @throws {HttpsError} with the refusal, where it does not fit
 */
export function requestOf<Schema extends v.GenericSchema>(
  schema: Schema,
  data: unknown,
  refusal = 'Pedido inválido.',
): v.InferOutput<Schema> {
  const request = v.safeParse(schema, data);
  if (!request.success) throw new HttpsError('invalid-argument', refusal);
  return request.output;
}
