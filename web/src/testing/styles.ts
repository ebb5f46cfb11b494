import { withEmotionCache } from '@emotion/react';
import type { EmotionCache } from '@emotion/react';
import { cleanup, render } from '@testing-library/react';
import { createElement } from 'react';

let cache: EmotionCache | undefined;

const Probe = withEmotionCache((_props: object, found) => {
  cache = found;
  return null;
});

render(createElement(Probe));
cleanup();

/**
 * Removes the style rules that the tests have made so far. They stay in the document of a worker, and whether an element is hidden,
 * which each query by role asks, is read from all of them.
 */
export function removeStyles(): void {
  cache?.sheet.flush();
  Object.assign(cache ?? {}, { inserted: {}, registered: {} });
}
