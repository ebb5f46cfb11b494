import type { MentorTopic } from './topic';

/** Topics on relationships with other people, and on being loved. */
export const relationships: readonly MentorTopic[] = [
  {
    id: 'perdao',
    title: 'perdão',
    keywords:
      'perdo*, perdão, perdoar, não consigo perdoar, mágoa, mago*, ressentiment*, rancor, ofend*, ferid*, me feriu, me machucou por dentro, guardar mágoa, pedir perdão, reconcilia*, setenta vezes sete',
    tone: 'struggle',
    references: [
      ['Mateus 18.21-35', 'o servo perdoado que não quis perdoar'],
      ['Colossenses 3.13', 'perdoar como o Senhor nos perdoou'],
      ['Gênesis 50.15-21', 'José diante dos irmãos que o venderam'],
    ],
    paragraph: [
      'Perdoar não é dizer que não doeu, nem que está tudo bem.',
      'É entregar a Deus o direito de cobrar e parar de beber o veneno que era para o outro.',
      'Costuma ser um caminho, com dias em que a mágoa volta e a gente entrega de novo.',
      'Quem se lembra do quanto foi perdoado encontra uma força que não tinha sozinho.',
    ],
    deeper: [
      'Perdão depende de um; reconciliação depende de dois e precisa de arrependimento, tempo e segurança. Não confunda os dois.',
      'Se quem feriu não reconhece o mal, você ainda pode ser livre: Deus viu tudo e sabe julgar com justiça.',
    ],
    practice:
      'Escreva o que a pessoa fez e o que isso custou a você. Leia a Deus em voz alta e termine: “eu a entrego a ti, e hoje escolho não cobrar”.',
    prayer:
      'Senhor, tu me perdoaste muito. Dói, e eu te entrego esta dor e esta pessoa. Cura-me e ensina-me a perdoar um dia de cada vez. Amém.',
  },
  {
    id: 'conflitos',
    title: 'conflitos e reconciliação',
    keywords:
      'conflit*, briga, brigas, brig*, discussão, discut*, desentend*, confusão, pessoa difícil, lidar com pessoas difíceis, inimig*, me trata mal, fazer as pazes, pedir desculpas, desculp*, vizinho, chefe difícil',
    tone: 'struggle',
    references: [
      ['Mateus 18.15-17', 'falar primeiro a sós com quem ofendeu'],
      ['Romanos 12.17-21', 'no que depender de você, viver em paz'],
      ['Mateus 5.23-24', 'deixar a oferta e ir fazer as pazes'],
    ],
    paragraph: [
      'Conflito não é o fim de uma relação; muitas vezes é o começo de uma mais verdadeira.',
      'Jesus deu um caminho simples e pouco usado: ir primeiro à própria pessoa, a sós, para ganhar o irmão e não a discussão.',
      'Paulo acrescenta um limite que alivia: “no que depender de você”; a outra metade não está nas suas mãos.',
      'Pedir perdão pela sua parte, mesmo pequena, costuma abrir a porta que a razão não abre.',
    ],
    deeper: [
      'Prepare a conversa com três frases: o fato, como isso me afetou, o que eu gostaria daqui para a frente.',
      'Escolha hora, lugar e tom; por mensagem, quase tudo parece mais duro do que é.',
    ],
    practice:
      'Ore hoje pela pessoa, com o nome dela, e dê um passo de paz: um convite para conversar ou um pedido de desculpas sem “mas”.',
    prayer:
      'Deus da paz, acalma o meu coração, mostra-me a minha parte e dá-me palavras mansas. Faz de mim um pacificador. Amém.',
  },
  {
    id: 'amizade',
    title: 'amizade',
    keywords:
      'amizade, amig*, amigos verdadeiros, fazer amigos, más companhias, más amizades, influência, colegas, bullying, turma, melhor amigo, melhor amiga, amigo falso',
    tone: 'growth',
    references: [
      ['Provérbios 17.17', 'o amigo que ama em todo tempo'],
      ['1 Samuel 18.1-4', 'a amizade leal de Davi e Jônatas'],
      ['João 15.12-15', 'Jesus nos chama de amigos'],
    ],
    paragraph: [
      'Amizade é um dos presentes mais comuns e mais sagrados de Deus.',
      'Jesus não teve só alunos: teve amigos, comeu com eles, contou-lhes o que havia no coração.',
      'Amizade boa diz a verdade com carinho, torce pelo outro e permanece no dia mau.',
      'Se hoje faltam amigos assim, comece sendo um; a constância em coisas pequenas atrai.',
    ],
    deeper: [
      'Nem todo afastamento é traição: a vida muda, e dá para soltar sem rancor.',
      'Quanto às companhias que puxam para baixo, você pode amar sem acompanhar; um “nisso eu não vou” dito com paz também é testemunho.',
    ],
    practice:
      'Mande hoje uma mensagem sem motivo a um amigo: lembre algo bom que viveram e pergunte como orar por ele.',
    prayer:
      'Jesus, meu amigo, obrigado pelos amigos que me deste. Faz-me leal e presente e traz para perto quem me ajude a crescer. Amém.',
    help: 'Se há bullying, conte a um adulto de confiança e à escola; ninguém precisa aguentar isso calado.',
  },
  {
    id: 'racismo',
    title: 'racismo e preconceito',
    keywords:
      'racis*, preconceit*, discrimin*, cor da pele, negr*, pret*, xenofob*, injúria racial, cotas, intolerância, machis*, capacit*',
    tone: 'pain',
    references: [
      ['Gênesis 1.26-27', 'toda pessoa traz a imagem de Deus'],
      ['Gálatas 3.26-28', 'em Cristo caem os muros entre as pessoas'],
      ['Apocalipse 7.9-10', 'gente de toda tribo e língua diante do trono'],
    ],
    paragraph: [
      'O racismo é pecado, porque fere a imagem de Deus no outro e nega o que Cristo fez na cruz.',
      'Se você sofreu isso, sinto muito; a sua dor é legítima e a sua dignidade não depende do olhar de ninguém.',
      'O povo de Deus, na última página da Bíblia, tem todas as cores e línguas, e isso é a beleza dele.',
      'A igreja é chamada a confessar onde falhou, ouvir quem foi ferido e agir com justiça.',
    ],
    deeper: [
      'Quem não sofre esse preconceito pode começar por escutar sem se defender e por intervir quando presencia.',
      'Buscar justiça não é falta de perdão: Deus ama a justiça, e a lei existe para proteger.',
    ],
    practice:
      'Se você foi ferido, conte a alguém que vai acreditar em você. Se não, pergunte hoje a um irmão como é a experiência dele e escute até o fim.',
    prayer:
      'Pai de todos os povos, cura as feridas do preconceito, arranca-o de nós e faz da tua igreja uma casa para todos. Amém.',
    help: 'Racismo é crime no Brasil: registre boletim de ocorrência e procure a Defensoria Pública ou o Disque 100.',
  },
  {
    id: 'generosidade',
    title: 'generosidade e cuidado com os pobres',
    keywords:
      'generos*, ajudar os outros, ajudar pessoas, doar, doação, pobre*, necessitad*, morador de rua, caridade, esmola, compartilhar, repartir, justiça social, fome, compaixão, amar o próximo, próximo, samaritano, bondade',
    tone: 'growth',
    references: [
      ['Lucas 10.25-37', 'o samaritano que parou no caminho'],
      ['Mateus 25.31-46', 'Jesus escondido em quem precisa'],
      ['2 Coríntios 9.6-8', 'dar com alegria, sem obrigação'],
    ],
    paragraph: [
      'O samaritano não tinha mais tempo do que os outros; ele só deixou que a compaixão atrapalhasse a sua agenda.',
      'Generosidade começa nos olhos, reparando em quem quase ninguém repara.',
      'Jesus se identificou tanto com o faminto e o esquecido que o cuidado com eles chega até ele.',
      'Dar pouco com amor e constância costuma transformar mais do que um grande gesto isolado.',
    ],
    deeper: [
      'Pergunte antes de ajudar: “do que você precisa?”. Isso devolve dignidade.',
      'Generosidade é também de tempo, escuta, talento e perdão; todo mundo tem algo para repartir.',
    ],
    practice:
      'Escolha hoje uma pessoa com uma necessidade concreta e supra uma parte dela, em segredo, se puder.',
    prayer:
      'Senhor, abre os meus olhos para quem está à beira do caminho e as minhas mãos para repartir o que recebi. Amém.',
  },
  {
    id: 'amor-de-deus',
    title: 'amor de Deus e graça',
    keywords:
      'amor de deus, deus me ama, deus ainda me ama, será que deus me ama, graça, misericórdia, bondade de deus, deus é amor, merecer o amor de deus, filho de deus, filha de deus, amado por deus',
    tone: 'growth',
    references: [
      ['Romanos 5.6-8', 'Cristo morreu por nós quando ainda éramos pecadores'],
      ['Romanos 8.31-39', 'nada nos separa do amor de Deus'],
      ['Efésios 2.4-9', 'salvos pela graça, por meio da fé'],
    ],
    paragraph: [
      'Deus não ama uma versão melhor de você: ele ama você, hoje.',
      'O amor dele chegou antes das suas boas obras e também antes dos seus erros.',
      'Graça é isso: receber de presente o que ninguém poderia comprar, pago por Jesus.',
      'Quem descansa nesse amor muda, não para ser aceito, mas porque foi aceito.',
    ],
    deeper: [
      'Se a sua imagem de Deus é a de alguém sempre irritado, olhe para Jesus com as crianças, os doentes e os pecadores: ele mostrou o coração do Pai.',
      'A graça não diminui a seriedade do pecado; ela mostra que o amor de Deus é maior do que ele.',
    ],
    practice:
      'Leia hoje Romanos 8.31-39 devagar, colocando o seu nome nas perguntas, e fique em silêncio por dois minutos só recebendo.',
    prayer:
      'Pai, tenho dificuldade de crer que me amas assim. Derrama esse amor no meu coração e deixa-me descansar nele. Amém.',
  },
];
