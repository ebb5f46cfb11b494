import type { ReadingText } from '../texts';

/** The songs that pilgrims sang on the road to Jerusalem. */
export const songsOfAscents: ReadingText[] = [
  {
    book: 'Salmos',
    chapter: 121,
    chapter_text: `1 Levantarei os meus olhos para os montes, de onde vem a minha salvação.
2 O meu socorro vem do Senhor, que fez o céu e a terra.
3 Não deixará vacilar o teu pé: aquele que te guarda não tosquenejará.
4 Eis que não tosquenejará nem dormirá o guarda de Israel.
5 O Senhor é quem te guarda: o Senhor é a tua sombra à tua direita.
6 O sol não te molestará de dia nem a lua de noite.
7 O Senhor te guardará de todo o mal: guardará a tua alma.
8 O Senhor guardará a tua entrada e a tua saída, desde agora e para sempre.`,
  },
  {
    book: 'Salmos',
    chapter: 122,
    chapter_text: `1 Alegrei-me quando me disseram: Vamos à casa do Senhor.
2 Os nossos pés estão dentro das tuas portas, ó Jerusalém.
3 Jerusalém está edificada como uma cidade que é compacta,
4 Onde sobem as tribos, as tribos do Senhor, até o testemunho de Israel, para darem graças ao nome do Senhor.
5 Pois ali estão os tronos do juízo, os tronos da casa de Davi.
6 Orai pela paz de Jerusalém: prosperarão aqueles que te amam.
7 Haja paz dentro de teus muros, e prosperidade dentro dos teus palácios.
8 Por causa dos meus irmãos e amigos, direi: Paz esteja em ti.
9 Por causa da casa do Senhor, nosso Deus, buscarei o teu bem.`,
  },
  {
    book: 'Salmos',
    chapter: 123,
    chapter_text: `1 A ti levanto os meus olhos, ó tu que habitas nos céus.
2 Assim como os olhos dos servos atentam para as mãos dos seus senhores, e os olhos da serva para as mãos de sua senhora, assim os nossos olhos atentam para o Senhor nosso Deus, até que tenha piedade de nós.
3 Tem piedade de nós, ó Senhor, tem piedade de nós, pois estamos assaz fartos de desprezo.
4 A nossa alma está extremamente cheia da zombaria daqueles que estão à sua vontade e com o desprezo dos soberbos.`,
  },
  {
    book: 'Salmos',
    chapter: 124,
    chapter_text: `1 Se não fora o Senhor, que esteve ao nosso lado, ora diga Israel;
2 Se não fora o Senhor, que esteve ao nosso lado, quando os homens se levantaram contra nós,
3 Eles então nos teriam engolido vivos, quando a sua ira se acendesse contra nós.
4 Então as águas teriam transbordado sobre nós, e a corrente teria passado sobre a nossa alma;
5 Então as águas altivas teriam passado sobre a nossa alma.
6 Bendito seja o Senhor, que não nos deu por presa aos seus dentes.
7 A nossa alma escapou, como um pássaro do laço dos passarinheiros; o laço quebrou-se, e nós escapamos.
8 O nosso socorro está no nome do Senhor, que fez o céu e a terra.`,
  },
  {
    book: 'Salmos',
    chapter: 126,
    chapter_text: `1 Quando o Senhor trouxe do cativeiro os que voltaram a Sião, estávamos como os que sonham.
2 Então a nossa boca se encheu do riso e a nossa língua de cântico: então se dizia entre as nações: Grandes coisas fez o Senhor a estes.
3 Grandes coisas fez o Senhor por nós, pelas quais estamos alegres.
4 Traze-nos outra vez, ó Senhor, do cativeiro, como as correntes das águas no sul.
5 Os que semeiam em lágrimas segarão com alegria.
6 Aquele que leva a preciosa semente, andando e chorando, voltará sem dúvida com alegria, trazendo consigo os seus molhos.`,
  },
  {
    book: 'Salmos',
    chapter: 127,
    chapter_text: `1 Se o Senhor não edificar a casa, em vão trabalham os que edificam: se o Senhor não guardar a cidade, em vão vigia a sentinela.
2 Inútil vos será levantar de madrugada, repousar tarde, comer o pão de dores, pois assim dá ele aos seus amados o sono.
3 Eis que os filhos são herança do Senhor, e o fruto do ventre o seu galardão.
4 Como flechas na mão de um homem valente, assim são os filhos da mocidade.
5 Bem-aventurado o homem que enche deles a sua aljava: não serão confundidos, mas falarão com os seus inimigos à porta.`,
  },
  {
    book: 'Salmos',
    chapter: 128,
    chapter_text: `1 Bem-aventurado aquele que teme ao Senhor e anda nos seus caminhos.
2 Pois comerás do trabalho das tuas mãos: feliz serás, e te irá bem.
3 A tua mulher será como a videira frutífera aos lados da tua casa, os teus filhos como plantas de oliveira à roda da tua mesa.
4 Eis que assim será abençoado o homem que teme ao Senhor.
5 O Senhor te abençoará desde Sião, e tu verás os bens de Jerusalém em todos os dias da tua vida.
6 E verás os filhos de teus filhos, e a paz sobre Israel.`,
  },
  {
    book: 'Salmos',
    chapter: 130,
    chapter_text: `1 Das profundezas a ti clamo, ó Senhor.
2 Senhor, escuta a minha voz: sejam os teus ouvidos atentos à voz das minhas súplicas.
3 Se tu, Senhor, observares as iniquidades, Senhor, quem subsistirá?
4 Porém contigo está o perdão, para que sejas temido.
5 Aguardo ao Senhor; a minha alma o aguarda, e espero na sua palavra.
6 A minha alma aguarda ao Senhor, mais do que os guardas pela manhã, mais do que aqueles que vigiam pela manhã.
7 Espere Israel no Senhor, porque no Senhor há misericórdia, e nele há abundante redenção.
8 E ele remirá a Israel de todas as suas iniquidades.`,
  },
  {
    book: 'Salmos',
    chapter: 131,
    chapter_text: `1 Senhor, o meu coração não se elevou nem os meus olhos se levantaram: não me exercito em grandes matérias, nem em coisas muito elevadas para mim.
2 Certamente que me tenho portado e sossegado como uma criança desmamada de sua mãe: a minha alma está como uma criança desmamada.
3 Espere Israel no Senhor, desde agora e para sempre.`,
  },
  {
    book: 'Salmos',
    chapter: 133,
    chapter_text: `1 Oh! quão bom e quão suave é que os irmãos habitem em união.
2 É como o óleo precioso sobre a cabeça, que desce sobre a barba, a barba de Arão, e que desce à orla dos seus vestidos.
3 Como o orvalho de Hermom e como o que desce sobre os montes de Sião, porque ali o Senhor ordena a bênção e vida para sempre.`,
  },
  {
    book: 'Salmos',
    chapter: 134,
    chapter_text: `1 Eis aqui, bendizei ao Senhor todos vós, servos do Senhor, que assistis na casa do Senhor todas as noites.
2 Levantai as vossas mãos no santuário, e bendizei ao Senhor.
3 O Senhor, que fez o céu e a terra, te abençoe desde Sião.`,
  },
];
