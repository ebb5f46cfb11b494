import * as logger from 'firebase-functions/logger';
import type { AskMentor, Tell } from '../mentor/answer-question';
import type { MentorTurn } from '../mentor/mentor-turn';
import { ai } from './genkit';
import type { AskGemini } from './gemini/ask-gemini';
import { isRuleBreaking } from './local-mentor/is-rule-breaking';
import { localMentor, topicIdsOf } from './local-mentor/local-mentor';

type Warn = (what: string, details: { cause: string }) => void;

/** Gemini where there is one and the person allows it, else the model that lives here, which always answers. */
export function mentorWith(gemini: AskGemini | null, warn: Warn = logger.warn): AskMentor {
  return async (turn, { allowsGemini, tell }) => {
    // What would have the mentor leave its rules is not passed on to anybody who could.
    if (!gemini || !allowsGemini || isRuleBreaking(turn.message)) return askLocally(turn, tell);
    let told = false;
    const tellOn: Tell =
      tell &&
      ((words) => {
        told = true;
        tell(words);
      });
    try {
      const { text, topicIds } = await gemini(turn, tellOn);
      return { text, source: 'gemini', topic_ids: topicIds };
    } catch (cause) {
      warn('Gemini did not answer', { cause: causeOf(cause) });
      // After a beginning that came to nothing only the whole answer is sent: in its place.
      return askLocally(turn, told ? null : tell);
    }
  };
}

async function askLocally(turn: MentorTurn, tell: Tell) {
  const { text, custom } = await ai.generate({
    model: localMentor,
    prompt: turn.message,
    config: { history: [...turn.history], reading: turn.reading },
    ...(tell && { onChunk: ({ text: words }: { text: string }) => tell(words) }),
  });
  return { text, source: 'local' as const, topic_ids: topicIdsOf(custom) };
}

/** What kind of failure it was. Its message is left out: it may quote what the person wrote. */
function causeOf(cause: unknown): string {
  if (!(cause instanceof Error)) return typeof cause;
  return 'status' in cause && typeof cause.status === 'string' ? cause.status : cause.name;
}
