import { describe, expect, it } from 'vitest';
import { formatPassage } from './passage';
import {
  findReferences,
  findUnknownReferences,
  nearestPassages,
  parseReference,
} from './references';

const found = (text: string) => findReferences(text).map(({ passage }) => formatPassage(passage));

describe('a passage in a sentence', () => {
  it.each<[text: string, ...passages: string[]]>([
    ['Jo 3.16', 'João 3.16'],
    ['João 3:16', 'João 3.16'],
    ['joão 3.16', 'João 3.16'],
    ['jo 3:16', 'João 3.16'],
    ['Leia Jo. 3.16 hoje.', 'João 3.16'],
    ['Jo 3,16', 'João 3.16'],
    ['João 3 16', 'João 3.16'],
    ['João capítulo 3', 'João 3'],
    ['João cap. 3 v. 16', 'João 3.16'],
    ['João capítulo 3 versículo 16', 'João 3.16'],
    ['João 3, versículos 16 e 17', 'João 3.16-17'],
    ['joao 3', 'João 3'],
    ['JOÃO 3', 'João 3'],
    ['Evangelho de João 3', 'João 3'],
    ['1Co 13', '1 Coríntios 13'],
    ['1 Co 13', '1 Coríntios 13'],
    ['1 Cor 13:4–7', '1 Coríntios 13.4-7'],
    ['I Coríntios 13', '1 Coríntios 13'],
    ['1ª Coríntios 13', '1 Coríntios 13'],
    ['1º Coríntios 13', '1 Coríntios 13'],
    ['1a Coríntios 13', '1 Coríntios 13'],
    ['Primeira Coríntios 13', '1 Coríntios 13'],
    ['Primeira carta aos Coríntios 13', '1 Coríntios 13'],
    ['primeira carta de Paulo aos Coríntios 13', '1 Coríntios 13'],
    ['1ª Carta aos Coríntios 13', '1 Coríntios 13'],
    ['Primeira Epístola de João 4', '1 João 4'],
    ['Primeira Epístola de São João 4.8', '1 João 4.8'],
    ['Segunda carta a Timóteo 3.16', '2 Timóteo 3.16'],
    ['Terceira João 4', '3 João 1.4'],
    ['II Tm 3', '2 Timóteo 3'],
    ['II Timóteo 3', '2 Timóteo 3'],
    ['II Crônicas 7:14', '2 Crônicas 7.14'],
    ['Segundo Reis 2', '2 Reis 2'],
    ['1Rs 19', '1 Reis 19'],
    ['1 Sm 16.7', '1 Samuel 16.7'],
    ['III João 4', '3 João 1.4'],
    ['1Jo 1.9', '1 João 1.9'],
    ['1 João 1:9', '1 João 1.9'],
    ['1Pe 5.7', '1 Pedro 5.7'],
    ['2 Tm 3.16-17', '2 Timóteo 3.16-17'],
    ['Salmo 23', 'Salmo 23'],
    ['Salmos 23', 'Salmo 23'],
    ['salmo 23 e 24', 'Salmo 23', 'Salmo 24'],
    ['Sl 119.105', 'Salmos 119.105'],
    ['Salmos 120 a 122', 'Salmos 120–122'],
    ['Salmo 1 e 2 Timóteo 3', 'Salmo 1', '2 Timóteo 3'],
    ['Fp 4.6-7', 'Filipenses 4.6-7'],
    ['Filipenses 4:6 e 7', 'Filipenses 4.6-7'],
    ['Filipenses 4.6 a 9', 'Filipenses 4.6-9'],
    ['Provérbios 3:5,6', 'Provérbios 3.5-6'],
    ['Jo 3.16,18; 4.1', 'João 3.16', 'João 3.18', 'João 4.1'],
    ['Rm 8.28, 31 e 35', 'Romanos 8.28', 'Romanos 8.31', 'Romanos 8.35'],
    ['Mt 6.9-13; Lc 11.2-4', 'Mateus 6.9-13', 'Lucas 11.2-4'],
    ['Mt 5—7', 'Mateus 5–7'],
    ['Mt 5.3-12, 14', 'Mateus 5.3-12', 'Mateus 5.14'],
    ['Gn 1.1–2.3', 'Gênesis 1.1–2.3'],
    ['Jo 3:16a', 'João 3.16'],
    ['Jo 3.16ss', 'João 3.16'],
    ['(Rm 8.28)', 'Romanos 8.28'],
    ['“Tudo coopera” — Rm 8.28.', 'Romanos 8.28'],
    ['Rm 8.28 (NVI)', 'Romanos 8.28'],
    ['Guarde Romanos 8.28 no coração', 'Romanos 8.28'],
    ['Atos 2.42', 'Atos 2.42'],
    ['Atos dos Apóstolos 2.42', 'Atos 2.42'],
    ['Cantares 2', 'Cântico dos Cânticos 2'],
    ['Cântico dos Cânticos 2.4', 'Cântico dos Cânticos 2.4'],
    ['Ct 2.4', 'Cântico dos Cânticos 2.4'],
    ['Êxodo 20', 'Êxodo 20'],
    ['exodo 20', 'Êxodo 20'],
    ['Lamentações 3.22-23', 'Lamentações 3.22-23'],
    ['lamentacoes 3:22', 'Lamentações 3.22'],
    ['Oséias 6.6', 'Oseias 6.6'],
    ['Os 6.6', 'Oseias 6.6'],
    ['Miquéias 6.8', 'Miqueias 6.8'],
    ['Habacuque 3.17', 'Habacuque 3.17'],
    ['Hc 3.17', 'Habacuque 3.17'],
    ['Naum 1.7', 'Naum 1.7'],
    ['Na 1.7', 'Naum 1.7'],
    ['Ester 2', 'Ester 2'],
    ['Jó 3', 'Jó 3'],
    ['Jó 19.25', 'Jó 19.25'],
    ['Judas 3', 'Judas 1.3'],
    ['Jd 24-25', 'Judas 1.24-25'],
    ['Filemom 6', 'Filemom 1.6'],
    ['Obadias 3', 'Obadias 1.3'],
    ['Apocalipse 3.20', 'Apocalipse 3.20'],
    ['Ap 3.20', 'Apocalipse 3.20'],
    ['Hebreus 11 mostra homens de fé', 'Hebreus 11'],
    ['Em João 3 vemos Nicodemos', 'João 3'],
    ['Leia Lucas 15 depois do almoço', 'Lucas 15'],
    ['Tg 1.5 vezes sem conta', 'Tiago 1.5'],
    ['Obadias 1-21', 'Obadias 1.1-21'],
    ['João\u200b 3.16\ufeff', 'João 3.16'],
    ['Judas 3-5', 'Judas 1.3-5'],
    ['Filemom 4 a 7', 'Filemom 1.4-7'],
    ['2 João 4-6', '2 João 1.4-6'],
    ['3 João 1–14', '3 João 1.1-14'],
    ['1 Pd 5.7', '1 Pedro 5.7'],
    ['1Pd 5.7', '1 Pedro 5.7'],
    ['IPe 5.7', '1 Pedro 5.7'],
    ['IICo 5.17', '2 Coríntios 5.17'],
    ['1ªPe 5.7', '1 Pedro 5.7'],
    ['Filip 4.13', 'Filipenses 4.13'],
    ['Filemôn 6', 'Filemom 1.6'],
    ['Filêmon 6', 'Filemom 1.6'],
    ['Efé 2.8', 'Efésios 2.8'],
    ['1 Tes 5.18', '1 Tessalonicenses 5.18'],
    ['Rm 8.28 NAA', 'Romanos 8.28'],
    ['Rm 8.28 – ARA', 'Romanos 8.28'],
  ])('is found in “%s”', (text, ...passages) => {
    expect(found(text)).toEqual(passages);
  });
});

