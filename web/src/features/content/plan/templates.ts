import { addDays, formatShortDay } from '@raizes/domain/day';
import type { Day } from '@raizes/domain/day';
import { requiredColumns, seriesColumns } from '@raizes/domain/content/series-table';
import type { SeriesRow } from '@raizes/domain/content/series-table';
import Papa from 'papaparse';
import { download } from '@/lib/download';

const example = {
  verse_reference: 'Salmos 23.1',
  verse_text: 'O Senhor é o meu pastor: nada me faltará.',
  opening_text: 'Esta linha é um exemplo: apague-a ou escreva por cima. Aqui começa o devocional.',
  context: 'Davi cuidou de ovelhas antes de ser rei.',
  central_insight: 'Quem tem o Senhor por pastor **não caminha só**.',
  reflection_question: 'Em que você precisa do cuidado de Deus hoje?',
  application_question: 'Que preocupação você vai entregar a ele nesta semana?',
  closing_text: 'Senhor, guia os meus passos. Amém.',
};

/** Whether a row is the template's example, unchanged but for its date; it is not imported. */
export function isExample({ fields }: SeriesRow): boolean {
  const texts = Object.values(fields);
  return [example.opening_text, example.verse_text].every((text) => texts.includes(text));
}

/** Downloads the headings of a series, with a star on those that are required, and an example. */
export function downloadSeriesTemplate(today: Day): void {
  const row: Record<string, string> = { date: formatShortDay(addDays(today, 7)), ...example };
  const starred = new Set<string>(requiredColumns);
  const headings = Object.entries(seriesColumns);
  downloadTable('modelo-de-serie.csv', [
    headings.map(([field, heading]) => (starred.has(field) ? `${heading} *` : heading)),
    headings.map(([field]) => row[field] ?? ''),
  ]);
}

/** Downloads a list of passages with two examples. */
export const downloadPassagesTemplate = () =>
  downloadTable('modelo-de-passagens.csv', [
    ['Dia', 'Passagens'],
    ['1º de janeiro', 'Salmos 90.12; Efésios 5.15-16'],
    ['25 de dezembro', 'Lucas 2.10-11; Isaías 9.6'],
  ]);

/** In the form that Excel in Brazil opens: with a byte order mark and semicolons. */
function downloadTable(name: string, rows: string[][]): void {
  const table = `\u{feff}${Papa.unparse(rows, { delimiter: ';' })}\r\n`;
  download(name, new Blob([table], { type: 'text/csv;charset=utf-8' }));
}
