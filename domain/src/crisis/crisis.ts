import { crisisKinds } from './crisis-kind';
import type { CrisisKind } from './crisis-kind';
import { figureLexicon, figureRules } from './crisis-figures';
import { lexicon } from './crisis-lexicon';
import { compileRules } from './crisis-rule';
import { isNetted } from './crisis-net';
import { crisisRules } from './crisis-rules';
import { heard } from './crisis-sound';
import { weightOf } from './crisis-weight';
import { concernRules } from './rules-concern';

/** What a message says about danger. A concern is words that may or may not mean it. */
export type Danger =
  | { level: 'none' }
  | { level: 'concern' }
  | { level: 'crisis'; kinds: readonly [CrisisKind, ...CrisisKind[]] };

const figures = compileRules(figureLexicon, figureRules);
const rules = crisisKinds.map((kind) => [kind, compileRules(lexicon, crisisRules[kind])] as const);
const concerns = compileRules(lexicon, concernRules);

/** From what weight on talk of harm is not left without a number to call. */
const ENOUGH_TO_CARE = 5;

/**
 * Whether a message speaks of danger, and of what kinds, the most pressing first. A fixed check: it decides before any
 * model sees the message, and would rather be wrong once too often than once too few.
 */
export function crisisOf(message: string): Danger {
  const literal = figures.reduce((text, figure) => text.replaceAll(figure, ' _'), heard(message));
  const isSaid = (rule: RegExp) => literal.search(rule) !== -1;
  const [first, ...others] = rules.flatMap(([kind, list]) => (list.some(isSaid) ? [kind] : []));
  if (first) return { level: 'crisis', kinds: [first, ...others] };
  const weighs = weightOf(literal) >= ENOUGH_TO_CARE || concerns.some(isSaid) || isNetted(literal);
  return { level: weighs ? 'concern' : 'none' };
}
