import { describe, expect, it } from 'vitest';
import { exportHtml } from './export-zip';

const hostile = '<script>alert("1")</script><img src=x onerror=\'alert(2)\'> & mais';

const html = exportHtml({
  exported_at: '2026-11-21T12:00:00.000Z',
  account: { email: hostile },
  stats: { total_xp: 75, 'a<b>': [1, { 'c"d': true }] },
  roles: [],
  kept: {
    user_devotionals: [
      { id: '2026-11-21', fields: { reflection: hostile, application: 'Orar' } },
      { id: '2026-11-20', fields: { reflection: '2026-99-99T99:99Z', constructor: 'x' } },
    ],
    [`invented${hostile}`]: [{ id: 'x', fields: null }],
  },
});

describe('the page of everything that is kept', () => {
  it('says all of it', () => {
    const texts = ['Devocionais', 'Reflexão', 'Orar', '75', 'XP total', '2026-11-21', 'nada'];
    for (const text of [...texts, '2026-99-99T99:99Z', 'constructor']) expect(html).toContain(text);
    expect(html).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;');
  });

  it('escapes the names of people and fields', () => {
    const tags = new Set([...html.matchAll(/<\/?([a-z0-9!]+)/gi)].map(([, tag]) => tag));
    const own = '!doctype html head meta title style body main h1 h2 p section dl dt dd ul li i';
    expect(tags).toEqual(new Set(own.split(' ')));
    expect(html).not.toMatch(/<[^>]*onerror/);
  });
});
