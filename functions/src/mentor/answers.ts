import type { ChapterNote } from '@raizes/domain/bible/notes';
import { CARE_LINE } from '@raizes/domain/bible/notes';
import type { BookId } from '@raizes/domain/bible/books';
import { formatPassage } from '@raizes/domain/bible/passage';
import { quotable } from '@raizes/domain/text/clean';
import { OTHER } from './choice';
import type { Choice } from './choice';
import { choose } from './choose';
import type { MentorTurn, Reading } from './conversation';
import { sentenceKind } from './intents';
import type { FollowUp } from './intents';
import { loadKnowledge } from './knowledge';
import type { Entry, Topic } from './knowledge';
import { readablePlace } from './passages';
import type { Quoted } from './quotations';

export type LoadNote = (book: BookId, chapter: number) => Promise<ChapterNote | null>;
/** What the mentor reads of the Bible. */
export type MentorBible = {
  loadNote: LoadNote;
  /** The verse that is most like some words that a person remembers. */
  findVerse: (said: string) => Promise<Quoted | null>;
};

export interface LocalAnswer {
  text: string;
  topicIds: string[];
  /** Labels that the person can answer with. */
  choices: string[];
}

/** Deterministic: the same question gets the same answer, all of it written by us. */
export async function localAnswer(turn: MentorTurn, bible: MentorBible): Promise<LocalAnswer> {
  return answerChoice(choose(turn), turn, bible);
}

async function answerChoice(
  choice: Choice,
  turn: MentorTurn,
  bible: MentorBible,
): Promise<LocalAnswer> {
  const { replies } = loadKnowledge();
  const seed = Array.from(turn.message).length;
  switch (choice.kind) {
    case 'topic':
      return onTopic(firstAnswer(choice.topic, turn, seed), choice.topic);
    case 'follow-up':
      return onTopic(furtherAnswer(choice.topic, choice.followUp, turn), choice.topic);
    case 'ask':
      return askBack(choice);
    case 'passage':
      return plain(await passageAnswer(choice, bible));
    case 'unknown-passage':
      return plain(`${choice.text} ${replies.unknownPassage}`);
    case 'where': {
      const found = await bible.findVerse(choice.said);
      return plain(
        found
          ? await passageAnswer({ passage: found.passage, isNear: !found.isClose }, bible)
          : replies.unknownQuotation,
      );
    }
    case 'entry': {
      const text = choice.isMore ? moreOfEntry(choice.entry) : entryAnswer(choice.entry);
      return choice.topic ? onTopic(text, choice.topic) : plain(text);
    }
    case 'reading':
      return plain(readingAnswer(choice.reading));
    case 'reply':
      return plain(choice.text);
    case 'unknown':
      return {
        text: replies.unknown,
        topicIds: [],
        choices: [...replies.suggestions.map(labelOf), OTHER],
      };
  }
}

const labelOf = (id: string) => loadKnowledge().topics.get(id)?.label ?? id;

function askBack({ options, isOfPersons }: AskChoice): LocalAnswer {
  const labels = options.map(({ label }) => label);
  const inSentence = options.map(({ title }) => title);
  const other = isOfPersons ? 'outra pessoa' : 'outra coisa';
  // A name can have a comma: `Tiago, filho de Alfeu`.
  const comma = inSentence.some((title) => title.includes(',')) ? '; ' : ', ';
  return {
    text: `Quero entender direito. É mais sobre ${inSentence.join(comma)} ou ${other}?`,
    topicIds: [],
    choices: [...labels, OTHER],
  };
}

type AskChoice = Extract<Choice, { kind: 'ask' }>;

/** Renders each part of a topic as text. */
const parts = {
  paragraph: ({ paragraph }: Topic) => inTwoParagraphs(paragraph),
  views: ({ id, views }: Topic, { teaching }: MentorTurn) =>
    views && viewsOn(views, teaching?.[id]),
  references: ({ references }: Topic) => readCalmly(references),
  practice: ({ practice }: Topic) => `Um passo para hoje: ${practice}`,
  help: ({ help }: Topic) => help,
  deeper: ({ deeper }: Topic) => deeper.join(' '),
  prayer: ({ prayer }: Topic) => `Vamos orar:\n${prayer}`,
};

/** The church's own words first, named as such; then the main views, each as those who hold it would say it; then whom to ask. */
function viewsOn(views: readonly string[], church: string | undefined): string {
  const others = church
    ? 'Outros cristãos pensam de outras maneiras:'
    : 'Aqui, cristãos sinceros pensam de maneiras diferentes:';
  const asking = church
    ? 'O seu pastor pode explicar por que a sua igreja ensina assim.'
    : 'Vale conversar com o seu pastor sobre o que a sua igreja ensina.';
  const own = church ? `A sua igreja ensina: “${quotable(church)}”\n\n` : '';
  return `${own}${others}\n${bullets(views)}\n${asking}`;
}

type Part = keyof typeof parts;

