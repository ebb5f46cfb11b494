// Writes devotionals from the imported Bible as one page, so that anyone can judge them:
// npm run devotionals -- 30 [--start 2027-01-04] [--plan bible-1-year | --chapters 'RUT 1, EZK 23']
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { isBookId } from '@raizes/domain/bible/books';
import { formatPassage, passageExists, verseCount } from '@raizes/domain/bible/passage';
import { hasChapters } from '@raizes/domain/bible/passage-text';
import type { Portion } from '@raizes/domain/content/reading-plans';
import { readingDays } from '@raizes/domain/content/schedule';
import { FRESH_DAYS } from '@raizes/domain/content/writer/write-devotional';
import type {
  NearbyDevotional,
  WrittenDevotional,
} from '@raizes/domain/content/writer/write-devotional';
import { addDays, calendarDay, formatDay, isDay } from '@raizes/domain/day';
import type { Day } from '@raizes/domain/day';
import { planIds } from '@raizes/domain/documents/content-plan';
import { parseRichText } from '@raizes/domain/text/rich-text';
import { openBible } from '../functions/src/bible/passages';
import { listCandidates } from '../functions/src/content/devotional-sources';
import { nothingImported } from '../functions/src/content/imported';
import { deliverBible } from './bible/delivery';
import { fromRoot } from './launcher/root.mjs';
import { UserError, printFailure } from './launcher/run.mjs';

const USAGE =
  "npm run devotionals -- 30 [--start YYYY-MM-DD] [--plan PLAN | --chapters 'RUT 1, EZK 23']";
const PAGE = fromRoot('.cache/devotionals.html');

function parse(args: string[]) {
  const option = { type: 'string' } as const;
  try {
    const options = { start: option, plan: option, chapters: option };
    return parseArgs({ args, allowPositionals: true, options });
  } catch {
    throw new UserError(`Usage: ${USAGE}`);
  }
}

function portionsOf(args: string[]): Map<Day, Portion> {
  const { values, positionals } = parse(args);
  const start = values.start ?? calendarDay(new Date());
  const plan = planIds.find((id) => id === (values.plan ?? 'chapter-a-day'));
  const count = Number(positionals[0] ?? 30);
  if (!isDay(start) || !plan || !(count > 0)) throw new UserError(`Usage: ${USAGE}`);
  if (values.chapters === undefined) {
    const choice = { plan, start, weekdays: [0, 1, 2, 3, 4, 5, 6], pauses: [], earlier: [] };
    return readingDays(choice, start, addDays(start, count - 1));
  }
  return new Map(
    values.chapters
      .split(',')
      .map((each, index) => [addDays(start, index), [chapterOf(each.trim())]]),
  );
}

function chapterOf(text: string): Portion[number] {
  const [id = '', number] = text.split(' ');
  const chapter = Number(number);
  if (!isBookId(id)) throw new UserError(`"${text}" is not a chapter; write RUT 1.`);
  const passage = {
    book: id,
    from: { chapter, verse: 1 },
    to: { chapter, verse: verseCount(id, chapter) },
  };
  if (!passageExists(passage)) throw new UserError(`There is no ${text}.`);
  return passage;
}

/** The devotional's texts in the order of its steps, with the headings that a reader sees. */
const steps: [keyof WrittenDevotional, string][] = [
  ['opening_text', 'Prepare o coração'],
  ['verse_text', 'Versículo do dia'],
  ['context', 'De onde vem este texto'],
  ['central_insight', 'O que o texto nos diz'],
  ['reflection_question', 'Reflexão guiada'],
  ['application_question', 'Aplicação prática'],
  ['closing_text', 'Leve isto com você'],
];

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('\n', '<br>');

const asHtml = (text: string) =>
  parseRichText(text)
    .flatMap((block) => (block.kind === 'paragraph' ? [block.runs] : block.items))
    .map((runs) => {
      const styled = runs.map(({ text: words, bold, italic }) => {
        const html = italic ? `<em>${escape(words)}</em>` : escape(words);
        return bold ? `<strong>${html}</strong>` : html;
      });
      return `<p>${styled.join('')}</p>`;
    })
    .join('');

const pageOf = (title: string, sections: string[]) => `<!doctype html>
<html lang="pt-BR"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escape(title)}</title>
<style>
  body { font: 1.1rem/1.6 Georgia, serif; max-width: 38rem; margin: 2rem auto; padding: 0 1rem; color: #222; background: #fff }
  article { border-top: 1px solid #bbb; margin-top: 2rem; break-inside: avoid }
  h3 { font: .8rem/1.4 sans-serif; color: #666; margin: 1.2rem 0 0 }
  p { margin: .3rem 0 }
</style>
<h1>${escape(title)}</h1>
${sections.join('\n')}
</html>
`;

async function writePage(): Promise<void> {
  const portions = portionsOf(process.argv.slice(2));
  const folder = fromRoot('.cache/devotionals');
  deliverBible(fromRoot('bible'), folder);
  const bible = openBible(pathToFileURL(`${folder}/`));
  const edition = await bible.loadEdition();
  if (edition.is_sample)
    console.log('Only the chapters of the sample; npm run bible imports a whole Bible.');
  const written: NearbyDevotional[] = [];
  const sections: string[] = [];
  for (const [day, portion] of portions) {
    const sources = [{ from: 'reading' as const }];
    const [candidate] = await listCandidates(day, sources, portion, nothingImported, bible);
    const reading = portion.map(formatPassage).join(', ');
    if (!portion.every((passage) => hasChapters(edition, passage))) {
      console.log(`Left out, because the Bible lacks it: ${reading}`);
      continue;
    }
    const devotional = await candidate?.write(written.slice(-FRESH_DAYS));
    if (!devotional) continue;
    written.push({ date: day, ...devotional });
    const shown = {
      ...devotional,
      verse_text: `*${devotional.verse_text}* (${devotional.verse_reference})`,
    };
    const texts = steps.map(([field, heading]) => `<h3>${heading}</h3>${asHtml(shown[field])}`);
    sections.push(
      `<article><h2>${formatDay(day)}</h2><p>Leitura: ${escape(reading)}</p>${texts.join('')}</article>`,
    );
  }
  mkdirSync(dirname(PAGE), { recursive: true });
  writeFileSync(PAGE, pageOf(`Devocionais: ${edition.name}`, sections));
  console.log(`${sections.length} devotionals: ${PAGE}`);
}

try {
  await writePage();
} catch (error) {
  printFailure(error);
  process.exitCode = 1;
}
