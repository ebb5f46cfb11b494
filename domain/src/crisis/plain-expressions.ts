import type { CrisisKind } from './kinds';
import { toPhonetic } from './phonetic';

/** Expressions that always mean a crisis, whatever the model says. At most 80. */
const plainExpressions: Partial<Readonly<Record<CrisisKind, readonly string[]>>> = {
  overdose: [
    'tomei veneno',
    'bebi veneno',
    'tomei chumbinho',
    'tomei todos os comprimidos',
    'tomei todos os remédios de uma vez',
    'tomei uma cartela inteira',
    'engoli uma cartela inteira',
  ],
  'immediate-danger': [
    'tem um homem armado',
    'apontou uma arma para mim',
    'apontaram uma arma para mim',
    'estão atirando aqui',
    'fui sequestrada',
    'fui sequestrado',
  ],
  suicide: [
    'quero morrer',
    'queria morrer',
    'queria estar morto',
    'queria estar morta',
    'vontade de morrer',
    'prefiro morrer',
    'pensando em morrer',
    'quero me matar',
    'queria me matar',
    'vou me matar',
    'penso em me matar',
    'pensei em me matar',
    'pensando em me matar',
    'vontade de me matar',
    'tentei me matar',
    'pensando em suicídio',
    'penso em suicídio',
    'pensei em suicídio',
    'pensamentos suicidas',
    'pensamento suicida',
    'quero me suicidar',
    'vou me suicidar',
    'se eu me suicidar',
    'o meu suicídio',
    'não quero mais viver',
    'não quero viver mais',
    'não aguento mais viver',
    'acabar com a minha vida',
    'acabar com minha vida',
    'tirar a minha vida',
    'tirar minha vida',
    'tirar a minha própria vida',
    'tirar minha própria vida',
    'dar fim à minha vida',
    'quero me enforcar',
    'vou me enforcar',
    'vou me jogar da ponte',
  ],
  'child-abuse': [
    'meu pai abusa de mim',
    'meu padrasto abusa de mim',
    'meu tio abusa de mim',
    'meu avô abusa de mim',
    'meu pai me bate',
    'minha mãe me bate',
    'meu padrasto me bate',
  ],
  'sexual-violence': [
    'fui estuprada',
    'fui estuprado',
    'fui estrupada',
    'me estuprou',
    'me estupraram',
    'fui violentada',
    'fui abusada',
    'fui abusado',
    'sofri abuso sexual',
  ],
  'domestic-violence': [
    'meu marido me bate',
    'meu marido me bateu',
    'meu marido me agrediu',
    'meu marido me espancou',
    'meu namorado me bate',
    'meu namorado me bateu',
    'minha esposa me bate',
    'minha mulher me bate',
    'apanho do meu marido',
    'sofro violência doméstica',
  ],
  'self-harm': ['estou me cortando', 'voltei a me cortar', 'vontade de me cortar', 'eu me mutilo'],
};

const phonetic = (words: string) => toPhonetic(words).trim();

/** “não quero morrer”, “medo de morrer”; “quero morrer de rir”, “morrer para o pecado”, “morrer com Cristo”, “viver em pecado” are left to the model. */
const before = ['não', 'nunca', 'medo de'].map((words) => `(?<! ${phonetic(words)})`).join('');
const after = ['de', 'em pecado', 'para', 'por', 'com', 'pelo', 'pela'].map(phonetic).join('|');

const matcher = (expressions: readonly string[]) =>
  new RegExp(`${before} (?:${expressions.map(phonetic).join('|')})(?= )(?! (?:${after}) )`);

const patterns = Object.entries(plainExpressions).map(([kind, expressions]) => ({
  kind,
  pattern: matcher(expressions),
}));

/** The kinds of danger that a message names in plain words. @param text in phonetic form */
export const plainKinds = (text: string): string[] =>
  patterns.filter(({ pattern }) => pattern.test(text)).map(({ kind }) => kind);

/** Warning signs of suicide, which are always at least a concern. */
const warning = matcher([
  'quero sumir',
  'queria sumir',
  'vontade de sumir',
  'quero desaparecer',
  'queria desaparecer',
  'vontade de desaparecer',
  'não quero mais acordar',
  'não queria acordar',
  'não aguento mais a vida',
  'não aguento mais essa vida',
  'sem vontade de viver',
  'não vejo saída',
  'não tenho mais forças',
  'dar um fim em tudo',
  'da um fim em tudo',
  'sou um peso',
  'sou um fardo',
  'me odeio',
  'queromorrer',
  'kms',
]);

export const isWarning = (text: string): boolean => warning.test(text);
