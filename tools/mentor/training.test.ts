import { statSync } from 'node:fs';
import { readHeader } from '../../functions/src/mentor/topic-model';
import { loadKnowledge, mentorFile } from '../../functions/src/mentor/knowledge';
import { labels, questions, trainingHash } from './training';
import { describe, expect, it } from 'vitest';

describe('the mentor’s model', () => {
  it('has the weights of its sentences and settings', () => {
    // `npm run train-mentor` trains it again.
    expect(readHeader().hash).toBe(trainingHash());
  });

  it('weighs at most 400 kB', () => {
    expect(statSync(mentorFile('topic-weights.gz')).size).toBeLessThanOrEqual(400_000);
  });

  it('is trained on at least 35 different sentences for each topic', () => {
    const { topics } = loadKnowledge();
    expect(labels.filter((label) => !label.startsWith('_')).toSorted()).toEqual(
      [...topics.keys()].toSorted(),
    );
    const counts = labels.map((each) => questions.filter(({ label }) => label === each).length);
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(35);
    expect(new Set(questions.map(({ text }) => text)).size).toBe(questions.length);
  });
});
