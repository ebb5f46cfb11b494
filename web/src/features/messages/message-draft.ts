import { textDraft } from '@/lib/text-draft';

/** What a person is writing to the leader, kept on the device from one dialog to the next until it is sent. By uid. */
export const messageDraft = textDraft('message-draft');
