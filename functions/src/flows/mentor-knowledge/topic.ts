/** One topic of Christian life, as the mentor knows it. All its words are for people, in Portuguese. */
export type MentorTopic = {
  id: string;
  /** As it stands inside a sentence: 'ansiedade', 'o Espírito Santo'. */
  title: string;
  /** What people say when they mean it: words and expressions between commas; `ansi*` stands for any ending. */
  keywords: string;
  tone: MentorTone;
  /** Where to read, and what it is about in our own words: never the text of the Bible from memory. */
  references: readonly (readonly [where: string, about: string])[];
  /** The pastoral word, sentence by sentence. */
  paragraph: readonly string[];
  /** What there is to say to somebody who asks for more. */
  deeper: readonly string[];
  /** One concrete thing for today. */
  practice: string;
  prayer: string;
  /** The main views, each told as those who hold it would: on this, faithful Christians are divided. */
  views?: readonly string[];
  /** Who else has to help: a professional, a service, the law. */
  help?: string;
};

/** What the person probably brings: something that hurts, a fight, a wish to grow, a wish to understand. */
export type MentorTone = 'pain' | 'struggle' | 'growth' | 'question';
