import { foldText } from '@raizes/domain/text/fold';
import { landscapes } from './landscapes';
import type { Landscape } from './landscapes';

/** The words, as folded prefixes without accents, that point to a landscape. */
const words: Record<Landscape, RegExp> = {
  hills: /\b(pastor|ovelha|rebanho|pasto|aprisco|vale)/g,
  field: /\b(sement|semea|semei|colh|fruto|trigo|campo|espiga|lavra|pao|graos?\b)/g,
  river: /\b(agua|rio|rios|ribeir|fonte|sede|corrente|batis)/g,
  sea: /\b(mar|mares|barco|onda|tempestade|vento|rede|redes|pesc|lago)\b/g,
  mountain: /\b(monte|montanha|rocha|caminho|passos?\b|vereda|estrada|correr|corrida)/g,
  tree: /\b(arvore|videira|vara|ramo|raiz|raizes|arraig|plantad|folha|tronco)/g,
  house: /\b(casa|porta|aposento|mesa|quarto|familia|lar|morada|filho)\b/g,
};

/** Returns the landscape that a text mentions most often, or null if it mentions none. */
export function landscapeOf(text: string): Landscape | null {
  const folded = foldText(text);
  const hits = (landscape: Landscape) => folded.match(words[landscape])?.length ?? 0;
  const [first] = landscapes.toSorted((a, b) => hits(b) - hits(a));
  return first && hits(first) > 0 ? first : null;
}
