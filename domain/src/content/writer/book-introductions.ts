import type { BookId } from '../../bible/books';

interface BookIntroduction {
  /** Who wrote the book for which readers, as far as known, and what it is about. */
  about: string;
  /** How to read the book, in one self-contained sentence. */
  advice: string;
}

/** Where Christians disagree about a book, the introduction says only what they share. */
export const bookIntroductions: Record<BookId, BookIntroduction> = {
  GEN: {
    about:
      'Gênesis é o livro dos começos: do mundo, das famílias, das quedas e das promessas. A tradição o liga a Moisés. Ele vai da criação até José no Egito e mostra Deus chamando Abraão para que, por meio dele, todas as famílias da terra fossem abençoadas.',
    advice:
      'Leia Gênesis como a abertura de uma grande história, reparando em como Deus permanece fiel a pessoas que nem sempre o são.',
  },
  EXO: {
    about:
      'Êxodo conta como Deus ouviu o gemido de um povo escravo e o tirou do Egito, tendo Moisés à frente. Depois da travessia do mar vêm a aliança no Sinai, os dez mandamentos e a tenda em que Deus escolhe morar no meio do povo.',
    advice:
      'Em Êxodo, repare na ordem das coisas: primeiro Deus liberta, depois ensina o povo a viver como gente livre.',
  },
  LEV: {
    about:
      'Levítico reúne as instruções dadas a Israel junto ao monte Sinai sobre ofertas, sacerdotes, pureza e festas. No centro está a pergunta de como um povo imperfeito pode viver perto do Deus santo. É nele que está o mandamento de amar o próximo como a si mesmo, que Jesus repetiu.',
    advice:
      'Levítico se lê com calma, perguntando em cada costume antigo o que ele ensinava sobre Deus e sobre o cuidado com os outros.',
  },
  NUM: {
    about:
      'Números acompanha Israel pelo deserto, do Sinai até perto da terra prometida, em cerca de quarenta anos. O nome vem das contagens do povo, mas o livro é sobretudo uma história de caminho: queixas, medos, recomeços e a paciência de Deus.',
    advice:
      'Leia Números como o diário de uma viagem longa, em que Deus não deixa de caminhar com o povo.',
  },
  DEU: {
    about:
      'Deuteronômio traz as últimas palavras de Moisés ao povo, antes da entrada na terra. Ele relembra o caminho, repete a lei para uma nova geração e pede, acima de tudo, um coração que ame a Deus. Jesus citou este livro ao ser tentado no deserto.',
    advice:
      'Em Deuteronômio, preste atenção ao verbo lembrar: a memória do que Deus fez sustenta a obediência.',
  },
  JOS: {
    about:
      'Josué conta a entrada de Israel em Canaã depois da morte de Moisés e a divisão da terra entre as tribos. Há batalhas difíceis de ler e longas listas de lugares, e ao fim de tudo o livro declara que nenhuma das boas palavras de Deus falhou.',
    advice:
      'Leia Josué procurando a fidelidade de Deus às suas promessas, e leve a ele as perguntas que as guerras do livro despertam.',
  },
  JDG: {
    about:
      'Juízes fala de um tempo sem rei, entre Josué e Samuel, em que cada um fazia o que parecia certo aos próprios olhos. O povo se afasta, sofre, clama, e Deus levanta libertadores, como Débora, Gideão e Sansão. As páginas são ásperas e não escondem a violência.',
    advice:
      'Juízes conta muita coisa que não aprova; leia-o como um espelho honesto e repare em quantas vezes Deus ouve quem clama.',
  },
  RUT: {
    about:
      'Rute é uma história pequena e delicada, passada no tempo dos juízes. Uma viúva estrangeira se recusa a abandonar a sogra, Noemi, e encontra em Belém pão, trabalho e família. Dela nasce a linhagem do rei Davi.',
    advice:
      'Em Rute, procure Deus nas gentilezas comuns: ele age por trás das cenas, por meio de gente que faz o bem.',
  },
  '1SA': {
    about:
      'O primeiro livro de Samuel conta a passagem do tempo dos juízes para o dos reis. Nele conhecemos a oração de Ana, o profeta Samuel, o rei Saul e o jovem Davi. O autor não se identifica, mas escreve com arte e sem esconder as fraquezas de ninguém.',
    advice:
      'Leia 1 Samuel com uma frase em mente: as pessoas olham a aparência, mas o Senhor olha o coração.',
  },
  '2SA': {
    about:
      'O segundo livro de Samuel acompanha o reinado de Davi: as alegrias, a promessa de Deus à sua casa, o seu grande pecado e as dores que se seguiram na família. É a vida de um rei contada sem enfeites.',
    advice:
      'Em 2 Samuel, veja como a graça de Deus encontra Davi também quando ele cai e reconhece o que fez.',
  },
  '1KI': {
    about:
      'O primeiro livro dos Reis vai dos últimos dias de Davi até o profeta Elias. Conta a sabedoria de Salomão, a construção do templo, a divisão do reino em dois e a luta contra a idolatria. Foi escrito para um povo que precisava entender a própria história.',
    advice: 'Leia 1 Reis perguntando, a cada rei, a quem pertence o seu coração.',
  },
  '2KI': {
    about:
      'O segundo livro dos Reis continua a história dos dois reinos até a queda de Samaria e de Jerusalém. Entre muitos reis infiéis aparecem Eliseu, Ezequias, Josias e gente simples que confia em Deus. O livro termina no exílio, com um sinal discreto de esperança.',
    advice:
      'Em 2 Reis, repare como a palavra de Deus não se cala, mesmo quando quase ninguém quer ouvir.',
  },
  '1CH': {
    about:
      'O primeiro livro das Crônicas reconta a história até Davi, provavelmente para quem tinha voltado do exílio. Começa com longas listas de famílias e segue com a arca, os cantores e os preparativos do templo. Era um modo de dizer ao povo: vocês têm raízes e têm futuro.',
    advice:
      'Nas listas de 1 Crônicas, leia alguns nomes em voz alta: nenhum deles foi esquecido por Deus.',
  },
  '2CH': {
    about:
      'O segundo livro das Crônicas vai de Salomão ao fim do exílio, olhando sobretudo para o reino de Judá e para o templo. Os reis são lembrados pela pergunta que mais importa ao autor: buscaram ao Senhor? A última palavra é um convite a voltar e reconstruir.',
    advice: 'Em 2 Crônicas, observe o que acontece quando alguém se humilha e busca a Deus.',
  },
  EZR: {
    about:
      'Esdras conta a volta dos exilados da Babilônia para Jerusalém, no tempo do império persa. Primeiro reconstroem o altar e o templo, com oposição e com choro; depois chega Esdras, o escriba que preparou o coração para estudar, praticar e ensinar a lei de Deus.',
    advice: 'Leia Esdras como a história de um recomeço, feito aos poucos e por muitas mãos.',
  },
  NEH: {
    about:
      'Neemias servia na corte da Pérsia quando soube que os muros de Jerusalém estavam em ruínas. O livro traz as suas memórias: a oração, a viagem, a reconstrução no meio de ameaças, o cuidado com os pobres e a leitura pública da lei.',
    advice: 'Em Neemias, repare como oração e trabalho andam juntos, quase na mesma frase.',
  },
  EST: {
    about:
      'Ester passa-se na corte da Pérsia, entre os judeus que não voltaram do exílio. Uma jovem órfã torna-se rainha e arrisca a vida para salvar o seu povo de um decreto de morte. O nome de Deus não aparece no livro, mas o seu cuidado se deixa perceber nas coincidências.',
    advice: 'Leia Ester procurando os sinais discretos de Deus onde ninguém menciona o nome dele.',
  },
  JOB: {
    about:
      'Jó é um homem justo que perde quase tudo sem saber por quê. A maior parte do livro é um longo diálogo em poesia: ele se queixa, os amigos explicam demais, e por fim Deus fala. Não sabemos quem o escreveu nem quando; sabemos que gerações de gente que sofre se reconheceram nele.',
    advice:
      'Em Jó, lembre-se de quem está falando em cada capítulo: no fim, Deus diz que os amigos não falaram bem dele, e acolhe o sofredor que ousou perguntar.',
  },
  PSA: {
    about:
      'Os Salmos são o livro de orações e cânticos de Israel, reunido ao longo de séculos; muitos trazem o nome de Davi. Há louvor, gratidão, medo, raiva, arrependimento e confiança: quase tudo o que um coração pode dizer a Deus. Jesus orou com estas palavras.',
    advice:
      'Os Salmos pedem para ser orados, não só lidos: escolha uma linha e diga-a a Deus como sua.',
  },
  PRO: {
    about:
      'Provérbios reúne a sabedoria de Israel para a vida diária, em boa parte ligada a Salomão. Os primeiros capítulos falam como pais que aconselham um filho; depois vêm ditos curtos sobre trabalho, palavras, amizade e família. Tudo começa com o temor do Senhor.',
    advice:
      'Um provérbio descreve como a vida costuma ser, não é uma garantia; leia poucos de cada vez e pense onde cabem no seu dia.',
  },
  ECC: {
    about:
      'Eclesiastes é a reflexão de um sábio que experimentou de tudo e viu como a vida passa depressa, como a névoa. A tradição pensa em Salomão. Ele faz perguntas honestas sobre trabalho, prazer, injustiça e morte, e aprende a receber cada dia como presente de Deus.',
    advice:
      'Leia Eclesiastes até o fim antes de tirar conclusões: é uma busca em voz alta, e a busca chega a algum lugar.',
  },
  SNG: {
    about:
      'Cântico dos Cânticos é uma coleção de poemas de amor entre um homem e uma mulher, ligada ao nome de Salomão. Celebra o desejo, a ternura e a fidelidade. Ao longo dos séculos, muita gente também viu nele uma imagem do amor de Deus pelo seu povo.',
    advice:
      'Leia Cântico dos Cânticos como poesia: deixe as imagens falarem, sem pressa de explicar cada uma.',
  },
  ISA: {
    about:
      'Isaías falou em Jerusalém no século VIII antes de Cristo, quando a Assíria ameaçava tudo. O livro denuncia a injustiça, anuncia juízo e, com uma beleza rara, consola um povo que conheceria o exílio. Os primeiros cristãos reconheceram Jesus em muitas de suas páginas.',
    advice:
      'Em Isaías, acompanhe o caminho do livro: da advertência ao consolo, sempre com os olhos no Deus santo.',
  },
  JER: {
    about:
      'Jeremias foi chamado ainda jovem e pregou em Judá nos anos que antecederam a destruição de Jerusalém. Chorou pelo povo, foi rejeitado e preso, e continuou falando. No meio de tanta perda, anunciou uma nova aliança, escrita no coração.',
    advice:
      'Leia Jeremias sem estranhar as suas lágrimas: ali o amor de Deus aparece ferido, e ainda assim fiel.',
  },
  LAM: {
    about:
      'Lamentações são cinco poemas de luto pela queda de Jerusalém, ligados pela tradição a Jeremias. A cidade fala como uma viúva que perdeu tudo. Bem no centro do livro, uma voz se lembra de que as misericórdias do Senhor se renovam a cada manhã.',
    advice:
      'Lamentações nos ensina a chorar diante de Deus; não é preciso apressar a esperança para que ela venha.',
  },
  EZK: {
    about:
      'Ezequiel era sacerdote e foi levado para a Babilônia com os primeiros exilados. Ali, longe do templo, viu a glória de Deus. Suas visões e seus gestos são estranhos e fortes: denunciam o pecado, choram a cidade e prometem um coração novo.',
    advice:
      'Em Ezequiel, não se prenda a cada detalhe das visões; pergunte o que elas diziam a um povo longe de casa.',
  },
  DAN: {
    about:
      'Daniel foi levado jovem para a Babilônia e serviu a vários reis sem abandonar a sua fé. A primeira metade do livro conta histórias de coragem; a segunda traz visões sobre impérios que se levantam e caem. O recado de ambas é que Deus continua reinando.',
    advice:
      'Leia Daniel buscando a fidelidade de Deus em tempos difíceis, mais do que um calendário do futuro.',
  },
  HOS: {
    about:
      'Oseias pregou no reino do norte, no século VIII antes de Cristo. O seu casamento ferido tornou-se imagem do amor de Deus por um povo infiel. O livro passa da acusação à ternura quase sem aviso, como acontece com quem ama de verdade.',
    advice: 'Em Oseias, escute a dor e a ternura de Deus na mesma voz.',
  },
  JOL: {
    about:
      'Joel fala a partir de um desastre: uma nuvem de gafanhotos que devorou a terra. Não sabemos ao certo quando viveu. Ele chama o povo a voltar de coração e anuncia o derramamento do Espírito de Deus, palavra que Pedro citou no dia de Pentecostes.',
    advice: 'Leia Joel como um chamado a voltar para um Deus que é bondoso e tardio em irar-se.',
  },
  AMO: {
    about:
      'Amós era criador de ovelhas em Tecoa quando Deus o mandou pregar no rico reino do norte, no século VIII antes de Cristo. Ele denuncia quem explora os pobres e canta hinos como se nada fosse. Termina com uma promessa de restauração.',
    advice: 'Em Amós, perceba como Deus não separa o culto da maneira de tratar os outros.',
  },
  OBA: {
    about:
      'Obadias é o livro mais curto do Antigo Testamento. Dirige-se a Edom, povo parente de Israel, que ficou olhando e se aproveitou da queda de Jerusalém. Deus viu a indiferença e promete salvação ao seu povo.',
    advice: 'Leia Obadias pensando no que significa não ficar de longe quando um irmão sofre.',
  },
  JON: {
    about:
      'Jonas recebe a ordem de pregar em Nínive, capital de um povo temido, e foge para o outro lado. A tempestade, o peixe, a cidade que se arrepende e a planta que seca contam a mesma coisa: a misericórdia de Deus é maior do que o nosso gosto.',
    advice:
      'O livro de Jonas termina com uma pergunta de Deus; leia-o deixando que ela seja para você.',
  },
  MIC: {
    about:
      'Miqueias veio do interior de Judá e pregou na mesma época de Isaías. Defendeu as famílias que perdiam a terra, anunciou juízo e esperança, e apontou Belém como o lugar de onde viria o governante de paz.',
    advice:
      'Em Miqueias, guarde o resumo que ele mesmo faz: praticar a justiça, amar a bondade e andar humildemente com Deus.',
  },
  NAM: {
    about:
      'Naum anuncia a queda de Nínive, capital da Assíria, império que havia esmagado muitos povos. É poesia forte, escrita do lado de quem sofreu. No início, lembra que o Senhor é bom e é fortaleza no dia da angústia.',
    advice: 'Leia Naum como consolo para os oprimidos: a crueldade não tem a última palavra.',
  },
  HAB: {
    about:
      'Habacuque conversa com Deus pouco antes da invasão da Babilônia. Ele pergunta até quando a injustiça vai durar, espera a resposta como um vigia na torre e termina cantando, mesmo sem figos na figueira.',
    advice: 'Em Habacuque, repare no caminho: da pergunta à espera, e da espera à alegria em Deus.',
  },
  ZEP: {
    about:
      'Sofonias pregou em Judá no tempo do rei Josias. Anuncia o dia do Senhor contra a soberba e a indiferença, e encerra com uma das imagens mais ternas da Bíblia: Deus que se alegra com o seu povo e o aquieta em seu amor.',
    advice: 'Leia Sofonias até o último capítulo: a palavra dura prepara o cântico.',
  },
  HAG: {
    about:
      'Ageu falou aos que tinham voltado do exílio e deixado a reconstrução do templo pela metade. Em poucos meses e poucas palavras, animou o povo a recomeçar, com a promessa de que Deus estava com ele.',
    advice: 'Em Ageu, pense no que ficou pela metade e na companhia de Deus para retomar.',
  },
  ZEC: {
    about:
      'Zacarias pregou junto com Ageu, depois do exílio. As suas visões noturnas animam um povo pequeno diante de uma obra grande, e os capítulos finais falam de um rei humilde e de um pastor rejeitado, textos que os Evangelhos lembram ao contar a história de Jesus.',
    advice:
      'Leia Zacarias pelas imagens principais, sem querer decifrar tudo, e escute o ânimo que elas dão.',
  },
  MAL: {
    about:
      'Malaquias fecha o Antigo Testamento em nossas Bíblias. Em forma de conversa, Deus responde a um povo desanimado, que servia por hábito e perguntava onde estava o amor dele. O livro termina olhando para a frente, à espera de quem viria preparar o caminho.',
    advice: 'Em Malaquias, escute as perguntas do povo e veja se alguma é também sua.',
  },
  MAT: {
    about:
      'Mateus apresenta Jesus como o Messias prometido a Israel, em quem as Escrituras se cumprem. A tradição o atribui ao cobrador de impostos que deixou tudo para segui-lo. O livro reúne os ensinos de Jesus em grandes discursos, como o Sermão do Monte.',
    advice: 'Em Mateus, ouça Jesus como mestre e pergunte como praticar o que ele diz.',
  },
  MRK: {
    about:
      'Marcos é o mais curto dos Evangelhos e provavelmente o primeiro a ser escrito. A tradição o liga às lembranças de Pedro. O ritmo é rápido: Jesus cura, liberta, ensina, caminha para a cruz, e os discípulos demoram a entender.',
    advice: 'Leia Marcos com a pergunta que atravessa o livro: quem é este homem?',
  },
  LUK: {
    about:
      'Lucas, companheiro de Paulo segundo a tradição, pesquisou com cuidado para escrever o seu relato. O seu Evangelho dá atenção especial aos pobres, às mulheres, aos de fora e à oração. Só nele estão o bom samaritano e o filho que volta para casa.',
    advice: 'Em Lucas, repare em quem Jesus enxerga quando ninguém mais está olhando.',
  },
  JHN: {
    about:
      'João escreve para que creiamos que Jesus é o Filho de Deus e, crendo, tenhamos vida. A tradição o atribui ao discípulo amado. Conta menos episódios que os outros Evangelhos, e os conta devagar, com conversas longas e imagens simples: água, pão, luz, pastor, videira.',
    advice: 'Leia João devagar, voltando às frases: as palavras são simples e fundas.',
  },
  ACT: {
    about:
      'Atos é a continuação do Evangelho de Lucas. Conta como a boa notícia de Jesus saiu de Jerusalém e chegou até Roma, pela força do Espírito Santo e pelo testemunho de gente como Pedro, Estêvão, Lídia e Paulo.',
    advice:
      'Em Atos, veja como Deus abre caminhos por meio de pessoas comuns, de encontros e até de portas fechadas.',
  },
  ROM: {
    about:
      'Paulo escreveu aos cristãos de Roma antes de conhecê-los. É a sua explicação mais longa do evangelho: todos precisam da graça, e a graça chegou em Jesus Cristo. Os últimos capítulos mostram essa graça na vida comum, entre pessoas que pensavam diferente.',
    advice: 'Leia Romanos aos poucos, seguindo o fio do argumento, e pare nas palavras de alegria.',
  },
  '1CO': {
    about:
      'Paulo escreve a uma igreja cheia de dons e de conflitos, numa cidade portuária e barulhenta. Responde a notícias e perguntas sobre divisões, culto, casamento e ressurreição. No centro da carta está o amor, sem o qual o resto perde o sentido.',
    advice:
      'Em 1 Coríntios, lembre-se de que lemos só um lado da conversa, e procure o que edifica a todos.',
  },
  '2CO': {
    about:
      'Esta é talvez a carta mais pessoal de Paulo. Ele se reconcilia com a igreja de Corinto, fala abertamente das suas aflições e defende um ministério sem brilho aparente. Descobriu que o poder de Deus aparece na fraqueza.',
    advice: 'Leia 2 Coríntios como o desabafo de um pastor que confia em Deus.',
  },
  GAL: {
    about:
      'Paulo escreve com urgência às igrejas da Galácia, que estavam trocando a graça por exigências. A carta defende que somos aceitos por Deus pela fé em Cristo e que essa liberdade se mostra em servir uns aos outros por amor.',
    advice:
      'Em Gálatas, repare no que Paulo entende por liberdade: não é fazer o que se quer, é amar.',
  },
  EPH: {
    about:
      'Efésios é uma carta de Paulo, escrita da prisão, e circulou provavelmente entre várias igrejas da região. A primeira metade louva o que Deus fez em Cristo, unindo pessoas que estavam separadas; a segunda ensina a viver de acordo com isso.',
    advice:
      'Leia Efésios na ordem em que foi escrita: primeiro o que recebemos, depois como viver.',
  },
  PHP: {
    about:
      'Paulo estava preso quando escreveu aos filipenses, e mesmo assim a palavra que mais volta é alegria. Ele agradece a ajuda de amigos fiéis e aponta para Jesus, que se fez servo.',
    advice: 'Em Filipenses, conte quantas vezes aparece a alegria e pergunte de onde ela vem.',
  },
  COL: {
    about:
      'Paulo escreveu aos colossenses para que não trocassem Cristo por novidades religiosas. A carta canta a grandeza de Jesus, em quem tudo se sustenta, e desce até os detalhes da casa, do trabalho e da conversa.',
    advice: 'Leia Colossenses olhando para Cristo: tudo o mais se ordena a partir dele.',
  },
  '1TH': {
    about:
      'Esta é uma das cartas mais antigas de Paulo. Ele se lembra com carinho da igreja jovem de Tessalônica, que cria no meio de perseguições, e consola os que perderam pessoas queridas com a esperança da ressurreição.',
    advice: 'Em 1 Tessalonicenses, perceba o afeto de Paulo: é assim que se anima alguém na fé.',
  },
  '2TH': {
    about:
      'Nesta segunda carta, Paulo acalma uma igreja perturbada por boatos sobre a volta do Senhor. Pede firmeza, trabalho tranquilo e oração, e lembra que Deus é fiel para guardar os seus.',
    advice: 'Leia 2 Tessalonicenses como um convite à serenidade e à perseverança.',
  },
  '1TI': {
    about:
      'É uma carta a Timóteo, jovem colaborador que cuidava da igreja em Éfeso. Traz conselhos sobre oração, ensino, liderança e cuidado com viúvas e idosos. No começo, Paulo conta a própria história como prova da misericórdia de Cristo.',
    advice: 'Em 1 Timóteo, procure o propósito dos conselhos: o amor que vem de um coração limpo.',
  },
  '2TI': {
    about:
      'Da prisão, e sentindo o fim próximo, Paulo escreve a Timóteo como a um filho. Encoraja-o a não ter vergonha, a guardar o que aprendeu e a continuar. É uma carta de despedida, cheia de nomes e de saudade.',
    advice: 'Leia 2 Timóteo como quem recebe o bastão de alguém que correu até o fim.',
  },
  TIT: {
    about:
      'Tito foi deixado em Creta para organizar as igrejas novas. A carta liga a fé ao bom procedimento: a graça de Deus, que se manifestou em Jesus, também nos educa para uma vida sensata, justa e dedicada ao bem.',
    advice: 'Em Tito, repare como a bondade de Deus vem antes das nossas boas obras.',
  },
  PHM: {
    about:
      'Esta é uma carta de um só capítulo, a Filemom, que reunia uma igreja em sua casa, em Colossos. Paulo pede que ele receba de volta Onésimo, um escravo que havia partido, e o receba já não como escravo, mas como irmão amado.',
    advice: 'Leia Filemom imaginando o momento em que os dois se olharam de novo.',
  },
  HEB: {
    about:
      'Não sabemos quem escreveu Hebreus. É quase um sermão, dirigido a cristãos cansados e tentados a desistir. Mostra que em Jesus se cumpre o que o templo e os sacrifícios anunciavam, e convida a correr com perseverança, olhando para ele.',
    advice:
      'Em Hebreus, quando as comparações com o Antigo Testamento parecerem difíceis, procure o que elas dizem de Jesus.',
  },
  JAS: {
    about:
      'Tiago, provavelmente o irmão do Senhor e líder em Jerusalém, escreve a cristãos espalhados. A carta tem o sabor de Provérbios e do Sermão do Monte: fala da língua, dos pobres, da oração e de uma fé que se vê nas atitudes.',
    advice: 'Leia Tiago pensando em gestos concretos: ele quer que a fé ganhe mãos.',
  },
  '1PE': {
    about:
      'Pedro escreve a cristãos que viviam como estrangeiros em sua própria terra e sofriam por causa da fé. Lembra-lhes a esperança viva que receberam pela ressurreição de Jesus e os ensina a responder ao mal com o bem.',
    advice: 'Em 1 Pedro, repare como a esperança muda o jeito de atravessar o sofrimento.',
  },
  '2PE': {
    about:
      'Nesta carta, que é quase um testamento, Pedro pede que os cristãos cresçam na graça e no conhecimento de Jesus, tenham cuidado com mestres enganadores e não confundam a paciência de Deus com esquecimento.',
    advice: 'Leia 2 Pedro como um convite a crescer, um passo somado ao outro.',
  },
  '1JN': {
    about:
      'João escreve a comunidades feridas por uma separação. Com frases simples, que vão e voltam como ondas, ele diz o essencial: Deus é luz, Deus é amor, e quem o conhece ama o irmão.',
    advice:
      'Em 1 João, não procure uma linha reta: o texto volta sempre ao amor, cada vez mais fundo.',
  },
  '2JN': {
    about:
      'É um bilhete do “ancião”, a tradição diz João, a uma senhora e seus filhos, talvez uma imagem para uma igreja e seus membros. Em treze versículos ele junta as duas coisas que não se separam: verdade e amor.',
    advice: 'Leia 2 João como um bilhete de família: curto, carinhoso e firme.',
  },
  '3JN': {
    about:
      'É um bilhete pessoal a Gaio, amigo querido, elogiado por hospedar irmãos que passavam pela sua cidade. A carta mostra, em poucas linhas, que a hospitalidade também é serviço ao evangelho.',
    advice: 'Em 3 João, pense nas pessoas que um dia abriram a porta para você.',
  },
  JUD: {
    about:
      'Judas, que se apresenta como irmão de Tiago, queria escrever sobre a salvação, mas precisou alertar a igreja contra pessoas que usavam a graça como desculpa. Termina com uma das bênçãos mais bonitas do Novo Testamento.',
    advice: 'Leia Judas até a bênção final: o alerta existe para que ninguém se perca.',
  },
  REV: {
    about:
      'João recebeu estas visões na ilha de Patmos e as enviou a sete igrejas que sofriam pressão e perseguição. Com imagens tiradas do Antigo Testamento, o livro mostra o que está por trás da história: o Cordeiro venceu, e Deus fará novas todas as coisas.',
    advice:
      'Apocalipse tem sido explicado de muitas maneiras; leia-o antes de tudo como louvor e consolo, com os olhos no Cordeiro.',
  },
};
