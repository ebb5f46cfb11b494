import { churchSeason } from '@raizes/domain/church-year';
import type { ChurchSeason } from '@raizes/domain/church-year';
import { daysBetween } from '@raizes/domain/day';
import type { Devotional } from '@raizes/domain/documents/content';
import { foldText } from '@raizes/domain/text/fold';
import { landscapes } from '@/ui/scenery/landscapes';
import type { Landscape } from '@/ui/scenery/landscapes';

interface Scene {
  landscape: Landscape;
  sky: ChurchSeason;
}

/** The beginnings of the words, without accents, by which a devotional speaks of a landscape. */
const words: Record<Landscape, RegExp> = {
  hills: /\b(pastor|ovelha|rebanho|pasto|aprisco|vale)/g,
  field: /\b(sement|semea|semei|colh|fruto|trigo|campo|espiga|lavra|pao|graos?\b)/g,
  river: /\b(agua|rio|rios|ribeir|fonte|sede|corrente|batis)/g,
  sea: /\b(mar|mares|barco|onda|tempestade|vento|rede|redes|pesc|lago)\b/g,
  mountain: /\b(monte|montanha|rocha|caminho|passos?\b|vereda|estrada|correr|corrida)/g,
  tree: /\b(arvore|videira|vara|ramo|raiz|raizes|arraig|plantad|folha|tronco)/g,
  house: /\b(casa|porta|aposento|mesa|quarto|familia|lar|morada|filho)\b/g,
};

/** What is drawn beside a devotional: a landscape of what it speaks of, under the sky of its season. */
export function sceneOf(devotional: Devotional): Scene {
  const { verse_text, opening_text, context, central_insight, date } = devotional;
  const spoken = foldText(
    [verse_text, verse_text, opening_text, context, central_insight].join(' '),
  );
  const hits = (landscape: Landscape) => spoken.match(words[landscape])?.length ?? 0;
  const [first] = landscapes.toSorted((a, b) => hits(b) - hits(a));
  const landscape = first && hits(first) > 0 ? first : inTurn(date);
  return { landscape, sky: churchSeason(date) };
}

/** Where a devotional speaks of none, each day has the next. */
const inTurn = (date: Devotional['date']): Landscape =>
  landscapes[daysBetween('2026-01-01', date) % landscapes.length] ?? 'hills';