describe('a name with a number that is not a passage', () => {
  it.each([
    'Ele tem 3 filhos',
    'Jó 3 vezes',
    'Li Jó 3 vezes',
    'as 3.16',
    'às 10.30',
    'às 10:30',
    'às 3:16 da tarde',
    'R$ 3,16',
    'por 3,50',
    'Marcos tem 5 anos',
    'Marcos, 5 anos',
    'João, 15 anos',
    'João (15)',
    'o João. 3 dias depois',
    'João: 3 pedidos',
    'Lucas 12 anos',
    'Ester 2 de maio',
    'Daniel 10h30',
    'Daniel 10 h',
    'Rute 3x',
    'Joel 2%',
    'Joel 2 por cento',
    'os 3 filhos',
    'os 6.6 milhões',
    'Os 3 filhos',
    'na 3ª feira',
    'na 1.7',
    'num 5 estrelas',
    'mal 3 minutos',
    'moro no ap 12',
    'ex 3',
    'os números 6 e 7',
    'os juízes 3',
    'fiz 2 atos 3 vezes',
    'Rua São João 3',
    'Pedro 3',
    'a 1ª vez',
    'João',
    'João 30.1',
    'João 3.99',
    'Salmo 151',
    'Judas 26',
    '12/03/2025 às 8.30',
    '',
  ])('is ignored in “%s”', (text) => {
    expect(found(text)).toEqual([]);
  });
});

