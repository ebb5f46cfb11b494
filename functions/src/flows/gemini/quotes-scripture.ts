import { plainWords } from '@raizes/domain/plain-words';
import type { Reading } from '../../mentor/mentor-turn';

const passage = String.raw`\p{Lu}\p{L}+ \d{1,3}[.:,]\d{1,3}`;
/** Words between quotation marks with a passage's name beside them. */
const quotations = new RegExp(
  `${passage}[^“"«\\n]{0,60}[“"«]([^”"»]{24,})|[“"«]([^”"»]{24,})[”"»][^“"«\\n]{0,30}${passage}`,
  'gu',
);

/** Whether an answer quotes the Bible otherwise than our own data has it: a model's memory of it is not to be trusted. */
export function quotesScripture(answer: string, reading: Reading | null): boolean {
  const ours = plainWords(reading?.devotional?.verse ?? '').join(' ');
  return Array.from(answer.matchAll(quotations)).some(([, after = '', before = '']) => {
    const quoted = plainWords(after || before).join(' ');
    return !ours.includes(quoted);
  });
}
