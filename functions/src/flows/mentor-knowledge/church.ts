import type { MentorTopic } from './topic';

/** Topics on belonging to a church. */
export const church: readonly MentorTopic[] = [
  {
    id: 'igreja',
    title: 'igreja e comunhão',
    keywords:
      'igreja, congreg*, culto, ir à igreja, preciso ir à igreja, escolher uma igreja, mudar de igreja, sair da igreja, comunhão, grupo pequeno, célula, membro da igreja, igreja online, culto online, irmãos da igreja, faltar ao culto, não gosto da minha igreja',
    tone: 'growth',
    references: [
      ['Hebreus 10.24-25', 'não deixar de se reunir e animar uns aos outros'],
      ['Atos 2.42-47', 'a primeira igreja: ensino, mesa, oração, partilha'],
      ['1 Coríntios 12.12-27', 'um corpo com muitos membros'],
    ],
    paragraph: [
      'Igreja não é um lugar aonde se vai, é uma família à qual se pertence.',
      'Ela nunca foi perfeita, nem no Novo Testamento, e mesmo assim é nela que Jesus escolheu nos formar.',
      'Sozinhos, a gente até acredita; juntos, aprende a amar, perdoar, servir e ser sustentado no dia ruim.',
      'Procure uma comunidade onde Cristo é o centro, a Palavra é ensinada e as pessoas se conhecem pelo nome.',
    ],
    deeper: [
      'Antes de mudar de igreja, converse com a liderança; às vezes o que falta é um grupo menor onde você seja conhecido.',
      'O culto online ajuda quem não pode ir, mas um abraço ainda não cabe na tela.',
    ],
    practice:
      'Neste domingo, chegue dez minutos antes e converse com alguém que você não conhece. Hoje, mande mensagem a um irmão que sumiu.',
    prayer:
      'Senhor, obrigado pela tua família. Cura o que nela me feriu, faz-me presente e usa-me para acolher. Amém.',
  },
  {
    id: 'ferida-com-a-igreja',
    title: 'ferida com a igreja',
    keywords:
      'ferido pela igreja, ferida pela igreja, feridas da igreja, igreja me machucou, igreja me feriu, me machucaram na igreja, decepcionado com a igreja, decepcionada com a igreja, desigrejad*, não vou mais à igreja, parei de ir à igreja, hipócrit*, hipocrisia, pastor me decepcionou, pastor caiu, escândalo, líder me humilhou, igreja tóxica, igreja abusiva, trauma de igreja',
    tone: 'pain',
    references: [
      ['Ezequiel 34.11-16', 'o próprio Deus busca as ovelhas feridas por maus pastores'],
      ['Salmo 55.12-14', 'a dor causada por quem adorava junto'],
      ['Mateus 18.15-17', 'um caminho para tratar o pecado entre irmãos'],
    ],
    paragraph: [
      'Sinto muito. Ferida de igreja dói dobrado, porque veio de onde a gente esperava cuidado.',
      'Deus não está do lado de quem usou o nome dele para ferir; em Ezequiel, ele mesmo sai para procurar as ovelhas machucadas.',
      'Você pode levar o tempo que precisar para sarar, sem largar a mão de Jesus.',
      'Quando der, talvez comece por uma mesa pequena, com um ou dois irmãos seguros, antes de voltar a um templo cheio.',
    ],
    deeper: [
      'Diferencie a falha humana comum, que pede conversa e perdão, do abuso, que pede denúncia e distância.',
      'Nem toda igreja é igual; a sua ferida merece ser ouvida por uma que saiba cuidar.',
    ],
    practice:
      'Escreva hoje o que aconteceu, sem enfeitar, e leia diante de Deus. Depois pense em um cristão de confiança que poderia apenas ouvir você.',
    prayer:
      'Jesus, tu conheces a ferida que me fizeram em teu nome. Cura-me, devolve-me a confiança e guia-me a irmãos seguros. Amém.',
    help: 'Se houve crime ou abuso, denuncie: 190, 180 ou Disque 100. Proteger as pessoas vem antes de proteger a imagem de uma igreja.',
  },
  {
    id: 'lideranca',
    title: 'liderança',
    keywords:
      'lider*, liderança, liderar, sou líder, líder de célula, liderar um grupo, autoridade espiritual, discordo do pastor, discordar do pastor, submissão ao pastor, obedecer ao pastor, meu pastor, equipe, discipul*, discipulado, mentoria',
    tone: 'growth',
    references: [
      ['Marcos 10.42-45', 'liderar é servir, à maneira de Jesus'],
      ['1 Pedro 5.1-4', 'pastorear sem dominar, sendo exemplo'],
      ['Êxodo 18.13-27', 'Moisés aprende a repartir o peso'],
    ],
    paragraph: [
      'No Reino, liderar é descer: quem vai à frente leva a toalha.',
      'As pessoas seguem menos o que o líder manda e mais o que ele é quando ninguém olha.',
      'Moisés só não desabou porque ouviu o sogro e repartiu a carga; líder que não delega adoece e deixa os outros parados.',
      'E quem lidera continua sendo ovelha, por isso precisa de descanso, de amigos e de alguém que cuide dele.',
    ],
    deeper: [
      'Conheça pelo nome, ore por nome, corrija em particular e elogie em público.',
      'Se você discorda da sua liderança, fale com ela em particular, com respeito e disposto a ouvir; autoridade saudável não tem medo de pergunta.',
    ],
    practice:
      'Ore hoje por três pessoas que você acompanha e mande a cada uma uma frase de encorajamento feita sob medida.',
    prayer:
      'Senhor, faz-me liderar como Jesus: perto, manso e fiel. Guarda o meu coração e cuida de quem me deste. Amém.',
  },
  {
    id: 'servir',
    title: 'servir',
    keywords:
      'servir, serviço, voluntári*, ministério, ajudar na igreja, onde posso servir, servir a deus, servo, louvor equipe, escala, cansei de servir, ativismo',
    tone: 'growth',
    references: [
      ['João 13.1-17', 'Jesus lava os pés dos discípulos'],
      ['1 Pedro 4.10-11', 'cada um serve com o dom que recebeu'],
      ['Lucas 10.38-42', 'Marta e Maria: servir sem perder a presença'],
    ],
    paragraph: [
      'Servir é o amor com as mangas arregaçadas.',
      'Jesus, sabendo que tinha todas as coisas nas mãos, usou-as para lavar pés.',
      'O melhor lugar para servir costuma ser o cruzamento entre uma necessidade real e algo que você faz com alegria.',
      'Mas cuidado com o ativismo: Marta servia muito e estava longe; primeiro os pés de Jesus, depois a cozinha.',
    ],
    deeper: [
      'Se cansou de servir, talvez precise de uma pausa, de ajuda ou de lembrar para quem faz.',
      'O serviço escondido, sem foto e sem aplauso, é o que mais parece com Jesus.',
    ],
    practice:
      'Pergunte hoje ao seu líder: “onde falta gente?”. Ou faça em casa uma tarefa que não é sua, em silêncio.',
    prayer:
      'Jesus, servo de todos, dá-me mãos disponíveis e um coração que serve por amor, e não por aplauso. Amém.',
  },
  {
    id: 'denominacoes',
    title: 'diferenças entre igrejas',
    keywords:
      'denominaç*, qual igreja é a certa, qual a igreja certa, igreja certa, igreja verdadeira, católic*, evangélic*, batista, presbiterian*, assembleia de deus, pentecostal, adventista, luteran*, protestante*, diferença entre católico e evangélico, maria, santos, virgem maria, imagem, imagens, rezar para santos, terço, purgatório, papa, missa',
    tone: 'question',
    references: [
      ['João 17.20-23', 'Jesus ora pela unidade dos que creem'],
      ['Efésios 4.1-6', 'um corpo, um Espírito, uma fé'],
      ['Romanos 14.1-13', 'acolher sem brigar por opiniões'],
    ],
    paragraph: [
      'Na véspera da cruz, Jesus orou para que os seus fossem um; por isso falar dessas diferenças pede carinho.',
      'O que une os cristãos é maior do que parece: um só Deus, Jesus morto e ressuscitado, as Escrituras, a graça.',
      'As diferenças são reais e algumas são importantes; dá para tê-las com convicção e sem desprezo.',
      'Procure uma igreja fiel a Cristo, onde você possa crescer e servir, e não uma que só fale mal das outras.',
    ],
    deeper: [
      'Para conhecer outra tradição, ouça o que ela diz de si mesma, e não só o que os outros dizem dela.',
      'Com familiares de outra igreja, comece pelo que compartilham e orem juntos o que conseguem orar.',
    ],
    practice:
      'Ore hoje por um cristão de outra denominação, com o nome dele, agradecendo por algo bom que você vê na sua fé.',
    prayer:
      'Senhor Jesus, tu oraste para que fôssemos um. Dá-nos convicção sem orgulho e amor sem medo. Amém.',
    views: [
      'Católicos e ortodoxos honram Maria e os santos e pedem a sua intercessão, distinguindo isso da adoração, devida só a Deus.',
      'Evangélicos honram Maria como serva fiel e exemplo, mas dirigem a oração somente a Deus, por Jesus, único mediador.',
      'Entre as igrejas evangélicas há diferenças de batismo, governo, dons e liturgia, dentro da mesma fé em Cristo.',
    ],
  },
  {
    id: 'mulheres-no-ministerio',
    title: 'mulheres no ministério',
    keywords:
      'mulher pode ser pastora, mulher pode pregar, pastora, pastoras, mulheres no ministério, mulher na igreja, ordenação de mulheres, mulher ensinar, mulher calada na igreja, mulher pode ensinar, papel da mulher',
    tone: 'question',
    references: [
      ['Gálatas 3.28', 'homens e mulheres, um em Cristo'],
      ['1 Timóteo 2.8-15', 'o texto mais debatido sobre ensino e autoridade'],
      ['Romanos 16.1-7', 'as mulheres que trabalharam com Paulo'],
    ],
    paragraph: [
      'Jesus ensinou mulheres, conversou com elas em público e confiou a elas o primeiro anúncio da ressurreição.',
      'Todos os cristãos concordam que homens e mulheres têm o mesmo valor e recebem dons do Espírito.',
      'A divergência está em quais funções de liderança a Bíblia abre a todos.',
      'É possível discordar com respeito, sem diminuir as irmãs nem desprezar quem lê de outro modo.',
    ],
    deeper: [
      'Os dois lados estudam os mesmos textos, como 1 Timóteo 2, e discutem o quanto falam de uma situação local ou de uma regra geral.',
      'Vale conhecer a posição da sua igreja e as razões dela antes de discutir.',
    ],
    practice:
      'Agradeça hoje a uma mulher que ajudou você na fé e, se tem dúvida, pergunte ao seu pastor como a sua igreja entende esse tema.',
    prayer:
      'Senhor, obrigado pelas mulheres que te serviram em toda a história. Dá à tua igreja sabedoria, respeito e lugar para os dons de todos. Amém.',
    views: [
      'Uns entendem que homens e mulheres têm igual valor e papéis complementares, e que o pastorado é reservado a homens.',
      'Outros entendem que os dons, e não o sexo, definem a função, e ordenam pastoras.',
    ],
  },
];
