import { strFromU8, unzipSync } from 'fflate';
import { beforeAll, expect, it } from 'vitest';
import { zipPages } from './export-archive';

const hostile = '<script>alert("1")</script><img src=x onerror=\'alert(2)\'> & mais';
const person = {
  exported_at: '2026-11-21T12:00:00.000Z',
  account: { email: hostile },
  stats: { total_xp: 75, 'a<b>': [1, { 'c"d': true }] },
  roles: [],
};

interface Document {
  path: string;
  fields: unknown;
}

/** The files of an export that arrives in pages of one document. */
async function filesOf(documents: Document[]) {
  async function* pages() {
    yield { person, documents: [], next: '' };
    for (const each of documents) yield { person: null, documents: [each], next: each.path };
    await Promise.resolve();
  }
  const zip = new Blob(await zipPages(pages()));
  const files = unzipSync(new Uint8Array(await zip.arrayBuffer()));
  const text = (name: string) => strFromU8(files[name] ?? new Uint8Array());
  const json: unknown = JSON.parse(text('data.json'));
  return { html: text('meus-dados.html'), json };
}

const devotional = { reflection: hostile, application: 'Orar' };
const earlier = { reflection: 'Antes' };
const odd = { reflection: '2026-99-99T99:99Z', constructor: 'x' };
const documents = [
  { path: 'messages_sent/m1', fields: { message: 'Oi' } },
  { path: 'kept/ai_mentor_conversations/c1', fields: null },
  { path: 'kept/ai_mentor_conversations/c1/messages/a', fields: { text: 'Bom dia' } },
  { path: 'kept/ai_mentor_conversations/c1/messages/b', fields: { text: 'Boa noite' } },
  { path: 'kept/bible_marks/JHN', fields: { v3_16: { note: 'Graça' } } },
  { path: 'kept/user_devotionals/2026-11-20', fields: devotional },
  { path: 'kept/user_devotionals/2026-11-20/earlier/1', fields: earlier },
  { path: 'kept/user_devotionals/2026-11-21', fields: odd },
  { path: `kept/invented${hostile.replaceAll('/', '')}/x`, fields: null },
];

let files: Awaited<ReturnType<typeof filesOf>> = { html: '', json: null };
beforeAll(async () => {
  files = await filesOf(documents);
});

it('puts every document in its place, regardless of the page it arrived on', () => {
  const messages = [
    { id: 'a', fields: { text: 'Bom dia' } },
    { id: 'b', fields: { text: 'Boa noite' } },
  ];
  expect(files.json).toEqual({
    ...person,
    messages_sent: [{ id: 'm1', fields: { message: 'Oi' } }],
    kept: {
      ai_mentor_conversations: [{ id: 'c1', fields: null, collections: { messages } }],
      bible_marks: [{ id: 'JHN', fields: { v3_16: { note: 'Graça' } } }],
      user_devotionals: [
        {
          id: '2026-11-20',
          fields: devotional,
          collections: { earlier: [{ id: '1', fields: earlier }] },
        },
        { id: '2026-11-21', fields: odd },
      ],
      [`invented${hostile.replaceAll('/', '')}`]: [{ id: 'x', fields: null }],
    },
  });
});

it('is well-formed without documents, and without documents that only the person reads', async () => {
  expect((await filesOf([])).json).toEqual({ ...person, kept: {} });
  const sent = documents.slice(0, 1);
  expect((await filesOf(sent)).json).toMatchObject({ messages_sent: [{ id: 'm1' }], kept: {} });
});

it('shows all of the data on an HTML page', () => {
  const { html } = files;
  const texts = [
    'Marcações na Bíblia',
    '<dt>3.16</dt>',
    'Devocionais',
    'Reflexão',
    'Orar',
    'Antes',
    'Bom dia',
    '75',
    'XP total',
    'nada',
  ];
  for (const text of [...texts, '2026-99-99T99:99Z', 'constructor']) expect(html).toContain(text);
  expect(html).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;');
});

it('escapes the names of people and fields', () => {
  const { html } = files;
  const tags = new Set([...html.matchAll(/<\/?([a-z0-9!]+)/gi)].map(([, tag]) => tag));
  const own = '!doctype html head meta title style body main h1 h2 p section dl dt dd ul li i';
  expect(tags).toEqual(new Set(own.split(' ')));
  expect(html).not.toMatch(/<[^>]*onerror/);
});
