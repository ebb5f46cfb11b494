import { Suspense } from 'react';
import { whenIdle } from '@/lib/prefetch';
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
 * A text whose Bible references become links. It is plain at first: the parser is loaded when the browser is idle, and only for a text
 * that may name a passage. The links take no more room than the words.
 */
export function LinkedText({ text }: { text: string }) {
  if (!MAY_NAME.test(text)) return text;
  return (
    <Suspense fallback={text}>
      <PassageLinks text={text} />
    </Suspense>
  );
}

/** A letter and soon after it a number. */
const MAY_NAME = /\p{L}\.?\s{0,3}\d/u;
