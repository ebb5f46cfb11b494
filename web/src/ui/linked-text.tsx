import { Suspense } from 'react';
import { whenIdle } from '@/lib/idle';
import { lazyComponent } from './lazy';

const PlainText = ({ text }: { text: string }) => text;

const PassageLinks = lazyComponent(async () => {
  await new Promise<void>(whenIdle);
  return import('./passage-links').then(
    (module) => module.PassageLinks,
    () => PlainText,
  );
});

/**
 * A text whose Bible references become links. It is plain at first: the parser loads when the browser is idle, and only if the text
 * could contain a reference. The links take the same space as the words, so the layout does not shift.
 */
export function LinkedText({ text }: { text: string }) {
  if (!POSSIBLE_REFERENCE.test(text)) return text;
  return (
    <Suspense fallback={text}>
      <PassageLinks text={text} />
    </Suspense>
  );
}

/** A letter followed, within a few characters, by a number. */
const POSSIBLE_REFERENCE = /\p{L}\.?\s{0,3}\d/u;
