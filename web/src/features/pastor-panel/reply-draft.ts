import { textDraft } from '@/lib/text-draft';

/** The answer that a leader is writing to a message, kept on the device until the server has it. By the message's id. */
export const replyDraft = textDraft('reply-draft');
