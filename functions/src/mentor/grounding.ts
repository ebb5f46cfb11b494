import { formatPassage } from '@raizes/domain/bible/passage';
import { MENTOR_CONTEXT_MAX_LENGTH } from '@raizes/domain/limits';
import { quotable } from '@raizes/domain/text/clean';
import type { LoadNote } from './answers';
import { choose } from './choose';
import type { MentorTurn } from './conversation';
import type { Topic } from './knowledge';
import { readablePlace } from './passages';

/** What we know about a question, for a model that answers in its own words. */
export type Grounding = { knowledge: string; topicIds: string[] };

/** The same topic, note or entry that the local mentor would answer with; null if its answer is fixed, or if it asks back. */
export async function groundingOf(turn: MentorTurn, loadNote: LoadNote): Promise<Grounding | null> {
  const choice = choose(turn);
  switch (choice.kind) {
    case 'topic':
    case 'follow-up':
      return grounding(topicNotes(choice.topic, turn.teaching?.[choice.topic.id]), choice.topic);
    case 'entry': {
      const { text, where } = choice.entry;
      return grounding(`${text}\nPassagens: ${where.map(readablePlace).join('; ')}`, choice.topic);
    }
    case 'passage': {
      const { passage } = choice;
      const note = await loadNote(passage.book, passage.from.chapter);
      if (!note) return null;
      return grounding(`Sobre ${formatPassage(passage)}: ${note.happens} ${note.center}`, null);
    }
    case 'reading':
    case 'unknown':
      return grounding('nada preparado sobre este assunto.', null);
    case 'ask':
    case 'reply':
    case 'unknown-passage':
    case 'where':
      return null;
  }
}

const grounding = (knowledge: string, topic: Topic | null): Grounding => ({
  knowledge: knowledge.slice(0, MENTOR_CONTEXT_MAX_LENGTH),
  topicIds: topic ? [topic.id] : [],
});

function topicNotes(topic: Topic, church: string | undefined) {
  const { title, paragraph, deeper, references, practice, views, help } = topic;
  return [
    `Assunto: ${title}`,
    [...paragraph, ...deeper].join(' '),
    `Passagens: ${references.map(([where, about]) => `${where} (${about})`).join('; ')}`,
    `Prática: ${practice}`,
    church &&
      `A igreja desta pessoa ensina (diga isto primeiro, como palavra da igreja): “${quotable(church)}”`,
    views && `Posições: ${views.join(' | ')}`,
    help && `Ajuda: ${help}`,
  ]
    .filter(Boolean)
    .join('\n');
}
