import { memo } from 'react';
import type { ComponentType } from 'react';

/** `memo` that compares props by value. For plain data: each snapshot is parsed into new objects, even when nothing changed. */
export const memoByValue = <Props extends object>(part: ComponentType<Props>) =>
  memo(part, (before, after) => JSON.stringify(before) === JSON.stringify(after));
