import { memo } from 'react';
import type { ComponentType } from 'react';

/** Renders again only when a prop has another value. For props of plain data: a snapshot parsed anew is a new object each time. */
export const memoByValue = <Props extends object>(part: ComponentType<Props>) =>
  memo(part, (before, after) => JSON.stringify(before) === JSON.stringify(after));