it('gives the position of each reference in the text', () => {
  const text =
    'Bom dia!\nLeia Jo 3.16,18; 4.1 e também a Primeira carta aos Coríntios 13.\r\n(Sl 23)';
  const words = findReferences(text).map(({ start, end }) => text.slice(start, end));
  expect(words).toEqual(['Jo 3.16', '18', '4.1', 'Primeira carta aos Coríntios 13', 'Sl 23']);
});

it('finds references to passages that no Bible has', () => {
  const text = 'Leia João 30.1, João 3.16 e o Salmo 151.';
  const words = findUnknownReferences(text).map(({ start, end }) => text.slice(start, end));
  expect(words).toEqual(['João 30.1', 'Salmo 151']);
});

it.each(['3 João 15', 'Ap 12.18', 'Joel 4.1', 'Joel 4', 'Ml 3.19-24', 'Atos 29'])(
  'neither links %s, which is numbered differently here, nor reports it as unknown',
  (text) => {
    expect(findReferences(text)).toEqual([]);
    expect(findUnknownReferences(text)).toEqual([]);
  },
);

it.each([
  ['parentheses', `Jo 3.16 ${'('.repeat(4000)} 5`],
  ['parentheses with letters', `Jo 3.16 ${'(a'.repeat(4000)} 5`],
  ['commas and semicolons', `Jo 3.16${'\u00A0, ; '.repeat(1000)}5`],
  ['spaces', `Jo${' '.repeat(5000)}1`],
])('survives a line full of %s', (_, line) => {
  expect(() => findReferences(line)).not.toThrow();
  expect(found(`${line}\nLeia Jo 3.16.`).at(-1)).toBe('João 3.16');
});

it('finds nothing in a line with a very long gap', () => {
  expect(found(`Jo${' '.repeat(50)}1`)).toEqual([]);
  expect(found('Jo 3.16 — — — Rm 8.28')).toEqual(['João 3.16', 'Romanos 8.28']);
});

it.each<[text: string, passage: string | null]>([
  ['joao 3', 'João 3'],
  [' Fp 4.6-7 ', 'Filipenses 4.6-7'],
  ['os 6', 'Oseias 6'],
  ['na 1', 'Naum 1'],
  ['at 2', 'Atos 2'],
  ['1co 13', '1 Coríntios 13'],
  ['Provérbios 3:5,6.', 'Provérbios 3.5-6'],
  ['João 3:16 NVI', 'João 3.16'],
  ['João 3:16 (NVI)', 'João 3.16'],
  ['João 3.16 - NAA', 'João 3.16'],
  ['Ob 1-21', 'Obadias 1.1-21'],
  ['\u200bJo\u00adão 3.16\u200b', 'João 3.16'],
  ['Filip. 4.13', 'Filipenses 4.13'],
  ['1. Co 13', '1 Coríntios 13'],
  ['Mar 3', 'Marcos 3'],
  ['Abdias 3', 'Obadias 1.3'],
  ['john 3:16', 'João 3.16'],
  ['JHN 3.16', 'João 3.16'],
  ['Jn 3.16', null],
  ['leia joao 3', null],
  ['joao 3 agora', null],
  ['João 30', null],
  ['Jo 3.16; 4.1', null],
  ['João', null],
  ['', null],
])('parses %j as %j', (text, passage) => {
  const parsed = parseReference(text);
  expect(parsed && formatPassage(parsed)).toBe(passage);
});

it.each<[text: string, ...passages: string[]]>([
  ['Jn 3.16', 'João 3.16', 'Jonas 3'],
  ['jo 30', 'João 21', 'Jó 30'],
  ['João 30', 'João 21'],
  ['Salmo 151', 'Salmo 150'],
  ['Filipences 4.13', 'Filipenses 4.13'],
  ['sala 3'],
])('offers for %j the nearest passages', (text, ...passages) => {
  expect(nearestPassages(text).map(formatPassage)).toEqual(passages);
});
