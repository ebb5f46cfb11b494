import { describe, expect, it } from 'vitest';
import { mentorTopics } from '../local-mentor/topics';

describe('the mentor’s knowledge', () => {
  it('covers at least 60 topics of Christian life, each with a unique id', () => {
    expect(mentorTopics.length).toBeGreaterThanOrEqual(60);
    expect(new Set(mentorTopics.map(({ id }) => id)).size).toBe(mentorTopics.length);
  });

  it.each(mentorTopics.map((topic) => [topic.id, topic] as const))(
    'has keywords, references, a pastoral word, a practice and a prayer for %s',
    (_id, topic) => {
      expect(topic.keywords.split(',').length).toBeGreaterThanOrEqual(3);
      expect(topic.references.length).toBeGreaterThanOrEqual(1);
      for (const [where] of topic.references) expect(where).toMatch(/^\d? ?\p{L}+ \d+/u);
      expect(topic.paragraph.length).toBeGreaterThanOrEqual(3);
      expect(topic.practice.trim()).not.toBe('');
      expect(topic.prayer.trim()).not.toBe('');
    },
  );

  it('has at least two views on every topic that has any', () => {
    const divided = mentorTopics.filter(({ views }) => views);
    expect(divided.length).toBeGreaterThan(0);
    for (const { views } of divided) expect(views?.length).toBeGreaterThanOrEqual(2);
  });
});
