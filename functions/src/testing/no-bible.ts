import type { MentorBible } from '../mentor/answers';

/** For answers that need no text of the Bible. */
export const noBible: MentorBible = { loadNote: async () => null, findVerse: async () => null };
