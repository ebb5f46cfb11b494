import type { Messaging, MulticastMessage } from 'firebase-admin/messaging';
import * as v from 'valibot';

const errorSchema = v.object({ code: v.string(), message: v.string() });
const answerSchema = v.object({ success: v.boolean(), error: v.optional(errorSchema) });
const batchSchema = v.object({ responses: v.array(answerSchema) });

/** When the connection breaks, the SDK throws, and hands over what had been answered with the error. */
const brokenSchema = v.object({ pendingBatchResponse: v.instance(Promise) });

export type FcmAnswer = v.InferOutput<typeof answerSchema>;

/** One answer for each token, in their order. Never throws: what fails as a whole is the answer for all. */
export async function fcmAnswers(
  messaging: Messaging,
  message: MulticastMessage,
): Promise<FcmAnswer[]> {
  try {
    return v.parse(batchSchema, await messaging.sendEachForMulticast(message)).responses;
  } catch (failure) {
    if (v.is(brokenSchema, failure)) {
      return v.parse(batchSchema, await failure.pendingBatchResponse).responses;
    }
    const known = v.safeParse(errorSchema, failure);
    const error = known.success ? known.output : { code: '', message: String(failure) };
    return message.tokens.map(() => ({ success: false, error }));
  }
}
