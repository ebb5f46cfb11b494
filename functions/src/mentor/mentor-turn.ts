/** A passage of the app that the person has before them. */
export type Reading = {
  /** As in 'João 15.5'. */
  reference: string;
  /** The devotional's own words, from our own data; null when only the passage's name is known. */
  devotional: { verse: string; insight: string; application: string } | null;
};

/** Something said before in the conversation. */
export type Said = { role: 'user' | 'model'; text: string; topicIds: string[] };

/** A question, and all that the mentor may know when it answers. Nothing in it says who asks. */
export type MentorTurn = {
  message: string;
  /** Oldest first. */
  history: readonly Said[];
  reading: Reading | null;
};
