import { strToU8, zipSync } from 'fflate';
import { call } from '@/lib/callable';
import { labelOf } from './stored-data-section';

const EXPORT_TIMEOUT_MS = 120_000;

/** Downloads all of the person's data as a zip: a page to read and JSON for other programs. */
export async function downloadEverything(day: string): Promise<void> {
  const everything = await call('export-my-data', null, EXPORT_TIMEOUT_MS);
  const zip = zipSync({
    'meus-dados.html': strToU8(exportHtml(everything)),
    'data.json': strToU8(JSON.stringify(everything, null, 2)),
  });
  download(`raizes-meus-dados-${day}.zip`, 'application/zip', new Uint8Array(zip));
}

/** The export as an HTML page; its content security policy blocks scripts and network. */
export function exportHtml(everything: Record<string, unknown>): string {
  const sections = sectionsOf(everything).map(
    ([name, content]) =>
      `<section><h2>${escapeHtml(labelOf(name))}</h2>${htmlOf(content)}</section>`,
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

const style = `body{font:16px/1.6 system-ui,sans-serif;max-width:46rem;margin:2rem auto;padding:0 1rem;color:#22281f;background:#faf7f2}
h1,h2{font-family:Georgia,serif}h2{margin-top:2.5rem;border-bottom:1px solid #e6e0d6}
dt{font-weight:700}dd{margin:0 0 .5rem 1rem;white-space:pre-wrap;overflow-wrap:anywhere}
ul{list-style:none;padding:0}li{padding:.75rem 1rem;margin:.5rem 0;background:#fff;border:1px solid #e6e0d6;border-radius:12px}i{color:#565e51}`;

function sectionsOf(everything: Record<string, unknown>): [name: string, content: unknown][] {
  const { kept, ...rest } = everything;
  return [...Object.entries(rest), ...(isObject(kept) ? Object.entries(kept) : [])];
}

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

/** Text that a person wrote may have the pattern of a timestamp without being one. */
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

function download(name: string, type: string, content: BlobPart): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Revoking at once can cancel the download.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
