import { useState } from 'react';
import * as v from 'valibot';
import { storage } from '@/lib/storage';
import { stored } from '@/lib/stored';

const KEY = 'reading-text-size';

/** From small to very large, in rem: they grow with the device's own setting. */
export const textSizes = [
  { rem: 1, name: 'pequeno' },
  { rem: 1.1875, name: 'normal' },
  { rem: 1.375, name: 'grande' },
  { rem: 1.625, name: 'maior' },
  { rem: 2, name: 'enorme' },
] as const;

const NORMAL = 1;
const schema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(textSizes.length - 1));

/** The size that chapters are read in, an index of `textSizes`, remembered on this device. */
export function useTextSize() {
  const [size, setSize] = useState(() => stored(KEY, schema) ?? NORMAL);

  function choose(next: number): void {
    storage.write(KEY, next);
    setSize(next);
  }

  return [size, choose] as const;
}
