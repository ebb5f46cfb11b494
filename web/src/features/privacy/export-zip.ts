import { strToU8, zipSync } from 'fflate';
import { everythingKept, nameOf } from './kept-section';

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (each) => escapes[each] ?? '');

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What looks like a moment may be something that a person wrote, and none. */
const isMoment = (text: string) =>
  /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text) && !Number.isNaN(Date.parse(text));
const moment = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeStyle: 'short' });

function plainText(value: unknown): string {
  if (value === null || value === undefined || value === '') return '<i>nada</i>';
  if (typeof value === 'boolean') return value ? 'Sim' : 'Não';
  if (typeof value === 'string' && isMoment(value)) return moment.format(new Date(value));
  return escaped(typeof value === 'string' ? value : JSON.stringify(value));
}

/** A value of whatever shape, all of it. */
function shown(value: unknown): string {
  if (Array.isArray(value)) {
    if (value.length === 0) return '<i>nada</i>';
    return `<ul>${value.map((each) => `<li>${shown(each)}</li>`).join('')}</ul>`;
  }
  if (!isObject(value)) return plainText(value);
  const rows = Object.entries(value).map(
    ([key, each]) => `<dt>${escaped(nameOf(key))}</dt><dd>${shown(each)}</dd>`,
  );
  return rows.length > 0 ? `<dl>${rows.join('')}</dl>` : '<i>nada</i>';
}

const style = `body{font:16px/1.6 system-ui,sans-serif;max-width:46rem;margin:2rem auto;padding:0 1rem;color:#22281f;background:#faf7f2}
h1,h2{font-family:Georgia,serif}h2{margin-top:2.5rem;border-bottom:1px solid #e6e0d6}
dt{font-weight:700}dd{margin:0 0 .5rem 1rem;white-space:pre-wrap;overflow-wrap:anywhere}
ul{list-style:none;padding:0}li{padding:.75rem 1rem;margin:.5rem 0;background:#fff;border:1px solid #e6e0d6;border-radius:12px}i{color:#565e51}`;

function sectionsOf(everything: Record<string, unknown>): [name: string, content: unknown][] {
  const { kept, ...rest } = everything;
  return [...Object.entries(rest), ...(isObject(kept) ? Object.entries(kept) : [])];
}

/** Everything that is kept of a person as a page to be read, which loads nothing and runs nothing. */
export function exportHtml(everything: Record<string, unknown>): string {
  const sections = sectionsOf(everything).map(
    ([name, content]) => `<section><h2>${escaped(nameOf(name))}</h2>${shown(content)}</section>`,
  );
  return `<!doctype html>
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
${sections.join('\n')}
</main>
</body>
</html>
`;
}

/** Hands a file over to the person. */
function download(name: string, type: string, content: BlobPart): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has taken it by then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** Everything of mine in one file: to be read, and to be taken elsewhere. */
export async function downloadEverything(day: string): Promise<void> {
  const everything = await everythingKept();
  const zip = zipSync({
    'meus-dados.html': strToU8(exportHtml(everything)),
    'data.json': strToU8(JSON.stringify(everything, null, 2)),
  });
  download(`raizes-meus-dados-${day}.zip`, 'application/zip', new Uint8Array(zip));
}
