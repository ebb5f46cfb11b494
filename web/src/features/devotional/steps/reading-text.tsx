import { RichText } from '@/ui/rich-text';
import { scripture } from '@/ui/theme';

/** A section of the devotional to read; one that was left empty invites to a pause instead. */
export function ReadingText({ text, pause }: { text: string; pause: string }) {
  return <RichText text={text.trim() || pause} sx={{ ...scripture, fontSize: '1.125rem' }} />;
}
