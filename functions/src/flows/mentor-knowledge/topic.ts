/** What the mentor knows about one topic of Christian life. All its texts are shown to people, in Portuguese. */
export type MentorTopic = {
  id: string;
  /** As used inside a sentence: 'ansiedade', 'o Espírito Santo'. */
  title: string;
  /** Words and expressions with which people refer to the topic, separated by commas; `ansi*` matches any ending. */
  keywords: string;
  tone: MentorTone;
  /** Where to read, and what the passage is about in our own words; never the text of the Bible from memory. */
  references: readonly (readonly [where: string, about: string])[];
  /** The pastoral word, one sentence per entry. */
  paragraph: readonly string[];
  /** What to say to a person who asks for more. */
  deeper: readonly string[];
  /** One concrete thing for today. */
  practice: string;
  prayer: string;
  /** For a topic on which faithful Christians are divided: the main views, each worded as those who hold it would. */
  views?: readonly string[];
  /** Who else should help: a professional, a service, the law. */
  help?: string;
};

/** What probably moves the person: something that hurts, a struggle, a wish to grow, a wish to understand. */
export type MentorTone = 'pain' | 'struggle' | 'growth' | 'question';
