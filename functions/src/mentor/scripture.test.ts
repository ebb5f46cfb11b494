import { formatPassage } from '@raizes/domain/bible/passage';
import { anEdition } from '@raizes/tests/factories';
import { describe, expect, it } from 'vitest';
import { createScriptureCheck } from './scripture';
import type { LoadPassage } from './scripture';

const edition = anEdition();
const words: Record<string, string> = {
  'João 3.16': 'Palavras nossas de um amor que deu tudo.',
  'Filipenses 4.13': 'Palavras nossas sobre a força que vem dele.',
};
/** An edition with two verses. */
const loadPassage: LoadPassage = async (passage) => {
  const text = words[formatPassage(passage)];
  return text === undefined
    ? null
    : { passage, edition, verses: [{ chapter: 1, number: 1, text }] };
};

/** Checks an answer that arrives in chunks of `size` characters, by default whole. */
async function runCheck(text: string, size = text.length, quotable = '') {
  const sent: string[] = [];
  const send = (sentence: string) => void sent.push(sentence);
  const check = createScriptureCheck({ loadPassage, quotable, send });
  for (let at = 0; at < text.length; at += size) check.add(text.slice(at, at + size));
  return { ...(await check.end(text)), sent };
}

describe('a quotation in an answer', () => {
  it.each([
    // The edition has the passage, so its words replace the quotation.
    [
      'João 3.16 diz: “Porque Deus amou o mundo de tal maneira”.',
      `João 3.16 diz: “${words['João 3.16']}”.`,
    ],
    [
      '“Tudo posso naquele que me fortalece” (Fp 4.13).',
      `“${words['Filipenses 4.13']}” (Fp 4.13).`,
    ],
    [
      'Leia João 3.16. Ele diz: “Porque Deus amou o mundo.” Confie.',
      `Leia João 3.16. Ele diz: “${words['João 3.16']}” Confie.`,
    ],
    [
      '“Porque Deus amou o mundo.” Está em João 3.16.',
      `“${words['João 3.16']}” Está em João 3.16.`,
    ],
    // The edition lacks the passage, so the quotation is removed.
    ['Romanos 8.28 diz: “Todas as coisas cooperam para o bem”.', 'Leia Romanos 8.28.'],
    ['Confie, pois “todas as coisas cooperam para o bem” (Rm 8.28).', 'Confie, pois (Rm 8.28).'],
    ['“Todas as coisas cooperam para o bem” (Rm 8.28).', 'Leia Rm 8.28.'],
    ['A Bíblia diz: “Não temas, porque eu sou contigo”. Ore hoje.', 'Ore hoje.'],
    ['Disse Jesus: “Não temas, porque eu sou contigo”. Ore hoje.', 'Ore hoje.'],
    ['Como está escrito: “Não temas, porque eu sou contigo”. Ore hoje.', 'Ore hoje.'],
    ['Jesus fala a você: “Não temas, porque eu sou contigo”. Ore hoje.', 'Ore hoje.'],
    ['Leia Salmo 23.1-2. Ele diz: “O Senhor é o meu pastor”. Ore.', 'Leia Salmo 23.1-2. Ore.'],
    ['Em Romanos 8.28 você lê: “Todas as coisas cooperam para o bem”.', 'Em Romanos 8.28 você lê.'],
    // Other quotation marks, and a missing closing mark.
    ['Confie: *todas as coisas cooperam para o bem* (Rm 8.28).', 'Confie (Rm 8.28).'],
    ['Confie: **todas as coisas cooperam para o bem** (Rm 8.28).', 'Confie (Rm 8.28).'],
    ['Confie: ‘todas as coisas cooperam para o bem’ (Rm 8.28).', 'Confie (Rm 8.28).'],
    ['Confie. Romanos 8.28 diz: “Todas as coisas cooperam', 'Confie. Leia Romanos 8.28.'],
    [
      'Em Romanos 8.28, "bem" é o alvo: "todas as coisas cooperam para o bem".',
      'Em Romanos 8.28, "bem" é o alvo.',
    ],
    // Quotations that span lines.
    ['Salmo 23.1:\n“O Senhor é o meu pastor;\nnada me faltará.”\n\nOre.', 'Salmo 23.1:\n\n\nOre.'],
    ['Salmo 23.1:\n\n“O Senhor é o meu pastor.”\n\nOre.', 'Salmo 23.1:\n\n\n\nOre.'],
    ['“O Senhor é o meu pastor;\nnada me faltará.” (Sl 23.1)', 'Leia Sl 23.1.'],
    [
      'Que bom!\n“Porque Deus amou o mundo.”\nJoão 3.16',
      `Que bom!\n“${words['João 3.16']}”\nJoão 3.16`,
    ],
    ['Confie: “todas as coisas cooperam” (3 João 15).', 'Confie (3 João 15).'],
  ])('is replaced or removed if a model made it up: %s', async (text, shown) => {
    const { text: result, removed } = await runCheck(text);
    expect(result).toBe(shown);
    expect(removed).toEqual({ references: 0, quotations: 1 });
  });

  it.each([
    `João 3.16 diz: “${words['João 3.16']}”.`,
    `João 3.16 fala de “um amor que deu tudo”.`,
    'Em Romanos 8.28, “cooperar” é trabalhar junto.',
    'Leia Romanos 8.28. Depois ore: “Senhor, entrego a ti o que pesa em mim”.',
    'Diga a si mesmo: “hoje vou dar um passo pequeno”.',
    'Leia Romanos 8.28 com calma.',
    // Quotations of people, and words that the answer talks about.
    'Você me disse “não aguento mais essa tristeza toda” e eu ouvi. Leia João 3.16 hoje.',
    'Leia João 3.16 e fale com alguém: “Estou precisando de ajuda para atravessar isso”.',
    'Se você pensa “não tenho valor nenhum para ninguém”, leia o Salmo 139.',
    'Em Efésios 2.8, "graça" é o favor que não se compra e "fé" é a mão que o recebe.',
    '**Um passo para hoje, com calma**: leia João 3.16.',
    'Leia 3 João 15 e Ap 12.18. Atos 29 é você quem escreve.',
  ])('stays if it is from the edition or not Scripture: %s', async (text) => {
    expect(await runCheck(text)).toMatchObject({
      text,
      removed: { references: 0, quotations: 0 },
    });
  });

  it('stays if it is from the verse that the person is reading', async () => {
    const text = 'Em João 15.5 lemos: “Quem permanece ligado à videira dá muito fruto”.';
    const verse = 'Quem permanece ligado à videira dá muito fruto';
    expect((await runCheck(text, 5, verse)).text).toBe(text);
  });
});

