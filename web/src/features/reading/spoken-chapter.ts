import type { Segment } from '@/features/listen/speaker';
import { isTitle } from './chapter';
import type { Stanza } from './chapter';

interface SpokenChapter {
  segments: Segment[];
  /** The segment id of each line. */
  ids: string[][];
}

/** Splits a chapter into segments to read aloud: one per verse, with all its lines and without its number, and one per title. */
export function spokenChapter(stanzas: Stanza[], title: string): SpokenChapter {
  const segments: Segment[] = [{ id: 'title', text: title, label: 'Título' }];
  const ids = stanzas.map((lines, stanza) =>
    lines.map((line, index) => {
      const last = segments.at(-1);
      const isNew = line.verse !== null || isTitle(lines, index) || segments.length === 1;
      if (!isNew && last) {
        last.text += ` ${line.text}`;
        return last.id;
      }
      const label = line.verse === null ? 'Título' : `Versículo ${line.verse}`;
      const segment = { id: `${stanza}.${index}`, text: line.text, label };
      segments.push(segment);
      return segment.id;
    }),
  );
  return { segments, ids };
}
