import { content } from './collections/content';
import { firstWords } from './collections/first-words';
import { pastorMessages } from './collections/messages';
import { peopleEntries } from './collections/people';
import { privateEntries } from './collections/private';
import { progress } from './collections/progress';
import type { Entry } from './entry';

/** Every collection that exists, and some that do not. */
export const entries: Entry[] = [
  ...content,
  ...peopleEntries,
  ...pastorMessages,
  firstWords,
  ...progress,
  ...privateEntries,
];