const firstParts: readonly Part[] = ['paragraph', 'views', 'help', 'references', 'practice'];
const followUpParts: Readonly<Record<FollowUp, readonly Part[]>> = {
  more: ['deeper', 'views', 'references', 'practice', 'prayer'],
  practice: ['practice', 'deeper', 'references', 'prayer'],
  references: ['references', 'deeper', 'prayer'],
  prayer: ['prayer'],
};

/** @param seed picks the opening, so that the same question gets the same one */
function firstAnswer(topic: Topic, turn: MentorTurn, seed: number): string {
  const { message, isAfterCare } = turn;
  const { openings } = loadKnowledge().replies;
  // The text of a wound begins with care itself.
  const isWound = topic.tone === 'pain' || isAfterCare === true;
  const opening = isWound ? null : pick(openings[sentenceKind(message)], seed);
  return paragraphs([opening, ...firstParts.map((part) => parts[part](topic, turn))]);
}

/** Says more about a topic: what the follow-up asks for, without repeating earlier answers. */
function furtherAnswer(topic: Topic, followUp: FollowUp, turn: MentorTurn): string {
  const earlier = previousAnswers(turn);
  const wanted = followUpParts[followUp]
    .map((part) => parts[part](topic, turn))
    .filter((text) => text !== undefined);
  // References, a practice or a prayer can be repeated on request; `more` gives the next part that is new.
  const text =
    followUp === 'more' || !wanted[0]
      ? wanted.find((candidate) => !earlier.includes(candidate))
      : wanted[0];
  return text ?? loadKnowledge().replies.nothingMore;
}

async function passageAnswer(
  { passage, isNear, isElsewhere, isMore }: Omit<PassageChoice, 'kind'>,
  { loadNote }: MentorBible,
): Promise<string> {
  const { replies } = loadKnowledge();
  const { book, from } = passage;
  const where = formatPassage(passage);
  const note = await loadNote(book, from.chapter);
  if (note && isMore)
    return paragraphs([
      `Ainda sobre ${where}:`,
      `Para levar à vida: ${note.step}`,
      `Uma oração:\n${note.prayer}`,
      replies.moreOfPassage,
    ]);
  const text = note
    ? noteAnswer(where, note)
    : readingAnswer({ reference: where, devotional: null });
  return paragraphs([
    isNear && replies.nearQuotation,
    isElsewhere && replies.elsewhereQuotation,
    text,
  ]);
}

type PassageChoice = Extract<Choice, { kind: 'passage' }>;

/** What a chapter tells and carries, from its note. The passage's own text is shown beside the answer. */
function noteAnswer(where: string, { happens, center, question, care }: ChapterNote): string {
  return paragraphs([
    `Sobre ${where}:`,
    happens,
    center,
    `Para pensar: ${question}`,
    care && CARE_LINE,
    'Se quiser, conte o que mais chamou a sua atenção nessa página.',
  ]);
}

const moreOfEntry = ({ name, where }: Entry) =>
  paragraphs([
    `${name}: ${loadKnowledge().replies.moreOfEntry}`,
    bullets(where.map(readablePlace)),
  ]);

const entryAnswer = ({ text, where }: Entry) =>
  paragraphs([text, `Para ler com calma:\n${bullets(where.map(readablePlace))}`]);

/** Answers a question about the text that the person is reading, from our own devotional only. */
function readingAnswer({ reference, devotional }: Reading): string {
  if (!devotional)
    return paragraphs([`Sobre ${reference}:`, loadKnowledge().replies.unknownReading]);
  const { verse, insight, application } = devotional;
  return paragraphs([
    `O texto de hoje é ${reference}: “${verse}”`,
    insight,
    application && `Para levar à vida: ${application}`,
    'Que parte desse texto mais falou com você? Conte, e pensamos juntos.',
  ]);
}

const previousAnswers = ({ history }: MentorTurn) =>
  history.flatMap(({ role, text }) => (role === 'model' ? [text] : [])).join('\n');

const plain = (text: string): LocalAnswer => ({ text, topicIds: [], choices: [] });
const onTopic = (text: string, { id }: Topic): LocalAnswer => ({
  text,
  topicIds: [id],
  choices: [],
});

function inTwoParagraphs(sentences: readonly string[]): string {
  const half = Math.ceil(sentences.length / 2);
  return `${sentences.slice(0, half).join(' ')}\n\n${sentences.slice(half).join(' ')}`.trim();
}

const readCalmly = (references: Topic['references']) =>
  `Para ler com calma:\n${bullets(references.map(([where, about]) => `${where}: ${about}`))}`;

const bullets = (lines: readonly string[]) => lines.map((line) => `• ${line}`).join('\n');

const paragraphs = (texts: readonly (string | false | null | undefined)[]) =>
  texts.filter(Boolean).join('\n\n');

const pick = (sentences: readonly string[], seed: number): string =>
  sentences[seed % sentences.length] ?? '';
