import type { Passage } from '@raizes/domain/bible/passage';
import type { ComponentType } from 'react';

/** Shows a passage over the page, so that the page keeps its state. */
type PassageCard = ComponentType<{ passage: Passage; onClose: () => void }>;
type Load = () => Promise<PassageCard>;

let load: Load | null = null;

/** Registers the loader of the card, which belongs to the Bible feature that `ui` cannot import. */
export function providePassageCard(from: Load | null): void {
  load = from;
}

/** The registered loader; null if there is none, in which case a reference opens the reader. */
export const passageCardLoader = () => load;
