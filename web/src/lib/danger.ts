import type { Danger } from '@raizes/domain/crisis/crisis';
import { MESSAGE_MAX_LENGTH } from '@raizes/domain/limits';
import { withTimeout } from './timing';

const loadCheck = () => import('@raizes/domain/crisis/crisis');

export function preloadDangerCheck(): void {
  loadCheck().catch(() => undefined);
}

/** A check that can't be loaded must not keep the message. */
const PATIENCE_MS = 3000;

export async function findDanger(message: string): Promise<Danger> {
  try {
    const check = await withTimeout(loadCheck(), PATIENCE_MS);
    return check ? await findInPieces(message, check.detectCrisis) : { level: 'none' };
  } catch (cause) {
    console.warn('The check for danger could not be loaded', cause);
    return { level: 'none' };
  }
}

/** What can be sent is one piece. The check's time grows with the square of the length, and a field holds any text that is pasted. */
const PIECE = MESSAGE_MAX_LENGTH;
const OVERLAP = 500;

async function findInPieces(text: string, detect: (piece: string) => Danger): Promise<Danger> {
  let worst: Danger = detect(text.slice(0, PIECE));
  for (let start = PIECE - OVERLAP; start + OVERLAP < text.length; start += PIECE - OVERLAP) {
    if (worst.level === 'crisis') break;
    // The screen goes on between two pieces.
    await new Promise((resolve) => setTimeout(resolve));
    const found = detect(text.slice(start, start + PIECE));
    if (found.level !== 'none') worst = found;
  }
  return worst;
}
