import type { BookId } from '../../bible/books';

/** The kinds of chapters; the kind decides how a chapter is read. */
export const textKinds = [
  'violence',
  'story',
  'law',
  'worship',
  'list',
  'psalm',
  'wisdom',
  'love',
  'debate',
  'prophecy',
  'vision',
  'gospel',
  'parable',
  'letter',
] as const;
export type TextKind = (typeof textKinds)[number];

/** Books by the kind of most of their chapters. All other books are stories. */
const booksOfKind: Partial<Record<TextKind, string>> = {
  law: 'LEV DEU',
  psalm: 'PSA LAM',
  wisdom: 'PRO ECC',
  love: 'SNG',
  debate: 'JOB',
  prophecy: 'ISA JER EZK HOS JOL AMO OBA MIC NAM HAB ZEP HAG ZEC MAL',
  vision: 'DAN REV',
  gospel: 'MAT MRK LUK JHN',
  letter: 'ROM 1CO 2CO GAL EPH PHP COL 1TH 2TH 1TI 2TI TIT PHM HEB JAS 1PE 2PE 1JN 2JN 3JN JUD',
};

/** Chapters whose kind differs from most of their book. */
const exceptions: Partial<Record<BookId, Partial<Record<TextKind, string>>>> = {
  GEN: { violence: '19 34', list: '5 10 36' },
  EXO: { law: '20-24 34', worship: '25-31 35-40', psalm: '15' },
  LEV: { worship: '1-9 16-17 21-24', story: '10' },
  NUM: {
    violence: '16 25 31',
    list: '1-4 7 26 33-34',
    law: '5-6 15 18-19 27 30 35-36',
    worship: '8 28-29',
  },
  DEU: { violence: '20 28', story: '1-3 34', psalm: '32-33' },
  JOS: { violence: '6-8 10-11', list: '12-13 15-19 21' },
  JDG: { violence: '3-4 8-9 11-12 16 19-21', psalm: '5' },
  '1SA': { violence: '15 22 31' },
  '2SA': { violence: '3-4 11 13 18 20-21', psalm: '22' },
  '1KI': { list: '4', worship: '6-7' },
  '2KI': { violence: '9-11' },
  '1CH': { violence: '10 20', list: '1-9 12 23-27', worship: '22 28' },
  '2CH': { violence: '21-22', worship: '3-5' },
  EZR: { list: '2' },
  NEH: { list: '3 7 10-12' },
  EST: { violence: '9' },
  JOB: { story: '1-2 42', wisdom: '28 38-41' },
  ISA: { psalm: '12', story: '36-39' },
  JER: { violence: '39 41 52', story: '26-29 32 34-43 52' },
  LAM: { violence: '2 4' },
  EZK: { violence: '9 16 23', vision: '1 8-11 37-48' },
  DAN: { story: '1-6' },
  JON: { psalm: '2' },
  NAM: { violence: '2-3' },
  HAB: { psalm: '3' },
  ZEC: { vision: '1-6' },
  MAT: { story: '1-2', parable: '13 18 20 25' },
  MRK: { parable: '4' },
  LUK: { story: '1-3', parable: '8 10 12-16 18' },
  REV: { letter: '2-3' },
};

export function textKindOf(book: BookId, chapter: number): TextKind {
  const ofChapter = exceptions[book] ?? {};
  return (
    textKinds.find((kind) => includes(ofChapter[kind], chapter)) ??
    textKinds.find((kind) => booksOfKind[kind]?.split(' ').includes(book)) ??
    'story'
  );
}

function includes(chapters = '', chapter: number) {
  return chapters.split(' ').some((range) => {
    const [first = 0, last = first] = range.split('-').map(Number);
    return chapter >= first && chapter <= last;
  });
}

