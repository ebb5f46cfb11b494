import { isBlank } from '@raizes/domain/sanitize';
import * as v from 'valibot';
import { storage } from '@/lib/storage';
import { stored } from '@/lib/stored';

const schema = v.object({
  /** What is in the field. */
  text: v.string(),
  /** What has been sent and not been answered. */
  asked: v.string(),
});
export type MentorDraft = v.InferOutput<typeof schema>;

const key = (uid: string) => `mentor-draft.${uid}`;

/** Both, one after the other: what comes back into the field. */
export const together = ({ asked, text }: MentorDraft) =>
  [asked, text].filter((each) => !isBlank(each)).join('\n\n');

/** What a person has written to the mentor, on the device until it is answered. */
export const mentorDraft = {
  read(uid: string): string {
    const kept = stored(key(uid), schema);
    return kept ? together(kept) : '';
  },
  write(uid: string, draft: MentorDraft): void {
    if (together(draft) === '') storage.remove(key(uid));
    else storage.write(key(uid), draft);
  },
};
