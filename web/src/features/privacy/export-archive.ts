import type { Response } from '@raizes/domain/callables/responses';
import { Zip, ZipDeflate, strToU8 } from 'fflate';
import { labelOf } from './labels';

type ExportPage = Response<'export-my-data'>;

/**
 * Zips the pages of an export as they arrive, so that years of data need not fit in memory as text. The zip has the data twice:
 * as an HTML page to read, and as JSON for other programs.
 */
export async function zipPages(pages: AsyncIterable<ExportPage>) {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    parts.push(chunk);
  });
  const html = htmlWriter(addFile(zip, 'meus-dados.html'));
  const json = jsonWriter(addFile(zip, 'data.json'));
  zip.end();

  /** Holds at most one document: the one whose collections are still arriving. */
  const held: OpenDocument[] = [];
  function close(): void {
    for (const each of held.splice(0)) {
      html.document(each);
      json.document(each);
    }
  }
  for await (const { person, documents } of pages) {
    if (person) {
      html.person(person);
      json.person(person);
    }
    for (const { path, fields } of documents) {
      const [section = '', id = '', ...below] = path.replace(KEPT, '').split('/');
      const [open] = held;
      if (open?.section === section && open.tree.id === id) {
        insert(open.tree, below, fields);
      } else {
        close();
        held.push({ section, isKept: path.startsWith(KEPT), tree: { id, fields } });
      }
    }
  }
  close();
  html.end();
  json.end();
  return parts;
}

/** Appends a text to a file; the last one closes it. */
type Write = (text: string, isLast?: boolean) => void;

function addFile(zip: Zip, name: string): Write {
  const file = new ZipDeflate(name);
  zip.add(file);
  return (text, isLast = false) => file.push(strToU8(text), isLast);
}

/** The path prefix of data that only the person can read. */
const KEPT = 'kept/';

/** A document with the collections below it. */
interface DocumentTree {
  id: string;
  fields: unknown;
  collections?: Record<string, DocumentTree[]>;
}

interface OpenDocument {
  section: string;
  isKept: boolean;
  tree: DocumentTree;
}

/** Inserts a document below another one. Parents arrive before their children. */
function insert(tree: DocumentTree, [name = '', id = '', ...below]: string[], fields: unknown) {
  const collections = (tree.collections ??= {});
  const documents = (collections[name] ??= []);
  const found = documents.at(-1);
  if (below.length > 0 && found?.id === id) insert(found, below, fields);
  else documents.push({ id, fields });
}

/** `{…person, "messages_sent": […], "kept": {"user_devotionals": […], …}}` */
function jsonWriter(write: Write) {
  let section: string | null = null;
  let isKept = false;

  function enter(next: OpenDocument): void {
    if (section !== null) write('\n]');
    write(next.isKept && !isKept ? ',\n"kept": {\n' : ',\n');
    write(`${JSON.stringify(next.section)}: [\n`);
    ({ section, isKept } = next);
  }

  return {
    person: (person: Record<string, unknown>) =>
      write(JSON.stringify(person, null, 2).replace(/\n\}$/, '')),
    document(next: OpenDocument): void {
      if (next.section === section) write(',\n');
      else enter(next);
      write(JSON.stringify(next.tree, null, 2));
    },
    end(): void {
      if (section !== null) write('\n]');
      write(isKept ? '\n}\n}\n' : ',\n"kept": {}\n}\n', true);
    },
  };
}

/** A section for each kind; the page's content security policy blocks scripts and network. */
function htmlWriter(write: Write) {
  let section: string | null = null;
  return {
    person(person: Record<string, unknown>): void {
      write(intro());
      for (const [name, content] of Object.entries(person)) {
        write(`<section><h2>${escapeHtml(labelOf(name))}</h2>${htmlOf(content)}</section>\n`);
      }
    },
    document(next: OpenDocument): void {
      if (next.section !== section) {
        if (section !== null) write('</ul></section>\n');
        write(`<section><h2>${escapeHtml(labelOf(next.section))}</h2><ul>`);
        ({ section } = next);
      }
      write(`<li>${htmlOf(next.tree)}</li>`);
    },
    end(): void {
      if (section !== null) write('</ul></section>\n');
      write('</main>\n</body>\n</html>\n', true);
    },
  };
}

const intro = () => `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>Meus dados · Raízes</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>Meus dados no Raízes</h1>
<p>Tudo o que o Raízes guarda sobre você. O arquivo data.json, ao lado deste, traz o mesmo em formato que outros programas leem.</p>
`;

const style = `body{font:16px/1.6 system-ui,sans-serif;max-width:46rem;margin:2rem auto;padding:0 1rem;color:#22281f;background:#faf7f2}
h1,h2{font-family:Georgia,serif}h2{margin-top:2.5rem;border-bottom:1px solid #e6e0d6}
dt{font-weight:700}dd{margin:0 0 .5rem 1rem;white-space:pre-wrap;overflow-wrap:anywhere}
ul{list-style:none;padding:0}li{padding:.75rem 1rem;margin:.5rem 0;background:#fff;border:1px solid #e6e0d6;border-radius:12px}i{color:#565e51}`;

function htmlOf(value: unknown): string {
  if (Array.isArray(value)) {
    if (value.length === 0) return '<i>nada</i>';
    return `<ul>${value.map((each) => `<li>${htmlOf(each)}</li>`).join('')}</ul>`;
  }
  if (!isObject(value)) return scalarHtml(value);
  const rows = Object.entries(value).map(
    ([key, each]) => `<dt>${escapeHtml(labelOf(key))}</dt><dd>${htmlOf(each)}</dd>`,
  );
  return rows.length > 0 ? `<dl>${rows.join('')}</dl>` : '<i>nada</i>';
}

function scalarHtml(value: unknown): string {
  if (value === null || value === undefined || value === '') return '<i>nada</i>';
  if (typeof value === 'boolean') return value ? 'Sim' : 'Não';
  if (typeof value === 'string' && isTimestamp(value)) return moment.format(new Date(value));
  return escapeHtml(typeof value === 'string' ? value : JSON.stringify(value));
}

/** A person's text can match the pattern of a timestamp without being one. */
const isTimestamp = (text: string) =>
  /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text) && !Number.isNaN(Date.parse(text));
const moment = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeStyle: 'short' });

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtml = (text: string) => text.replaceAll(/[&<>"']/g, (each) => escapes[each] ?? '');

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
