import { expect, it } from 'vitest';
import { verseText } from './verse-text';

const verse = 'Porque Deus amou o mundo de tal maneira';

it.each([
  verse,
  `${verse} João 3.16`,
  `${verse} (João 3:16)`,
  `${verse} - Jo 3.16 NVI`,
  `${verse}. João 3, 16-17 (ARA)`,
  `João 3:16 ${verse}`,
  `Jo 3.16-17 NAA – ${verse}`,
  `${verse} 1 Coríntios 13.4`,
  `${verse} Cântico dos Cânticos 2.4`,
  `Porque\u200b Deus a\u00admou o mundo de tal maneira`,
])('reads only the verse in “%s”', (written) => {
  const words = verseText(written).match(/\p{L}+/gu);
  expect(words?.join(' ')).toBe(verse);
});

it.each(['João 3.16', 'Atos', 'No ano 12', 'Saíram 70', '', 'NVI'])('leaves “%s”', (written) => {
  expect(verseText(written)).toBe(written);
});
