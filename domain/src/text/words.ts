/** Like `foldText` of fold.ts, but also removes compatibility forms (`ﬁ`, `𝐚`) and invisible format characters. */
function foldLetters(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/ñ/g, 'n')
    .normalize('NFD')
    .replace(/[\p{M}\p{Cf}]/gu, '');
}

/** The words of a text, folded, with chat abbreviations expanded. */
export function normalizedWords(text: string): string[] {
  const words = foldLetters(text).match(/[a-z0-9]+/g) ?? [];
  return words.flatMap((word) => (abbreviations[word] ?? word).split(' '));
}

const lookalikes: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** `s u i c í d i o`, `m.o.r.r.e.r`: at least four separated letters. */
const spelledOut =
  /(?<![a-z0-9@$*])[a-z0-9@$*](?:[\s.,_\-|/·•]{1,3}[a-z0-9@$*](?![a-z0-9@$*])){3,}/g;

/** Folds the text and restores words that were disguised from filters: `m4t4r`, `su!cid1o`, `m o r r e r`. Numbers stay numbers. */
export function deobfuscate(text: string): string {
  return foldLetters(text)
    .replace(spelledOut, (letters) => letters.replace(/[^a-z0-9@$*]/g, ''))
    .replace(/\S+/g, (chunk) =>
      /[a-z].*[a-z]/.test(chunk)
        ? chunk.replace(
            /[013457]|@(?=[a-z])|\$(?=[a-z])|(?<=[a-z])!(?=[a-z])/g,
            (sign) => lookalikes[sign] ?? sign,
          )
        : chunk,
    );
}

const MIN_NEAR_LENGTH = 4;

/** Whether two words are one typo apart: one wrong, missing or added letter, or two adjacent letters swapped. False for short words. */
export function isNearWord(a: string, b: string): boolean {
  if (Math.min(a.length, b.length) < MIN_NEAR_LENGTH || Math.abs(a.length - b.length) > 1)
    return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  const rest = a.slice(start);
  const other = b.slice(start);
  if (a.length > b.length) return rest.slice(1) === other;
  if (a.length < b.length) return rest === other.slice(1);
  return (
    rest.slice(1) === other.slice(1) ||
    (rest[0] === other[1] && rest[1] === other[0] && rest.slice(2) === other.slice(2))
  );
}

/** Chat abbreviations, without accents. */
const abbreviations: Readonly<Record<string, string>> = {
  aki: 'aqui',
  bb: 'bebe',
  blz: 'beleza',
  c: 'com',
  cm: 'com',
  cmg: 'comigo',
  ctg: 'contigo',
  d: 'de',
  dnv: 'de novo',
  dps: 'depois',
  eh: 'e',
  fds: 'fim de semana',
  hj: 'hoje',
  kd: 'cade',
  kra: 'cara',
  mds: 'meu deus',
  mlr: 'melhor',
  msg: 'mensagem',
  msm: 'mesmo',
  mlk: 'moleque',
  namo: 'namorado',
  mt: 'muito',
  mto: 'muito',
  n: 'nao',
  naum: 'nao',
  ngm: 'ninguem',
  obg: 'obrigado',
  oq: 'o que',
  p: 'para',
  pfv: 'por favor',
  pq: 'porque',
  pra: 'para',
  pro: 'para o',
  pros: 'para os',
  q: 'que',
  qd: 'quando',
  qdo: 'quando',
  qnd: 'quando',
  qr: 'quero',
  qria: 'queria',
  qro: 'quero',
  s: 'sem',
  ta: 'esta',
  tah: 'esta',
  tao: 'estao',
  tava: 'estava',
  tb: 'tambem',
  tbm: 'tambem',
  td: 'tudo',
  tdo: 'tudo',
  tlgd: 'sabe',
  to: 'estou',
  tou: 'estou',
  vc: 'voce',
  vcs: 'voces',
  vdd: 'verdade',
  vlw: 'valeu',
  vo: 'vou',
};
