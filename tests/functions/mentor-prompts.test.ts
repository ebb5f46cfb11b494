import { describe, expect, it } from 'vitest';
import { mentorTopics } from '../../functions/src/flows/mentor-knowledge/mentor-topics';
import { plainCrisisPrompts } from './mentor-prompts/crisis-plain';
import { slangCrisisPrompts } from './mentor-prompts/crisis-slang';
import { dividedPrompts } from './mentor-prompts/divided';
import { injectionPrompts } from './mentor-prompts/injections';
import { lookAlikePrompts } from './mentor-prompts/look-alikes';
import { ordinaryPrompts } from './mentor-prompts/ordinary';

const topics = new Map(mentorTopics.map((topic) => [topic.id, topic]));
const texts = [
  ...[...plainCrisisPrompts, ...slangCrisisPrompts, ...dividedPrompts, ...ordinaryPrompts].map(
    ([prompt]) => prompt,
  ),
  ...injectionPrompts,
  ...lookAlikePrompts,
];

describe('what the mentor is asked', () => {
  it('is never expected to end in two different ways', () => {
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  });

  it.each([...ordinaryPrompts, ...dividedPrompts])('“%s” belongs to a topic it knows', (_, ids) => {
    for (const id of ids.split('|')) expect([...topics.keys()]).toContain(id);
  });

  it.each([...dividedPrompts])('“%s” has a topic that shows the views', (_, ids) => {
    expect(ids.split('|').some((id) => topics.get(id)?.views)).toBe(true);
  });
});
