import { pastorMessageSchema } from '@raizes/domain/documents/pastor-message';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { parseSnapshot } from '../lib/parse-snapshot';

/** `pastor_messages/{id}` as it is stored: its id is in its path. */
const storedMessageSchema = v.omit(pastorMessageSchema, ['id']);

export type StoredMessage = v.InferOutput<typeof storedMessageSchema>;

export function parseMessage(snapshot: DocumentSnapshot): StoredMessage {
  return parseSnapshot(storedMessageSchema, snapshot);
}
