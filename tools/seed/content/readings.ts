import { psalms } from './readings/psalms';
import { songsOfAscents } from './readings/songs-of-ascents';
import type { ReadingText } from './texts';

const chapterOfLove: ReadingText = {
  book: '1 Coríntios',
  chapter: 13,
  chapter_text: `1 Ainda que eu falasse as línguas dos homens e dos anjos, e não tivesse caridade, seria como o metal que soa ou como o sino que tine.
2 E ainda que tivesse o dom da profecia, e conhecesse todos os mistérios e toda a ciência, e ainda que tivesse toda a fé, de maneira tal que transportasse os montes, e não tivesse caridade, nada seria.
3 E, ainda que distribuísse toda a minha fortuna para sustento dos pobres, e ainda que entregasse o meu corpo para ser queimado, e não tivesse caridade, nada me aproveitaria.
4 A caridade é sofredora, é benigna: a caridade não é invejosa: a caridade não trata com leviandade, não se ensoberbece,
5 Não trata com indecência, não busca os seus interesses, não se irrita, não suspeita mal;
6 Não folga com a injustiça, porém folga com a verdade;
7 Tudo sofre, tudo crê, tudo espera, tudo suporta.
8 A caridade nunca acaba: porém, ainda que haja profecias, serão aniquiladas: ainda que haja línguas, cessarão; ainda que haja ciência, será aniquilada;
9 Porque, em parte, conhecemos, e em parte profetizamos;
10 Mas, quando vier o que é perfeito, então o que o é em parte será aniquilado.
11 Quando eu era menino, falava como menino, sentia como menino, discorria como menino, mas, logo que cheguei a ser homem, acabei com as coisas de meninos.
12 Porque agora vemos por espelho em enigma, mas então veremos face a face: agora conheço em parte, mas então conhecerei como também sou conhecido.
13 Agora, pois, permanecem estas três: a fé, a esperança e a caridade; porém a maior destas é a caridade.`,
};

/** Sample readings, one per day in this order. */
export const readingPool: ReadingText[] = [...psalms, chapterOfLove, ...songsOfAscents];
