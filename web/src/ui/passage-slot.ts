import type { Passage } from '@raizes/domain/bible/passage';
import type { ComponentType } from 'react';

/** What the Bible feature, which `ui` cannot import, does for references. */
interface Passages {
  /** Shows a passage over the page, so that the page keeps its state. */
  PassageCard: ComponentType<{ passage: Passage; onClose: () => void }>;
  /** Loads the check whether this device's edition has a passage. */
  loadHasPassage: () => Promise<(passage: Passage) => boolean>;
}
type Load = () => Promise<Passages>;

let load: Load | null = null;

export function providePassages(from: Load | null): void {
  load = from;
}

/** The provided loader; null if there is none, in which case a reference opens the reader. */
export const passagesLoader = () => load;