describe('a passage that no Bible has', () => {
  it.each([
    ['Deus cuida de você (João 30.1).', 'Deus cuida de você.'],
    ['Confie: “Deus cuida de quem o busca” (João 30.1).', 'Confie.'],
    ['Confie. “Deus cuida de quem o busca” (João 30.1). Ore.', 'Confie. Ore.'],
    ['Leia João 3.16 e João 30.1.', 'Leia João 3.16.'],
    ['Leia Salmo 23, Salmo 151 e Romanos 8.', 'Leia Salmo 23 e Romanos 8.'],
    ['Leia João 30.1 e Salmo 23.', 'Leia Salmo 23.'],
    ['Deus cuida. Leia João 30.1 hoje. Descanse nele.', 'Deus cuida. Descanse nele.'],
    ['Para ler:\n• João 30.1: o amor\n• Salmo 23: o pastor', 'Para ler:\n• Salmo 23: o pastor'],
  ])('is removed from %j', async (text, shown) => {
    expect(await runCheck(text)).toMatchObject({ text: shown, removed: { references: 1 } });
  });
});

it('gives the same result for chunks of any size, and sends only checked sentences', async () => {
  const text =
    'Que bom! Confie (João 30.1). “Porque Deus amou o mundo. E deu.” Está em João 3.16.\n\nLeia:\n• Rm 8.28: o bem\n• Salmo 151: nada\n\nSalmo 23.1:\n“O Senhor é o meu\npastor. Nada me faltará.”\n\nOre: “Pai, eu confio em ti”. Amém.';
  const whole = await runCheck(text);
  expect(whole.text).toBe(
    `Que bom! Confie. “${words['João 3.16']}” Está em João 3.16.\n\nLeia:\n• Rm 8.28: o bem\n\nSalmo 23.1:\n\n\nOre: “Pai, eu confio em ti”. Amém.`,
  );
  for (const size of [1, 2, 7, 30, 500]) {
    const { sent, ...result } = await runCheck(text, size);
    expect(result).toEqual({ text: whole.text, removed: whole.removed });
    expect(sent.join('').trim()).toBe(whole.text);
    expect(sent.length).toBeGreaterThan(4);
  }
});

it('sends no leading whitespace when the first sentence is removed', async () => {
  const { text, sent } = await runCheck('Leia João 30.1.\n\nConfie. Ore.', 3);
  expect(text).toBe('Confie. Ore.');
  expect(sent.join('')).toBe(text);
});
