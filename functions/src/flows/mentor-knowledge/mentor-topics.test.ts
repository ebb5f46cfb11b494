import { describe, expect, it } from 'vitest';
import { mentorTopics } from './mentor-topics';

describe('what the mentor knows', () => {
  it('has at least 60 topics of Christian life, each with an id of its own', () => {
    expect(mentorTopics.length).toBeGreaterThanOrEqual(60);
    expect(new Set(mentorTopics.map(({ id }) => id)).size).toBe(mentorTopics.length);
  });

  it.each(mentorTopics.map((topic) => [topic.id, topic] as const))(
    '%s has words to be found by, references, a pastoral word, a practice and a prayer',
    (_id, topic) => {
      expect(topic.keywords.split(',').length).toBeGreaterThanOrEqual(3);
      expect(topic.references.length).toBeGreaterThanOrEqual(1);
      for (const [where] of topic.references) expect(where).toMatch(/^\d? ?\p{L}+ \d+/u);
      expect(topic.paragraph.length).toBeGreaterThanOrEqual(3);
      expect(topic.practice.trim()).not.toBe('');
      expect(topic.prayer.trim()).not.toBe('');
    },
  );

  it('shows more than one view wherever it shows any', () => {
    const divided = mentorTopics.filter(({ views }) => views);
    expect(divided.length).toBeGreaterThan(0);
    for (const { views } of divided) expect(views?.length).toBeGreaterThanOrEqual(2);
  });
});
