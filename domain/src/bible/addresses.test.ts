import { expect, it } from 'vitest';
import { passagesAt } from './addresses';
import { books } from './books';
import { formatPassage } from './passage';

it.each<[address: string, ...passages: string[]]>([
  ['JHN/3', 'João 3'],
  ['john/3', 'João 3'],
  ['1JN/4', '1 João 4'],
  ['psalms/23', 'Salmo 23'],
  ['gn/1', 'Gênesis 1'],
  ['sl/23', 'Salmo 23'],
  ['1co/13', '1 Coríntios 13'],
  ['joão/3', 'João 3'],
  ['filemon/1', 'Filemom 1.1-25'],
  ['joao', 'João 1'],
  ['joao/3.16', 'João 3.16'],
  ['joao/3:16-18', 'João 3.16-18'],
  ['joao/3/16', 'João 3.16'],
  ['joao/3/16–18', 'João 3.16-18'],
  ['joao/3/99', 'João 3'],
  ['joao/3/x', 'João 3'],
  ['joao/3.', 'João 3'],
  ['judas/3', 'Judas 1.3'],
  ['jo/3', 'Jó 3', 'João 3'],
  ['jo/30', 'Jó 30'],
  ['JHN.3', 'João 3'],
  ['1JN.4.7-8', '1 João 4.7-8'],
  ['Gen.1.1', 'Gênesis 1.1'],
  ['salmo-23', 'Salmo 23'],
  ['sl23', 'Salmo 23'],
  ['jo3.16', 'Jó 3.16', 'João 3.16'],
  ['song-of-songs/2', 'Cântico dos Cânticos 2'],
  ['1-john', '1 João 1'],
  ['joao/22'],
  ['joao/0'],
  ['joao/x'],
  ['enoque/1'],
])('at /biblia/%s', (address, ...passages) => {
  const [book = '', chapter, verse] = address.split('/');
  expect(passagesAt(book, chapter, verse).map(formatPassage)).toEqual(passages);
});

/** The codes of OSIS, in the order of the canon. */
const osis =
  'Gen Exod Lev Num Deut Josh Judg Ruth 1Sam 2Sam 1Kgs 2Kgs 1Chr 2Chr Ezra Neh Esth Job Ps Prov Eccl Song Isa Jer Lam Ezek Dan Hos Joel Amos Obad Jonah Mic Nah Hab Zeph Hag Zech Mal Matt Mark Luke John Acts Rom 1Cor 2Cor Gal Eph Phil Col 1Thess 2Thess 1Tim 2Tim Titus Phlm Heb Jas 1Pet 2Pet 1John 2John 3John Jude Rev';

/** As in English Bibles. */
const english =
  'genesis exodus leviticus numbers deuteronomy joshua judges ruth 1-samuel 2-samuel 1-kings 2-kings 1-chronicles 2-chronicles ezra nehemiah esther job psalms proverbs ecclesiastes song-of-solomon isaiah jeremiah lamentations ezekiel daniel hosea joel amos obadiah jonah micah nahum habakkuk zephaniah haggai zechariah malachi matthew mark luke john acts romans 1-corinthians 2-corinthians galatians ephesians philippians colossians 1-thessalonians 2-thessalonians 1-timothy 2-timothy titus philemon hebrews james 1-peter 2-peter 1-john 2-john 3-john jude revelation';

it.each([
  ['USFM', books.map(({ id }) => id).join(' ')],
  ['OSIS', osis],
  ['English', english],
])('finds every book by its %s code or name', (_, names) => {
  const found = names.split(' ').map((name) => passagesAt(name, '1')[0]?.book);
  expect(found).toEqual(books.map(({ id }) => id));
});
