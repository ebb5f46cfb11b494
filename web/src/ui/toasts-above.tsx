import { Global } from '@emotion/react';

/** Rendered by a part that is pinned to the bottom of the screen, so that toasts do not cover it. @param height as CSS, the navigation included */
export function ToastsAbove({ height }: { height: string }) {
  return <Global styles={{ ':root': { '--toast-bottom': height } }} />;
}
