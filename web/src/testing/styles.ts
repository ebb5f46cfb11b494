import { withEmotionCache } from '@emotion/react';
import type { EmotionCache } from '@emotion/react';
import { cleanup, render } from '@testing-library/react';
import { createElement } from 'react';

let cache: EmotionCache | undefined;

const Probe = withEmotionCache((_props: object, emotionCache) => {
  cache = emotionCache;
  return null;
});

render(createElement(Probe));
cleanup();

/**
 * Removes the style rules that the tests have added so far. They would stay in the worker's document, and each query by role would
 * search all of them to find out whether an element is hidden.
 */
export function removeStyles(): void {
  cache?.sheet.flush();
  Object.assign(cache ?? {}, { inserted: {}, registered: {} });
}
