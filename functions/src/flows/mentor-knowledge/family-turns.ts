import type { MentorTopic } from './topic';

/** Topics on what changes the course of a family. */
export const familyTurns: readonly MentorTopic[] = [
  {
    id: 'divorcio',
    title: 'divórcio e novo casamento',
    keywords:
      'divórci*, divorci*, separação, separad*, me separar, separei, recasar, casar de novo, segundo casamento, novo casamento, desquit*, fim do casamento, ex marido, ex esposa',
    tone: 'pain',
    references: [
      ['Mateus 19.3-9', 'Jesus fala do plano de Deus e da dureza do coração'],
      ['1 Coríntios 7.10-16', 'as orientações de Paulo a casais em situações diversas'],
      ['Salmo 34.18', 'o Senhor perto de quem tem o coração quebrado'],
    ],
    paragraph: [
      'O divórcio é uma dor que quase ninguém escolhe de coração leve, e quem passa por ele precisa de cuidado, não de placa na testa.',
      'O sonho de Deus para o casamento é aliança duradoura, e a Bíblia também reconhece que há pecados e abandonos que a quebram.',
      'Se ainda há caminho seguro para a reconciliação, vale buscá-lo com ajuda; se há violência, a segurança vem primeiro.',
      'E se já aconteceu, a sua história com Deus não terminou com o seu casamento.',
    ],
    deeper: [
      'Com filhos no meio, poupe-os de tomar partido: eles têm direito de amar os dois.',
      'Decisões sobre novo casamento pedem tempo de cura, conversa com o seu pastor e paz com o passado.',
    ],
    practice:
      'Escolha hoje um cuidado concreto: conversar com o pastor, procurar um grupo de apoio ou escrever a Deus o que você ainda precisa perdoar.',
    prayer:
      'Senhor, junta os meus pedaços. Dá-me sabedoria para cada decisão, proteção aos que amo e esperança para o que vem. Amém.',
    views: [
      'Para a Igreja Católica, o matrimônio válido é indissolúvel; há separação e, em certos casos, declaração de nulidade.',
      'Muitos evangélicos aceitam divórcio e novo casamento em casos como adultério e abandono.',
      'Outros entendem que só a morte libera para novo casamento, e outros ainda são mais abertos, olhando cada história pastoralmente.',
    ],
    help: 'Guarda, pensão e partilha são assunto para advogado ou para a Defensoria Pública, que atende de graça.',
  },
  {
    id: 'adocao',
    title: 'adoção',
    keywords:
      'adoção, adot*, filho adotivo, filha adotiva, abrigo, acolhimento, órfão, órfãos, orfanato, família acolhedora, fui adotad*',
    tone: 'growth',
    references: [
      ['Romanos 8.14-17', 'adotados por Deus, chamamos o Criador de Pai'],
      ['Tiago 1.27', 'a fé que cuida dos órfãos e das viúvas'],
      ['Êxodo 2.1-10', 'Moisés, criado por quem não o gerou'],
    ],
    paragraph: [
      'A adoção está no coração do evangelho: todos nós entramos na família de Deus por ela.',
      'Por isso um filho adotado não é segunda opção; é amor que escolhe e permanece.',
      'É um caminho bonito e exigente, com uma história anterior que merece respeito e, às vezes, cura.',
      'Quem não vai adotar também pode participar: apadrinhar, visitar, apoiar famílias que acolhem.',
    ],
    deeper: [
      'Se você foi adotado e tem perguntas sobre a sua origem, elas não são ingratidão; leve-as a Deus e a quem ama você.',
      'Para quem pensa em adotar, conversem em casal e com famílias que já viveram isso antes de começar.',
    ],
    practice:
      'Procure hoje o grupo de apoio à adoção da sua cidade ou a Vara da Infância e anote os primeiros passos. Ore por uma criança que espera.',
    prayer:
      'Pai dos órfãos, obrigado por me adotares. Dá família a quem espera e coragem, amor e paciência a quem acolhe. Amém.',
    help: 'No Brasil, a adoção começa na Vara da Infância e da Juventude da sua cidade.',
  },
  {
    id: 'infertilidade',
    title: 'infertilidade e perda de um bebê',
    keywords:
      'infertil*, infértil, engravidar, não consigo engravidar, tentante, estéril, perdi meu bebê, perdi o bebê, perda gestacional, aborto espontâneo, fertilização, fiv, quero ser mãe, quero ser pai, anticoncepcional, métodos contraceptivos',
    tone: 'pain',
    references: [
      ['1 Samuel 1', 'Ana, que derramou a alma diante de Deus'],
      ['Salmo 56.8', 'Deus que guarda cada lágrima'],
      ['Romanos 8.22-27', 'o Espírito que geme conosco quando faltam palavras'],
    ],
    paragraph: [
      'Querer um filho e não conseguir, ou perder um bebê, é um luto que muitas vezes ninguém vê.',
      'Ana chorou tanto no templo que foi mal compreendida, mas Deus não a confundiu.',
      'A sua dor não é castigo, e você não vale menos por causa dela.',
      'O bebê que se foi teve um lugar no seu coração e tem um lugar no coração de Deus.',
    ],
    deeper: [
      'Proteja-se de frases feitas: você pode dizer “isso me machuca” e pode faltar ao chá de bebê.',
      'Conversem em casal: cada um vive a dor num ritmo, e o silêncio de um não é falta de amor.',
    ],
    practice:
      'Façam hoje um gesto de memória ou de entrega: uma vela, uma carta, uma oração a dois dando nome ao que dói.',
    prayer:
      'Senhor, tu vês a dor que eu carrego em silêncio. Recolhe as minhas lágrimas, sustenta-nos e dá-nos a tua paz. Amém.',
    help: 'Exames e tratamentos se decidem com o médico; um psicólogo ajuda a atravessar a espera e a perda.',
  },
  {
    id: 'gravidez',
    title: 'gravidez inesperada e aborto',
    keywords:
      'gravidez, grávida, grávido, engravidei, gravidez inesperada, gravidez indesejada, aborto, abort*, abortei, interromper a gravidez, fiz um aborto',
    tone: 'pain',
    references: [
      ['Salmo 139.13-16', 'Deus que tece a vida em segredo'],
      ['Salmo 103.8-14', 'a compaixão do Pai, que sabe do que somos feitos'],
      ['João 10.10', 'Jesus veio para dar vida plena'],
    ],
    paragraph: [
      'Se você recebeu uma notícia que assustou, respire: não precisa decidir nem contar tudo agora, e não precisa enfrentar sozinha.',
      'A fé cristã, de modo geral, vê a vida no ventre como preciosa e, justamente por isso, deve ser a primeira a acolher mãe e filho.',
      'Se houve um aborto no seu passado, saiba que a misericórdia de Deus alcança também essa história; há perdão e há consolo.',
      'Ninguém se aproxima de Jesus com o coração quebrado e é mandado embora.',
    ],
    deeper: [
      'Conte primeiro a alguém seguro, que não vá gritar; depois planejem juntos a conversa com a família.',
      'Igrejas e casas de apoio ajudam com enxoval, moradia e acompanhamento; o seu líder pode indicar.',
    ],
    practice:
      'Hoje, fale com uma pessoa de confiança e marque uma consulta na UBS, que oferece pré-natal gratuito e acolhimento.',
    prayer:
      'Senhor da vida, estou com medo e preciso de ti. Cerca-me de pessoas boas, dá-me coragem e mostra-me que não estou só. Amém.',
    help: 'Procure a UBS para cuidar da sua saúde. Se a gravidez veio de violência, o 180 e o Disque 100 orientam com sigilo.',
  },
  {
    id: 'familia-sem-fe',
    title: 'família que não compartilha a fé',
    keywords:
      'família não cristã, família não crente, marido não crente, esposa não crente, marido não é cristão, minha família não aceita, minha família não crê, conversão da família, salvação da minha família, sozinho na fé, único crente da casa, única crente da casa, perseguição em casa, marido descrente',
    tone: 'struggle',
    references: [
      ['1 Pedro 3.1-4', 'o testemunho silencioso que fala alto'],
      ['Atos 16.31-34', 'a fé que alcança uma casa inteira'],
      ['1 Coríntios 7.12-16', 'paz no lar em que só um crê'],
    ],
    paragraph: [
      'Ser o único que crê em casa é um amor com saudade dentro.',
      'Pedro aconselhou que a conduta falasse mais que o discurso: gentileza, constância, respeito.',
      'Não use a Bíblia como argumento em briga; use-a como fonte para amar melhor quem discorda.',
      'Deus ama a sua família mais do que você e trabalha em horas que você não vê.',
    ],
    deeper: [
      'Participe da vida deles: interesse-se pelo que gostam, ajude sem cobrar, celebre o que é bom.',
      'E tenha irmãos de fé por perto para não depender só da casa para ser fortalecido.',
    ],
    practice:
      'Escolha uma pessoa da família, ore por ela com nome e faça hoje um serviço concreto, sem mencionar religião.',
    prayer:
      'Senhor, alcança a minha casa. Que a minha vida seja convite e não peso, e dá-me amor para esperar. Amém.',
  },
  {
    id: 'abuso',
    title: 'abuso e relacionamento abusivo',
    keywords:
      'abus*, relacionamento abusivo, manipul*, humilh*, controlador, controladora, violência, agressiv*, gaslighting, tóxic*, relacionamento tóxico, me controla, ciúme doentio, abuso emocional, abuso espiritual, abuso psicológico, assédio',
    tone: 'pain',
    references: [
      ['Salmo 10.12-18', 'Deus vê o oprimido e toma a sua causa'],
      ['Provérbios 22.3', 'o prudente vê o perigo e se protege'],
      ['Malaquias 2.13-16', 'Deus se opõe à violência dentro de casa'],
    ],
    paragraph: [
      'O que você está descrevendo importa, e a culpa não é sua.',
      'Humilhar, controlar, ameaçar, forçar ou bater não é amor nem autoridade bíblica: é pecado, e muitas vezes é crime.',
      'Nenhum texto da Bíblia obriga você a ficar em perigo; perdoar não significa ficar perto de quem machuca.',
      'Deus está do lado de quem sofre violência, e buscar proteção é um ato de sabedoria.',
    ],
    deeper: [
      'Conte a alguém fora da situação: abuso cresce no segredo e no isolamento.',
      'Guarde mensagens e provas em lugar seguro e combine com alguém uma palavra de emergência.',
    ],
    practice:
      'Hoje, fale com uma pessoa segura e anote os números que ajudam: 180, 190 e 100. Se houver risco agora, saia de perto e ligue 190.',
    prayer:
      'Deus que me vê, protege-me. Dá-me coragem para pedir ajuda, pessoas que acreditem em mim e um lugar seguro. Amém.',
    help: 'Ligue 180 (mulheres), 100 (crianças, idosos, pessoas com deficiência e outros grupos) ou 190 (emergência). São gratuitos e funcionam 24 horas.',
  },
];
