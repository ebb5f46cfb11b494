import { crisisKinds } from './kinds';
import type { CrisisKind } from './kinds';
import { decodeWeights, judge, sizes, steps } from './model';
import type { Model } from './model';
import { toPhonetic } from './phonetic';
import { isWarning, plainKinds } from './plain-expressions';
import { dangerWeights, kindWeights } from './weights';

/**
 * `crisis`: the helplines are the answer. `concern`: the message may be harmless, but its answer begins with care. The most probable kind
 * is first.
 */
export type Danger =
  | { level: 'none' }
  | { level: 'concern' | 'crisis'; kinds: readonly [CrisisKind, ...CrisisKind[]] };

const model: Model = {
  danger: { weights: decodeWeights(dangerWeights, sizes.danger), step: steps.danger },
  kind: { weights: decodeWeights(kindWeights, sizes.kind), step: steps.kind },
};

/** Detects whether a message speaks of danger, and which kinds. Deterministic, and runs before any model that writes. */
export const detectCrisis = (message: string): Danger => detectWith(model, message);

/** Chosen by cross-validation on the training sentences: see docs/decisions/0006-crisis-check.md. */
const CONCERN = 0.36;
const CRISIS = 0.77;
/** A shorter message, such as the name of a topic, says too little for the model: only a plain expression counts. */
const ENOUGH_WORDS = 3;
/** Up to this many words, the model must be sure, and even then the message is only a concern. */
const FEW_WORDS = 3;

/** As `detectCrisis`, with the weights of another training. */
export function detectWith(weights: Model, message: string): Danger {
  const text = toPhonetic(message);
  const named = plainKinds(text);
  const [plain, ...otherPlain] = crisisKinds.filter((kind) => named.includes(kind));
  if (plain) return { level: 'crisis', kinds: [plain, ...otherPlain] };
  const words = message.trim().split(/\s+/);
  const otherwise: Danger = isWarning(text)
    ? { level: 'concern', kinds: ['suicide'] }
    : { level: 'none' };
  if (words.length < ENOUGH_WORDS) return otherwise;
  const judgements = windows(words).map((part) => judge(part, weights));
  const { danger, kinds } = judgements.reduce((a, b) => (b.danger > a.danger ? b : a));
  const isShort = words.length <= FEW_WORDS;
  if (danger < (isShort ? CRISIS : CONCERN)) return otherwise;
  return { level: danger < CRISIS || isShort ? 'concern' : 'crisis', kinds };
}

const WINDOW_WORDS = 40;

/** A long message in overlapping parts, so that harmless words around a danger don't hide it. */
function windows(words: readonly string[]): string[] {
  if (words.length <= WINDOW_WORDS) return [words.join(' ')];
  const step = WINDOW_WORDS / 2;
  return Array.from({ length: Math.ceil(words.length / step) - 1 }, (_, index) =>
    words.slice(index * step, index * step + WINDOW_WORDS).join(' '),
  );
}
