import type { AskMentor } from '../mentor/answer-question';
import { ai } from './genkit';
import { localMentor, topicIdsOf } from './local-mentor/local-mentor';

/** Gemini where it may and can be asked, else the model that lives here, which always can. */
export const askMentor: AskMentor = async (turn, { tell }) => {
  const { text, custom } = await ai.generate({
    model: localMentor,
    prompt: turn.message,
    config: { history: [...turn.history], reading: turn.reading },
    ...(tell && { onChunk: ({ text: words }: { text: string }) => tell(words) }),
  });
  return { text, source: 'local', topic_ids: topicIdsOf(custom) };
};
