import type { MentorTopic } from './topic';

/** Topics on work, studies and money. */
export const workAndMoney: readonly MentorTopic[] = [
  {
    id: 'trabalho',
    title: 'trabalho',
    keywords:
      'trabalho, trabalh*, emprego, chefe, empresa, carreira, profissão, colega de trabalho, promoção, mudar de emprego, ambiente de trabalho, ética no trabalho, negócio, empreender, vocação profissional, domingo no trabalho',
    tone: 'struggle',
    references: [
      ['Colossenses 3.22-24', 'trabalhar de coração, como para o Senhor'],
      ['Gênesis 2.15', 'o trabalho como cuidado do jardim, antes da queda'],
      ['Daniel 6.1-5', 'um profissional fiel em ambiente difícil'],
    ],
    paragraph: [
      'O trabalho veio antes do pecado: cuidar do jardim era parte do paraíso.',
      'Deus se interessa pela sua segunda-feira; a planilha, a limpeza e o atendimento podem ser serviço a ele.',
      'Em ambiente difícil, Daniel mostrou dois segredos: competência que ninguém podia negar e oração que ninguém pôde parar.',
      'E trabalho não é identidade: você vale o mesmo no crachá e fora dele.',
    ],
    deeper: [
      'Com chefe ou colega complicado, separe o que você pode mudar (o seu jeito de responder, uma conversa franca) do que pode só entregar.',
      'Se pensa em mudar, ore, ouça conselheiros, faça contas e dê passos pequenos antes do salto.',
    ],
    practice:
      'Antes de começar o expediente, ore um minuto por uma pessoa de lá e escolha uma tarefa para fazer com excelência, como oferta a Deus.',
    prayer:
      'Senhor, abençoa o trabalho das minhas mãos. Dá-me sabedoria, honestidade e um coração que te sirva onde estou. Amém.',
    help: 'Em casos de assédio ou direitos negados, procure o RH, o sindicato ou um advogado trabalhista.',
  },
  {
    id: 'desemprego',
    title: 'desemprego',
    keywords:
      'desempreg*, sem emprego, sem trabalho, perdi o emprego, perdi meu emprego, fui demitid*, demissão, mandad* embora, procurando emprego, currículo, entrevista de emprego, contas atrasadas, conseguir emprego, arrumar emprego',
    tone: 'pain',
    references: [
      ['Mateus 6.31-34', 'o Pai que sabe do que precisamos'],
      ['Salmo 37.23-26', 'os passos firmados por Deus'],
      ['1 Reis 17.7-16', 'o cuidado diário na casa da viúva'],
    ],
    paragraph: [
      'Perder o emprego mexe com o bolso e também com a autoestima; é justo sentir o baque.',
      'O seu valor diante de Deus não foi demitido junto.',
      'Na casa da viúva, o azeite não encheu o depósito: bastou para cada dia, e foi assim que ela aprendeu a confiar.',
      'Procure com diligência, aceite ajuda sem vergonha e não se isole: muitas portas se abrem por meio de pessoas.',
    ],
    deeper: [
      'Dê ritmo aos dias: hora de acordar, de enviar currículos, de aprender algo e de descansar.',
      'Conte na igreja o que você sabe fazer; irmãos podem ajudar com indicação, cesta básica e oração.',
    ],
    practice:
      'Faça hoje três contatos concretos, atualize uma parte do currículo e conte a sua situação ao seu líder.',
    prayer:
      'Pai, tu conheces as minhas contas e o meu coração. Abre uma porta, provê o pão de hoje e guarda a minha esperança. Amém.',
    help: 'Veja no SINE e no CRAS da sua cidade as vagas, o seguro-desemprego e os auxílios a que você tem direito.',
  },
  {
    id: 'dinheiro',
    title: 'dinheiro e dívidas',
    keywords:
      'dinheiro, grana, financeir*, finanças, dívida*, endividad*, devendo, contas, boleto*, salário, orçamento, gast*, consumis*, cartão de crédito, nome sujo, empréstimo, avareza, rico, riqueza, ganância, prosperidade, teologia da prosperidade, investi*, bitcoin, poupar',
    tone: 'struggle',
    references: [
      ['1 Timóteo 6.6-10', 'contentamento e o perigo do amor ao dinheiro'],
      ['Provérbios 22.7', 'a dívida que tira a liberdade'],
      ['Lucas 12.13-21', 'o homem que juntou e esqueceu a alma'],
    ],
    paragraph: [
      'Dinheiro é bom servo e mau senhor, e Jesus falou dele tantas vezes porque disputa o nosso coração.',
      'Dívida tira o sono, mas tem saída: verdade sobre os números, corte do que dá, negociação e paciência.',
      'A Bíblia não promete riqueza a quem tem fé, nem diz que pobreza é falta dela; promete um Pai que cuida e ensina a repartir.',
      'Contentamento é descobrir que se tem o bastante para ser fiel hoje.',
    ],
    deeper: [
      'Anote por trinta dias tudo o que entra e sai; enxergar é metade do caminho.',
      'Cuidado com promessas de ganho rápido e com quem pede oferta em troca de bênção.',
    ],
    practice:
      'Liste hoje todas as dívidas com valor e juros, escolha a primeira a negociar e corte um gasto desta semana.',
    prayer:
      'Senhor, tudo vem de ti. Livra-me da ganância e do desespero e dá-me sabedoria para administrar e pagar o que devo. Amém.',
    help: 'Para renegociar, procure o Procon ou um mutirão de dívidas; para investir, um profissional habilitado.',
  },
  {
    id: 'dizimo',
    title: 'dízimo e ofertas',
    keywords:
      'dízimo*, dizimista, oferta*, ofertar, contribui*, dez por cento, 10%, dar dinheiro na igreja, dinheiro da igreja, malaquias, devolver o dízimo, sou obrigado a dar o dízimo, primícias',
    tone: 'question',
    references: [
      ['2 Coríntios 9.6-8', 'contribuir como propôs no coração, com alegria'],
      ['Malaquias 3.8-12', 'o chamado a Israel para trazer os dízimos'],
      ['Marcos 12.41-44', 'a pequena oferta da viúva, grande aos olhos de Jesus'],
    ],
    paragraph: [
      'Dar é um jeito de dizer, com o bolso, quem é o dono de tudo.',
      'Todos os cristãos concordam que contribuir deve ser livre, alegre, proporcional e sem negociar com Deus.',
      'Ninguém compra bênção, e ninguém deveria ser envergonhado por não poder dar.',
      'A viúva de Marcos 12 mostra que Jesus mede o amor, não a quantia.',
    ],
    deeper: [
      'É saudável que a igreja preste contas; perguntar com respeito não é falta de fé.',
      'Se há dívidas ou falta o básico em casa, converse com o seu pastor sobre por onde começar.',
    ],
    practice:
      'Ore hoje perguntando a Deus qual é a sua parte e separe, com alegria, um valor que caiba na sua realidade.',
    prayer:
      'Senhor, tudo o que tenho é teu. Livra-me do medo e da avareza e faz-me repartir com alegria. Amém.',
    views: [
      'Muitos entendem que o dízimo, anterior até à lei de Moisés, continua sendo a referência de fidelidade.',
      'Outros entendem que ele pertencia à antiga aliança, e que hoje a medida é a generosidade livre, que pode ser menos ou mais do que dez por cento.',
    ],
  },
  {
    id: 'estudos',
    title: 'juventude e estudos',
    keywords:
      'estud*, escola, faculdade, universidade, prova, provas, enem, vestibular, concurso, notas, nota baixa, reprov*, passar na prova, jovem, jovens, juventude, curso, que curso fazer, professor, tcc, aprender',
    tone: 'struggle',
    references: [
      ['1 Timóteo 4.12', 'ser exemplo mesmo sendo jovem'],
      ['Daniel 1', 'jovens fiéis e dedicados longe de casa'],
      ['Provérbios 2.1-6', 'a sabedoria que vem do Senhor'],
    ],
    paragraph: [
      'Deus leva a sério a sua idade: chamou Samuel menino, Davi adolescente, Maria ainda moça.',
      'Estudar também é servir, porque amanhã outras pessoas vão precisar do que você aprende hoje.',
      'Uma nota mostra como foi uma prova, não quem você é.',
      'Daniel e os amigos mostram que dá para ser excelente na escola e inteiro na fé.',
    ],
    deeper: [
      'Estude em blocos curtos com pausas, durma bem antes da prova e ore no começo, não só no desespero.',
      'Na faculdade, quando a fé for questionada, não se assuste: procure outros cristãos e leia bons autores.',
    ],
    practice:
      'Separe hoje trinta minutos de estudo sem celular, começando com uma oração curta: “Senhor, ajuda-me a entender e a servir com isto”.',
    prayer:
      'Senhor, dá-me clareza de mente, disciplina e paz. Que eu estude com alegria e confie a ti o resultado. Amém.',
  },
  {
    id: 'chamado',
    title: 'chamado e propósito',
    keywords:
      'chamado, chamada, propósito*, vocação, ministério pastoral, ser pastor, ser missionári*, missionári*, para que eu nasci, sentido da vida, missão da minha vida, talento*, meu ministério, seminário, teologia, o que fazer da vida',
    tone: 'question',
    references: [
      ['Efésios 2.10', 'boas obras preparadas para nós'],
      ['1 Samuel 3.1-10', 'um menino aprendendo a reconhecer a voz'],
      ['Romanos 12.1-8', 'oferecer a vida e servir com o que se tem'],
    ],
    paragraph: [
      'Antes de um chamado para fazer, há um chamado para estar: Jesus chamou os doze primeiro para ficarem com ele.',
      'O propósito raramente cai do céu pronto; costuma aparecer enquanto a gente serve no que está perto.',
      'Preste atenção em três sinais que andam juntos: aquilo que arde em você, aquilo que faz bem aos outros e aquilo que irmãos maduros confirmam.',
      'Não existe chamado pequeno quando é feito com amor.',
    ],
    deeper: [
      'Teste em escala pequena: ajude três meses num ministério e observe o fruto e a sua alegria.',
      'Se sente um chamado ao pastorado ou às missões, converse com a sua liderança; a igreja confirma e prepara.',
    ],
    practice:
      'Pergunte hoje a duas pessoas que conhecem você: “em que você vê Deus me usando?”. Anote e ore sobre as respostas.',
    prayer:
      'Senhor, fala, que eu quero ouvir. Mostra-me onde servir e dá-me alegria no lugar em que estou. Amém.',
  },
];
