import type { MentorTopic } from '@raizes/domain/mentor-topic';
import type { FollowUp } from './follow-up';
import { closings, nothingMore, openings } from './mentor-sentences';

/** What there is to say about a topic, part by part, in the order in which it is said. */
const parts = {
  paragraph: ({ paragraph }: MentorTopic) => inTwo(paragraph),
  views: ({ views }: MentorTopic) =>
    views &&
    `Aqui, cristãos sinceros pensam de maneiras diferentes, e não vou tomar partido:\n${bullets(views)}\nVale conversar com o seu pastor sobre o que a sua igreja ensina.`,
  references: ({ references }: MentorTopic) =>
    `Para ler com calma:\n${bullets(references.map(([where, about]) => `${where}: ${about}`))}`,
  practice: ({ practice }: MentorTopic) => `Um passo para hoje: ${practice}`,
  help: ({ help }: MentorTopic) => help,
  deeper: ({ deeper }: MentorTopic) => deeper.join(' '),
  prayer: ({ prayer }: MentorTopic) => `Vamos orar:\n${prayer}`,
};

type Part = keyof typeof parts;

const first: readonly Part[] = ['paragraph', 'views', 'help', 'references', 'practice'];
const asked: Readonly<Record<FollowUp, readonly Part[]>> = {
  more: ['deeper', 'views', 'references', 'practice', 'prayer'],
  practice: ['practice', 'deeper', 'references', 'prayer'],
  references: ['references', 'deeper', 'prayer'],
  prayer: ['prayer'],
};

/** @param seed varies the words around what is said, the same for the same question */
export function firstAnswer(topic: MentorTopic, beside: MentorTopic | null, seed: number): string {
  const also =
    beside && `Sua pergunta também toca em outro assunto, ${beside.title}. Se quiser, falo dele.`;
  return paragraphs([
    pick(openings[topic.tone], seed),
    ...first.map((part) => parts[part](topic)),
    also || pick(closings, seed),
  ]);
}

/** More about a topic: what is asked for and what has not been said yet. */
export function furtherAnswer(
  topic: MentorTopic,
  way: FollowUp,
  said: string,
  seed: number,
): string {
  const wanted = asked[way].map((part) => parts[part](topic)).filter((text) => text !== undefined);
  // A practice or a prayer may be asked for again; for the rest, the next thing that was not said.
  const text =
    way === 'more' || !wanted[0]
      ? wanted.find((candidate) => !said.includes(candidate))
      : wanted[0];
  if (!text) return nothingMore;
  return way === 'prayer' ? text : paragraphs([text, pick(closings, seed + 1)]);
}

function inTwo(sentences: readonly string[]): string {
  const half = Math.ceil(sentences.length / 2);
  return `${sentences.slice(0, half).join(' ')}\n\n${sentences.slice(half).join(' ')}`.trim();
}

const bullets = (lines: readonly string[]) => lines.map((line) => `• ${line}`).join('\n');

export const paragraphs = (texts: readonly (string | null | undefined)[]) =>
  texts.filter(Boolean).join('\n\n');

export const pick = (sentences: readonly string[], seed: number): string =>
  sentences[seed % sentences.length] ?? '';
