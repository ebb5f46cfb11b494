import type { CrisisKind } from './crisis-kind';
import { dangerRules } from './rules-danger';
import { overdoseRules, selfHarmRules } from './rules-own-body';
import { suicideRules } from './rules-suicide';
import { childRules, domesticRules, sexualRules } from './rules-violence';

/** Danger that is said: who does what to whom, or what somebody means to do. */
export const crisisRules: Readonly<Record<CrisisKind, readonly string[]>> = {
  overdose: overdoseRules,
  'immediate-danger': dangerRules,
  suicide: suicideRules,
  'child-abuse': childRules,
  'sexual-violence': sexualRules,
  'domestic-violence': domesticRules,
  'self-harm': selfHarmRules,
};