/** How to read a chapter of each kind; every text is true of all chapters of its kind. */
export const orientations: Record<TextKind, string[]> = {
  story: [
    'Hoje a leitura é uma narrativa. A Bíblia conta o que as pessoas fizeram, e nem tudo o que conta ela aprova: procure o que Deus faz e o que ele revela de si.',
    'Nas narrativas, os detalhes falam: quem toma a iniciativa, quem sofre, quem é esquecido e quem se lembra de Deus.',
    'Uma história da Bíblia faz parte de uma história maior. Vale perguntar o que veio antes e para onde Deus está levando o seu povo.',
    'Ninguém nestas narrativas é perfeito. O centro delas é Deus, que continua a sua obra com gente como nós.',
  ],
  law: [
    'O capítulo traz leis dadas a Israel, num tempo muito diferente do nosso. Por trás de cada regra há alguém que ela protege e um traço de Deus que ela mostra.',
    'A lei foi dada a um povo que já tinha sido libertado. Ela não é a porta de entrada do amor de Deus, e sim um modo de viver dentro dele.',
    'Jesus resumiu a lei em amar a Deus e ao próximo. Esse resumo ajuda a ler também as páginas mais difíceis.',
    'Algumas destas leis soam estranhas para nós. Antes de passar adiante, vale perguntar o que elas ensinavam àquela gente sobre justiça, cuidado e santidade.',
  ],
  worship: [
    'Capítulos sobre ofertas, sacerdotes e santuário mostram o cuidado com que Israel se aproximava de Deus. Os detalhes dizem que a adoração merece o nosso melhor.',
    'Os detalhes podem cansar, mas contam uma coisa bela: Deus quis habitar no meio do seu povo.',
    'O Novo Testamento lê estas páginas à luz de Jesus, por quem temos acesso a Deus. Elas nos ajudam a entender o que recebemos nele.',
    'No santuário muita gente trabalhava em silêncio: quem tecia, quem carregava, quem acendia a lâmpada. O serviço escondido também é culto.',
  ],
  list: [
    'A leitura traz nomes, números ou lugares. Listas assim guardavam a memória de famílias inteiras e diziam a cada uma: vocês fazem parte desta história.',
    'Não é preciso decorar nomes difíceis. Basta lembrar que por trás deles houve vidas, com alegrias e dores que Deus conheceu.',
    'Em listas como esta, às vezes uma frase curta se destaca no meio dos nomes. Procure por ela e pare ali.',
    'A fé bíblica não é uma ideia solta no ar: ela acontece em lugares, em famílias e em datas. As listas nos lembram disso.',
  ],
  psalm: [
    'A leitura é poesia e oração. Na poesia hebraica, a segunda linha costuma repetir, aprofundar ou contrastar a primeira; ler as duas juntas ajuda a entender.',
    'Orações como esta usam imagens: rocha, caminho, noite, luz. Não é preciso explicá-las todas; deixe que alguma fique com você.',
    'Aqui o coração fala a Deus sem disfarce. O que está no texto pode virar a sua oração, mesmo que hoje você sinta outra coisa.',
    'Quem não está vivendo o que este poema descreve pode orá-lo por alguém que está. É assim que o povo de Deus ora junto.',
  ],
  wisdom: [
    'Os livros de sabedoria olham a vida de perto: o trabalho, o amor, as palavras, o tempo. Não trazem fórmulas; formam o coração para escolher bem.',
    'A sabedoria bíblica começa em Deus e chega às coisas pequenas. É nelas que o caráter se forma.',
    'Textos de sabedoria conversam entre si: um anima a agir, outro aconselha a esperar. Parte da sabedoria está em saber qual deles é para hoje.',
    'Palavras assim foram guardadas para acompanhar a vida. Uma só, bem guardada, já basta.',
  ],
  debate: [
    'Estamos no meio do diálogo do livro de Jó. Vale notar quem fala em cada parte, porque nem toda resposta bonita está certa diante de quem sofre.',
    'Os amigos de Jó querem explicar a dor; Jó quer encontrar Deus nela. O livro deixa as duas vozes falarem, sem pressa.',
    'A poesia de Jó mostra que a queixa também pode ser oração: quem reclama com Deus ainda está falando com ele.',
    'O livro de Jó não nos dá uma explicação para todo sofrimento. Ele nos dá companhia, e um Deus que no fim responde.',
  ],
  prophecy: [
    'Os profetas falavam, antes de tudo, ao povo do seu tempo. Saber que havia injustiça, medo e guerras por perto ajuda a entender o tom de cada palavra.',
    'Na profecia, advertência e promessa se alternam. A advertência chama de volta; a promessa mostra para onde voltar.',
    'Os profetas usam poesia, cenas e exageros para acordar quem dorme. Procure primeiro a mensagem, depois os detalhes.',
    'Por trás das palavras duras dos profetas há um Deus que não desiste do seu povo e que se importa com os mais fracos.',
  ],
  vision: [
    'Visões falam por imagens e números cheios de sentido. Foram dadas para sustentar a esperança em tempos difíceis, não para alimentar o medo.',
    'Diante de uma visão, comece pelo que está claro: Deus reina, o mal é limitado e o povo de Deus não está abandonado.',
    'Cristãos sérios entendem de modos diferentes muitos detalhes destas páginas. O que todos podem receber é a esperança que elas dão.',
    'Muitas imagens das visões vêm de outras partes da Bíblia. Quando uma delas parecer estranha, fique com o que ela faz sentir: reverência, alerta ou consolo.',
  ],
  gospel: [
    'A leitura vem de um dos Evangelhos, que contam a vida, a morte e a ressurreição de Jesus. Olhe para ele: as palavras, os gestos, os encontros.',
    'Nos Evangelhos, repare em como as pessoas reagem a Jesus: umas se aproximam, outras se afastam, outras ainda não sabem. Onde você se encontra?',
    'Cada Evangelho foi escrito para que confiássemos em Jesus. Enquanto lê, pergunte o que esta página mostra do seu coração.',
    'Jesus viveu numa terra ocupada, entre pescadores, doentes, famílias e religiosos. Lembrar disso deixa as cenas mais vivas.',
  ],
  parable: [
    'Neste capítulo Jesus ensina com histórias e comparações. Uma parábola quer menos explicar do que acordar: entre na cena e veja com quem você se parece.',
    'Parábolas costumam ter uma surpresa. Procure o momento em que a história sai do esperado: ali está o recado.',
    'Jesus tirava as suas comparações da roça, da casa e do mercado. O Reino de Deus, dizia ele, cresce no meio das coisas comuns.',
    'Nem todo detalhe de uma parábola tem um sentido secreto. Fique com o centro dela e deixe que ele pergunte algo a você.',
  ],
  letter: [
    'A leitura é parte de uma carta. Havia pessoas, problemas e afetos de verdade do outro lado; imaginar esses primeiros leitores ajuda a entender o que se diz.',
    'Nas cartas do Novo Testamento, o que Deus fez vem antes do que nós fazemos. Procure primeiro a notícia, depois o conselho.',
    'Cartas têm um fio: uma ideia puxa a outra. Quando aparecer um “portanto” ou um “porque”, vale voltar uma linha.',
    'Estas cartas eram lidas em voz alta para a igreja reunida. Escute a de hoje como quem se senta entre irmãos.',
  ],
  violence: [
    'Este capítulo é difícil: fala de violência e morte. A Bíblia não esconde essas páginas. Leia devagar e leve a Deus as perguntas que elas despertam.',
    'A leitura de hoje é dura. Há gente que sofre nesta página, e ninguém é invisível aos olhos de Deus. Não é preciso tirar dela uma lição rápida.',
    'Páginas como esta deixam perguntas. Não é preciso respondê-las todas hoje; é possível levá-las a Deus, como fazem tantos salmos.',
    'Se esta leitura tocar numa ferida sua, não a carregue em silêncio: pare, ore e procure alguém de confiança.',
  ],
  love: [
    'Estes versos celebram o amor entre um homem e uma mulher com imagens do campo: vinhas, flores, aves, perfumes. Deixe que elas falem.',
    'Em poemas de amor, o exagero faz parte. O que se quer dizer é simples: não há ninguém como você.',
    'Alguns leem este livro como canto do amor humano; outros, também como imagem do amor de Deus. Todos concordam em que o amor é um presente.',
    'As vozes se alternam: ela, ele, os amigos. Quando a leitura parecer confusa, vale perguntar quem está falando.',
  ],
};
