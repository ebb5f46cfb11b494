import { MENTOR_CHOICE_MAX_LENGTH } from '@raizes/domain/limits';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import * as v from 'valibot';

const deployedFolder = new URL('mentor/', import.meta.url);

/** What the mentor knows: next to the bundled functions a copy made by the build, otherwise next to this source. */
const folder = existsSync(deployedFolder) ? deployedFolder : new URL('./', import.meta.url);
export const mentorFile = (path: string) => new URL(path, folder);
const readText = (path: string) => readFileSync(mentorFile(path), 'utf8');

const text = v.pipe(v.string(), v.trim(), v.nonEmpty());
const texts = v.pipe(v.array(text), v.minLength(1));

/** What the mentor knows about one topic of Christian life. All its texts are shown to people. */
const topicSchema = v.strictObject({
  /** As used inside a sentence: `ansiedade`, `o Espírito Santo`. */
  title: text,
  /** As shown on a chip. */
  label: v.pipe(text, v.maxLength(MENTOR_CHOICE_MAX_LENGTH)),
  /** What probably moves the person: something that hurts, a struggle, a wish to grow, a wish to understand. */
  tone: v.picklist(['pain', 'struggle', 'growth', 'question']),
  /** Where to read, and what the passage is about in our own words; never the text of the Bible from memory. */
  references: v.pipe(v.array(v.tuple([text, text])), v.minLength(1)),
  /** The pastoral word, one sentence per entry. */
  paragraph: texts,
  /** What to say to a person who asks for more. */
  deeper: texts,
  /** One concrete thing for today. */
  practice: text,
  prayer: text,
  /** For a topic on which faithful Christians are divided: the main views, each worded as those who hold it would. */
  views: v.optional(v.pipe(v.array(text), v.minLength(2))),
  /** Who else should help: a professional, a service, the law. */
  help: v.optional(text),
});
export type Topic = v.InferOutput<typeof topicSchema> & { id: string };

/** A person or a word of the Bible. */
const entrySchema = v.strictObject({
  name: text,
  /** Other names that people type. */
  also: v.array(text),
  /** The names that are also everyday words, folded: they count only where somebody asks what they mean. */
  everyday: v.optional(v.array(text)),
  /** How people tell who is meant without the name; compared, never shown. */
  told: v.optional(text),
  text,
  /** `RUT 1` or `MAT 1.5` */
  where: v.pipe(v.array(v.pipe(text, v.regex(/^\S+ \d+(\.\d+)?$/))), v.minLength(1)),
});
export type Entry = v.InferOutput<typeof entrySchema>;
const entriesSchema = v.record(v.string(), entrySchema);

/** `PSA 23.1`, `LUK 15.11-32` */
const place = v.pipe(text, v.regex(/^\S+ \d+(\.\d+(-\d+)?)?$/));
/** Passages that people call by a name. */
const passagesSchema = v.array(v.strictObject({ names: texts, place }));
/** How well-known verses are remembered, also loosely and wrongly. It is compared, never shown. */
const versesSchema = v.array(v.strictObject({ place, words: texts }));

const answersByWords = v.array(v.strictObject({ words: texts, answer: text }));

/** The fixed answers. */
const repliesSchema = v.strictObject({
  /** How a first answer begins, by the kind of the sentence; an insult or a wound gets no opening. */
  openings: v.strictObject({ question: texts, confession: texts, joy: texts }),
  /** By the model's labels that begin with `_`; those of languages say in them that the mentor speaks Portuguese. */
  smallTalk: v.record(v.string(), text),
  /** Sayings that people take for verses. */
  sayings: answersByWords,
  /** How the app works. */
  app: answersByWords,
  /** Topics to suggest when a message has none. */
  suggestions: texts,
  ruleBreaking: text,
  unknown: text,
  otherWords: text,
  nothingMore: text,
  noTopicYet: text,
  prayer: text,
  unknownReading: text,
  /** After what is wrong with a reference. */
  unknownPassage: text,
  /** A quotation that the Bible does not have, and one that it has in other words. */
  unknownQuotation: text,
  nearQuotation: text,
  elsewhereQuotation: text,
  /** When somebody asks on about the same passage, person or word. */
  moreOfPassage: text,
  moreOfEntry: text,
});
export type Knowledge = {
  topics: ReadonlyMap<string, Topic>;
  people: ReadonlyMap<string, Entry>;
  words: ReadonlyMap<string, Entry>;
  passages: v.InferOutput<typeof passagesSchema>;
  verses: v.InferOutput<typeof versesSchema>;
  replies: v.InferOutput<typeof repliesSchema>;
};

let loaded: Knowledge | undefined;

/** Reads the files on first use: only the mentor's function needs them. */
export function loadKnowledge(): Knowledge {
  return (loaded ??= {
    topics: new Map(
      readdirSync(mentorFile('topics/')).map((name) => {
        const id = name.replace('.json', '');
        return [id, { id, ...v.parse(topicSchema, JSON.parse(readText(`topics/${name}`))) }];
      }),
    ),
    people: new Map(Object.entries(v.parse(entriesSchema, JSON.parse(readText('people.json'))))),
    words: new Map(Object.entries(v.parse(entriesSchema, JSON.parse(readText('words.json'))))),
    passages: v.parse(passagesSchema, JSON.parse(readText('passages.json'))),
    verses: v.parse(versesSchema, JSON.parse(readText('verses.json'))),
    replies: v.parse(repliesSchema, JSON.parse(readText('replies.json'))),
  });
}

/** The rules of Gemini's system prompt. */
export const geminiRules = () => readText('prompts/gemini.md').trim();
