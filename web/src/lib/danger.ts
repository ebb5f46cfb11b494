import type { Danger } from '@raizes/domain/crisis/crisis';
import { MESSAGE_MAX_LENGTH } from '@raizes/domain/limits';
import { withTimeout } from './timing';

const loadCheck = () => import('@raizes/domain/crisis/crisis');

export function preloadDangerCheck(): void {
  loadCheck().catch(() => undefined);
}

/** A check that can't be loaded must not block the message. */
const LOAD_TIMEOUT_MS = 3000;

export async function findDanger(message: string): Promise<Danger> {
  try {
    const check = await withTimeout(loadCheck(), LOAD_TIMEOUT_MS);
    return check ? await findInPieces(message, check.detectCrisis) : { level: 'none' };
  } catch (cause) {
    console.warn('The check for danger could not be loaded', cause);
    return { level: 'none' };
  }
}

/** A message within the limit is one piece. Longer pasted text is split, because the check takes quadratic time in the length. */
const PIECE = MESSAGE_MAX_LENGTH;
const OVERLAP = 500;

async function findInPieces(text: string, detect: (piece: string) => Danger): Promise<Danger> {
  let worst: Danger = detect(text.slice(0, PIECE));
  for (let start = PIECE - OVERLAP; start + OVERLAP < text.length; start += PIECE - OVERLAP) {
    if (worst.level === 'crisis') break;
    // Yield to the screen between two pieces.
    await new Promise((resolve) => setTimeout(resolve));
    const found = detect(text.slice(start, start + PIECE));
    if (found.level !== 'none') worst = found;
  }
  return worst;
}
