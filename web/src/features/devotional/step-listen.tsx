import type { Devotional } from '@raizes/domain/documents/content';
import { plainText } from '@raizes/domain/text/rich-text';
import { devotionalWords, questionLabels } from '@/ui/devotional-text';
import { ListenButton } from '@/features/listen/listen-button';
import type { Segment } from '@/features/listen/speaker';

interface Props {
  devotional: Devotional;
  step: number;
  /** The height of the steps' own bar at the bottom edge. */
  above: string;
}

/** Reads a step aloud and continues with the next one that is opened. */
export function StepListen({ devotional, step, above }: Props) {
  const spoken = spokenStep(devotional, step);
  return spoken && <ListenButton textId={`${devotional.date}.${step}`} {...spoken} above={above} />;
}

/** A step's spoken text, paragraph by paragraph; null for the memorization step. */
export function spokenStep(devotional: Devotional, step: number) {
  const spoken = textsOf(devotional, step);
  if (!spoken) return null;
  const [title, ...texts] = spoken;
  const paragraphs = texts.flatMap((text) => plainText(text).split(/\n+/)).filter(Boolean);
  const segments: Segment[] = [title, ...paragraphs].map((text, index) => ({
    id: String(index),
    text,
  }));
  return { title, segments };
}

/** A step's title and texts, without anything that the person has written. */
function textsOf(devotional: Devotional, step: number): [string, ...string[]] | null {
  switch (step) {
    case 1:
      return section(devotional, 'opening_text');
    case 2:
      return [devotional.verse_reference, devotional.verse_text];
    case 3:
      return section(devotional, 'context');
    case 4:
      return section(devotional, 'central_insight');
    case 5:
      return [questionLabels.reflection_question, devotional.reflection_question];
    case 6:
      return [questionLabels.application_question, devotional.application_question];
    case 8:
      return section(devotional, 'closing_text');
    default:
      return null;
  }
}

function section(devotional: Devotional, name: keyof typeof devotionalWords): [string, string] {
  const { title, emptyText } = devotionalWords[name];
  return [title, devotional[name].trim() || emptyText];
}
