import type { Passage } from '@raizes/domain/bible/passage';
import type { ComponentType } from 'react';

/** Shows a passage above the page, so that nothing on the page is lost. */
type PassageCard = ComponentType<{ passage: Passage; onClose: () => void }>;
type Load = () => Promise<PassageCard>;

let load: Load | null = null;

/** Says where the card comes from: it belongs to the Bible's feature, which `ui` does not know. */
export function providePassageCard(from: Load | null): void {
  load = from;
}

/** Null where nothing shows passages: then a reference leads to the reader. */
export const passageCardLoader = () => load;
