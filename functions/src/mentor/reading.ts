import type { ParsedRequest } from '@raizes/domain/callables/requests';
import { isDay } from '@raizes/domain/day';
import type { Day } from '@raizes/domain/day';
import { devotionalSchema } from '@raizes/domain/documents/content';
import { MENTOR_CONTEXT_MAX_LENGTH } from '@raizes/domain/limits';
import { paths } from '@raizes/domain/paths';
import { plainText } from '@raizes/domain/text/rich-text';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { database } from '../firebase';
import type { Reading } from './conversation';

type Context = ParsedRequest<'ai-mentor-chat'>['devotionalContext'];

/** `João 15.5`, `1 Coríntios 13:4-7`, `Cântico dos Cânticos 2`. */
const passage =
  /(?<!\p{L})(?:[1-3] ?)?\p{Lu}\p{L}+(?: d[eo]s? \p{Lu}\p{L}+)? \d{1,3}(?:[.:]\d{1,3}(?:[-–]\d{1,3})?)?/u;

/**
 * Finds out what the person is reading: the day's devotional, from our own data, or only the reference of a passage. Ignores any other text
 * that the client sends, because it could be an instruction to the model.
 */
export async function resolveReading(
  context: Context,
  conversationDay: Day | null,
): Promise<Reading | null> {
  const named = typeof context === 'string' ? null : context;
  const day = [named?.devotional_id, named?.id, conversationDay].find(
    (id): id is Day => typeof id === 'string' && isDay(id),
  );
  const reference = typeof context === 'string' ? passageIn(context) : referenceOf(named);
  const devotional = day ? readingFrom(await database.doc(paths.devotional(day)).get()) : null;
  // If another chapter than the devotional's is open, the question is about that chapter.
  if (devotional && (!reference || reference === devotional.reference)) return devotional;
  return reference ? { reference, devotional: null } : devotional;
}

function readingFrom(snapshot: DocumentSnapshot): Reading | null {
  const { success, output } = v.safeParse(devotionalSchema, snapshot.data());
  if (!success) return null;
  return {
    reference: output.verse_reference,
    devotional: {
      verse: plainText(output.verse_text).slice(0, MENTOR_CONTEXT_MAX_LENGTH),
      insight: plainText(output.central_insight).slice(0, MENTOR_CONTEXT_MAX_LENGTH),
      application: output.application_question,
    },
  };
}

function referenceOf(named: Exclude<Context, string> | null): string {
  if (!named) return '';
  const { verse_reference, reference, title, book, chapter } = named;
  const passages = [verse_reference, reference, `${book} ${chapter}`, title].map(passageIn);
  return passages.find(Boolean) ?? '';
}

const passageIn = (text: string) => passage.exec(text)?.[0] ?? '';
