import type { MentorTopic } from './topic';
import { church } from './church';
import { devotion } from './devotion';
import { doctrine } from './doctrine';
import { emotions } from './emotions';
import { faith } from './faith';
import { family } from './family';
import { familyTurns } from './family-turns';
import { freshStarts } from './fresh-starts';
import { innerLife } from './inner-life';
import { mission } from './mission';
import { relationships } from './relationships';
import { spirit } from './spirit';
import { struggles } from './struggles';
import { workAndMoney } from './work-and-money';
import { world } from './world';

/** Everything that the mentor knows: the local model answers with it, and Gemini is grounded in it. */
export const mentorTopics: readonly MentorTopic[] = [
  ...emotions,
  ...innerLife,
  ...struggles,
  ...freshStarts,
  ...family,
  ...familyTurns,
  ...relationships,
  ...workAndMoney,
  ...devotion,
  ...faith,
  ...church,
  ...mission,
  ...spirit,
  ...doctrine,
  ...world,
];
