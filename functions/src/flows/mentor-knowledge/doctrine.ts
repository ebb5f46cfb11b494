import type { MentorTopic } from './topic';

/** Topics on what the churches teach, and where they differ. */
export const doctrine: readonly MentorTopic[] = [
  {
    id: 'batismo',
    title: 'batismo',
    keywords:
      'batism*, batiz*, ser batizado, me batizar, batizar de novo, batizado quando bebê, batismo infantil, batismo de crianças, imersão, aspersão, rebatiz*',
    tone: 'question',
    references: [
      ['Romanos 6.3-5', 'unidos a Cristo na morte e na vida nova'],
      ['Atos 2.37-41', 'arrependimento, batismo e vida em comunidade'],
      ['Mateus 28.18-20', 'a ordem de batizar e ensinar'],
    ],
    paragraph: [
      'O batismo é a marca pública de pertencer a Jesus: com a água, a igreja conta a história de morrer e ressuscitar com ele.',
      'Todos os cristãos o recebem como ordem e presente de Cristo, e quase todos o celebram uma única vez na vida.',
      'Ele não é formatura de gente perfeita; é começo de caminhada.',
      'Se o desejo está no seu coração, fale com a sua igreja: ela prepara você com alegria.',
    ],
    deeper: [
      'Se você foi batizado quando criança e agora tem dúvidas, converse com o seu pastor antes de decidir; é uma pergunta bonita e antiga.',
      'O mais importante, em qualquer tradição, é viver o que a água disse: uma vida nova em Cristo.',
    ],
    practice:
      'Leia Romanos 6.3-11 hoje e escreva em uma frase o que significa, para você, pertencer a Jesus. Mostre-a ao seu líder.',
    prayer:
      'Jesus, eu sou teu. Ensina-me a viver como quem morreu para o pecado e ressuscitou contigo para uma vida nova. Amém.',
    views: [
      'Batistas, pentecostais e outros batizam quem já crê e professa a fé, em geral por imersão.',
      'Presbiterianos, luteranos, metodistas, anglicanos, católicos e ortodoxos batizam também os filhos dos que creem, como sinal da graça e da aliança.',
    ],
  },
  {
    id: 'ceia',
    title: 'ceia do Senhor',
    keywords:
      'ceia, santa ceia, ceia do senhor, eucaristia, comunhão do pão, pão e vinho, hóstia, tomar a ceia, participar da ceia, crianças na ceia, indignamente',
    tone: 'question',
    references: [
      ['1 Coríntios 11.23-32', 'a mesa em memória de Jesus e o autoexame'],
      ['Lucas 22.14-20', 'a última ceia'],
      ['Lucas 24.30-35', 'reconhecido no partir do pão'],
    ],
    paragraph: [
      'Na mesa, Jesus deixou algo para ver, tocar e provar, para que a gente nunca esquecesse o quanto foi amada.',
      'Ela olha para trás, para a cruz; para os lados, para os irmãos; e para a frente, para o banquete que vem.',
      'Examinar-se antes não é procurar motivo para faltar, e sim vir arrependido e confiante.',
      'A ceia não é prêmio para os fortes, é alimento para os famintos.',
    ],
    deeper: [
      'Paulo corrigiu os coríntios porque desprezavam os pobres à mesa: participar bem inclui reconciliar-se.',
      'Quem pode participar varia entre as igrejas, então pergunte com simplicidade na sua.',
    ],
    practice:
      'Antes da próxima ceia, leia Lucas 22.14-20, peça perdão a quem precisar e agradeça por nome a três irmãos da sua igreja.',
    prayer:
      'Jesus, pão da vida, obrigado pela tua mesa. Alimenta a minha fé e faz-nos um só corpo. Amém.',
    views: [
      'Católicos e ortodoxos creem que pão e vinho se tornam o corpo e o sangue de Cristo.',
      'Luteranos creem que Cristo está presente com o pão e o vinho; reformados creem numa presença espiritual real.',
      'Batistas, pentecostais e outros celebram sobretudo a memória obediente da cruz.',
    ],
  },
  {
    id: 'predestinacao',
    title: 'predestinação e livre-arbítrio',
    keywords:
      'predestina*, livre arbítrio, livre-arbítrio, eleição, eleitos, escolhidos por deus, deus escolheu, calvinis*, arminian*, soberania de deus, deus já decidiu, destino, deus escolhe quem vai ser salvo',
    tone: 'question',
    references: [
      ['Efésios 1.3-14', 'escolhidos em Cristo, para louvor da graça'],
      ['1 Timóteo 2.3-6', 'o Deus que deseja que todos sejam salvos'],
      ['Romanos 11.33-36', 'a profundidade da sabedoria de Deus'],
    ],
    paragraph: [
      'Você chegou a uma pergunta que acompanha a igreja há muitos séculos, e há gente piedosa dos dois lados.',
      'Todos concordam que a salvação começa em Deus, que ele é justo e que o convite do evangelho é sincero.',
      'A Bíblia afirma a soberania de Deus e a responsabilidade humana, muitas vezes no mesmo parágrafo.',
      'Paulo, depois de três capítulos sobre isso, terminou em adoração, e não em briga.',
    ],
    deeper: [
      'Na prática, os dois lados oram pelos perdidos, evangelizam e agradecem a Deus pela própria fé.',
      'Se o assunto tira a sua paz, olhe para Cristo: quem vem a ele não é mandado embora.',
    ],
    practice:
      'Leia Efésios 1.3-14 e anote tudo o que Deus fez ali. Ore agradecendo e, em seguida, por alguém que ainda não o conhece.',
    prayer:
      'Senhor, os teus caminhos são mais altos que os meus. Obrigado pela graça que me alcançou. Dá-me humildade e amor. Amém.',
    views: [
      'Calvinistas creem que Deus, por pura graça, escolheu desde sempre os que salvaria e lhes dá a fé.',
      'Arminianos e metodistas creem que Deus dá graça a todos e elege os que ele sabe que responderão com fé.',
      'Luteranos e católicos afirmam a graça de Deus e recusam que ele destine alguém à perdição.',
    ],
  },
  {
    id: 'volta-de-cristo',
    title: 'volta de Cristo e fim dos tempos',
    keywords:
      'volta de cristo, volta de jesus, segunda vinda, jesus vai voltar, quando jesus volta, arrebatamento, apocalipse, fim dos tempos, fim do mundo, anticristo, marca da besta, 666, milênio, tribulação, grande tribulação, sinais dos tempos, últimos dias, juízo final, chip',
    tone: 'question',
    references: [
      ['Mateus 24.36-44', 'ninguém sabe o dia, então vigiem'],
      ['1 Tessalonicenses 4.13-18', 'a vinda que consola'],
      ['Apocalipse 21.1-5', 'tudo novo, sem lágrima'],
    ],
    paragraph: [
      'O coração dessa esperança é simples: Jesus vai voltar, julgar com justiça e fazer novas todas as coisas.',
      'Ele disse claramente que ninguém sabe o dia, por isso desconfie de quem marca data.',
      'A Bíblia fala do fim para consolar e despertar, e não para apavorar.',
      'O melhor jeito de esperar é o de quem trabalha fiel, ama e mantém a lâmpada acesa.',
    ],
    deeper: [
      'O Apocalipse foi escrito para igrejas perseguidas: leia-o procurando, em cada cena, o Cordeiro que vence.',
      'Notícia assustadora não é mapa profético; leve a ansiedade a Deus e feche a tela por um tempo.',
    ],
    practice:
      'Leia 1 Tessalonicenses 4.13-18 hoje e pergunte: se Jesus voltasse nesta semana, o que eu gostaria de ter feito? Faça uma dessas coisas.',
    prayer:
      'Vem, Senhor Jesus. Enquanto esperamos, tira de nós o medo e faz-nos fiéis, amorosos e vigilantes. Amém.',
    views: [
      'Muitos evangélicos brasileiros esperam um arrebatamento da igreja antes da tribulação e, depois, um reino de mil anos.',
      'Outros creem numa única vinda, após a tribulação, antes do milênio.',
      'Outros entendem o milênio como símbolo do reinado atual de Cristo, que termina na sua volta.',
    ],
  },
  {
    id: 'morte',
    title: 'morte e o que vem depois',
    keywords:
      'morte, medo de morrer, medo da morte, depois da morte, vida após a morte, o que acontece quando morremos, para onde vamos, céu, paraíso, como é o céu, inferno, existe inferno, ressurreição, ressuscit*, reencarn*, cremação, cremad*, vou reencontrar, animais no céu, cachorro vai para o céu',
    tone: 'question',
    references: [
      ['João 11.25-26', 'Jesus, a ressurreição e a vida'],
      ['1 Coríntios 15', 'a ressurreição de Cristo e a nossa'],
      ['João 14.1-6', 'a casa do Pai'],
    ],
    paragraph: [
      'A morte nos assusta porque não fomos feitos para ela, e Jesus entrou nela para abrir uma saída do outro lado.',
      'A esperança cristã não é virar alma solta: é ressuscitar, com corpo novo, num mundo curado, junto de Deus.',
      'Quem confia em Cristo pode viver sem fingir que é imortal e sem o pavor de que tudo acaba.',
      'Sobre os detalhes, a Bíblia fala pouco; sobre quem nos espera, fala muito.',
    ],
    deeper: [
      'A Bíblia leva a sério o juízo de Deus, e o mesmo Deus não tem prazer em que alguém se perca; por isso veio buscar.',
      'Sobre enterro ou cremação, a maioria das igrejas deixa livre: Deus não depende do estado do corpo para ressuscitar.',
    ],
    practice: 'Leia João 14.1-6 hoje e conte a alguém que você ama o quanto essa pessoa importa.',
    prayer:
      'Jesus, tu venceste a morte. Tira de mim o medo, firma-me na tua promessa e ensina-me a viver bem cada dia. Amém.',
    views: [
      'A maioria dos cristãos crê que o inferno é separação consciente e eterna de Deus.',
      'Alguns creem que os que rejeitam a Deus deixam, por fim, de existir.',
      'Católicos creem ainda num purgatório, de purificação; evangélicos não encontram base para ele.',
    ],
  },
  {
    id: 'suicidio',
    title: 'suicídio',
    keywords:
      'suicídio, suicídios, suicida, suicidas, suicidou, tirou a própria vida, tirar a própria vida, prevenção do suicídio, setembro amarelo',
    tone: 'question',
    references: [
      ['1 Reis 19.4-8', 'Elias pede a morte, e Deus lhe dá descanso, pão e companhia'],
      ['Salmo 34.17-20', 'o Senhor perto de quem tem o coração quebrado'],
      ['Salmo 139.7-12', 'não há escuridão em que Deus não esteja'],
      ['Romanos 8.35-39', 'nada nos separa do amor de Deus, nem a morte'],
      ['Jonas 4', 'Deus conversa com quem não queria mais viver'],
    ],
    paragraph: [
      'A Bíblia conta de pessoas que tiraram a própria vida, como Saul e Judas, sem esconder a tragédia.',
      'Conta também de servos de Deus que pediram a morte, como Elias e Jonas, e Deus não os mandou embora: ouviu e ficou perto.',
      'A vida é presente dele e tem valor sempre, mesmo quando a dor não deixa sentir isso.',
      'Por trás de um pensamento assim costuma haver sofrimento ou doença, que pede cuidado, e não julgamento.',
    ],
    deeper: [
      'De quem morreu assim, a igreja não precisa ser juíza: podemos entregar essa pessoa a Deus, que é justo, conhece a dor inteira e é rico em misericórdia.',
      'E quem ficou precisa de companhia, mais do que de explicações.',
    ],
    practice:
      'Se você pensou em alguém, fale hoje com essa pessoa. Perguntar com carinho se ela tem pensado em morrer não põe a ideia: abre a porta para ela falar.',
    prayer:
      'Deus da vida, guarda quem hoje não vê saída, põe gente boa por perto e ensina-nos a escutar. Amém.',
  },
  {
    id: 'sofrimento',
    title: 'sofrimento',
    keywords:
      'sofr*, sofrimento, por que deus permite, por que deus deixa, por que comigo, por que eu, injustiça, tragédia, provação, provações, tribulações, luta, lutas, problema*, dor, crise, passando por dificuldades, dificuldade*, por que existe o mal, maldade no mundo, jó',
    tone: 'pain',
    references: [
      ['Jó 38-42', 'Deus responde a Jó com a sua presença'],
      ['Romanos 8.18-28', 'a criação geme, e Deus trabalha para o bem'],
      ['João 16.33', 'Jesus não esconde as aflições e dá ânimo'],
    ],
    paragraph: [
      'Não sei por que isso está acontecendo, e desconfio de respostas prontas.',
      'Jó fez as perguntas mais duras da Bíblia, e Deus não o repreendeu por perguntar: apareceu.',
      'O cristianismo não explica toda dor, mas mostra um Deus que entrou nela; a cruz é onde ele sofre por nós e conosco.',
      'E a ressurreição promete que o mal não terá a última palavra sobre a sua história.',
    ],
    deeper: [
      'Nem tudo que acontece é bom ou enviado como lição; Deus é capaz de trazer bem até do que ele mesmo chama de mal.',
      'Os amigos de Jó acertaram quando ficaram sete dias calados ao lado dele; procure gente assim.',
    ],
    practice:
      'Faça hoje uma oração de lamento: diga a Deus o que dói, o que não entende e o que pede. Termine com “mesmo assim, fico contigo”.',
    prayer:
      'Deus que conhece a dor, não entendo, mas não quero ir embora. Sustenta-me, e que o mal não tenha a última palavra. Amém.',
  },
];
