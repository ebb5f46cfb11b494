import type { MentorTopic } from '@raizes/domain/mentor-topic';
import type { MentorTurn } from '../../mentor/mentor-turn';
import { mentorTopics } from '../mentor-knowledge/mentor-topics';
import { findTopics } from './find-topics';
import { followUpOf } from './follow-up';

/** What a question is about, or the question before it when it only goes on with that. */
export function topicsOf(turn: MentorTurn): MentorTopic[] {
  const before = topicBefore(turn);
  if (before && followUpOf(turn.message)) return [before];
  return findTopics(turn.message).map(({ topic }) => topic);
}

/** What the mentor last answered about. */
export function topicBefore({ history }: MentorTurn): MentorTopic | null {
  const id = history.findLast(({ topicIds }) => topicIds.length > 0)?.topicIds[0];
  return mentorTopics.find((topic) => topic.id === id) ?? null;
}
