import type { MentorTopic } from './topic';

/** Topics on living in the world as a Christian, where consciences differ. */
export const world: readonly MentorTopic[] = [
  {
    id: 'bebida',
    title: 'bebida alcoólica',
    keywords:
      'bebida, bebida alcoólica, beber, cerveja, vinho, cristão pode beber, crente pode beber, pecado beber, beber é pecado, tomar uma cerveja, champanhe, happy hour, bar, embriag*, bêbad*',
    tone: 'question',
    references: [
      ['Efésios 5.18', 'não se embriagar, mas ser cheio do Espírito'],
      ['Romanos 14.13-23', 'não fazer o irmão tropeçar'],
      ['1 Coríntios 10.31', 'comer e beber para a glória de Deus'],
    ],
    paragraph: [
      'A Bíblia é clara contra a embriaguez e fala do vinho de mais de uma forma, por isso os cristãos chegaram a práticas diferentes.',
      'O princípio que une todos é o amor: a minha liberdade para onde começa o tropeço do outro.',
      'Há boas razões para não beber: histórico na família, remédio, direção, o exemplo aos mais novos, a orientação da sua igreja.',
      'Uma pergunta honesta é: isso me deixa mais livre ou mais preso?',
    ],
    deeper: [
      'Se a sua igreja pede abstinência e você faz parte dela, respeitar isso é um gesto de amor e unidade.',
      'Se parar é difícil ou a bebida traz brigas e esquecimentos, já não é só uma questão de opinião: procure ajuda.',
    ],
    practice:
      'Leia Romanos 14.13-23 e decida, diante de Deus e sem pressa, qual é a sua prática e por quê.',
    prayer:
      'Senhor, quero ser livre e amar bem. Guia a minha consciência e ensina-me a cuidar do meu irmão. Amém.',
    views: [
      'Muitas igrejas evangélicas brasileiras recomendam ou pedem abstinência, como proteção e testemunho.',
      'Outros cristãos entendem que a Bíblia permite beber com moderação e proíbe a embriaguez.',
    ],
  },
  {
    id: 'tatuagem',
    title: 'tatuagem, roupas e costumes',
    keywords:
      'tatu*, tatuagem, piercing, brinco, maquiagem, roupa, roupas, saia, calça, vestir, modéstia, decote, biquíni, cabelo, cortar o cabelo, usos e costumes, véu, unha, joias, aparência do cristão, barba, televisão, cinema, filme*, série*, novela',
    tone: 'question',
    references: [
      ['1 Samuel 16.7', 'Deus olha para o coração'],
      ['1 Coríntios 6.19-20', 'o corpo como templo'],
      ['Romanos 14.1-8', 'convicções diferentes diante do mesmo Senhor'],
    ],
    paragraph: [
      'Nessas questões a Bíblia dá mais princípios do que listas: glorificar a Deus, respeitar o corpo, não escandalizar, não julgar.',
      'Levítico 19 proíbe marcas ligadas ao culto aos mortos, e os cristãos discordam sobre o quanto isso se aplica hoje.',
      'Deus olha para o coração, e o coração também aparece nas escolhas; as duas coisas são verdade.',
      'Antes de decidir, pergunte o porquê, espere um tempo e pense em quem pode ser afetado.',
    ],
    deeper: [
      'Se você já tem a tatuagem, está em paz: ninguém é menos filho por causa da pele.',
      'Se a sua igreja ou a sua família pedem outra coisa, conversar com respeito vale mais do que provar um ponto.',
    ],
    practice:
      'Escreva três motivos da sua escolha e leve-os a Deus com Romanos 14.1-8. Espere uma semana antes de decidir.',
    prayer:
      'Senhor, o meu corpo e o meu coração são teus. Dá-me sabedoria nas escolhas e amor por quem pensa diferente. Amém.',
    views: [
      'Alguns cristãos entendem que o corpo não deve ser marcado e que a modéstia pede costumes mais reservados.',
      'Outros entendem que são questões de consciência e cultura, e que importam a intenção e o amor.',
    ],
  },
  {
    id: 'politica',
    title: 'política',
    keywords:
      'polític*, eleição presidencial, eleições, votar, voto, em quem votar, presidente, governo, partido, esquerda, direita, lula, bolsonaro, comunis*, ideologia, deputado, corrupção, autoridades',
    tone: 'question',
    references: [
      ['1 Timóteo 2.1-4', 'orar por todos os que governam'],
      ['Romanos 13.1-7', 'o lugar das autoridades'],
      ['Miqueias 6.8', 'praticar a justiça, amar a misericórdia, andar humildemente'],
    ],
    paragraph: [
      'Não digo em quem votar: cristãos sinceros votam de formas diferentes, e a igreja é maior do que qualquer partido.',
      'A fé tem tudo a ver com a vida pública: justiça, verdade, cuidado com os pobres, defesa da vida, honestidade.',
      'Nenhum candidato é o Messias e nenhum adversário deixa de ser próximo a quem Jesus mandou amar.',
      'Se a política roubou a sua paz ou um amigo, talvez esteja ocupando um lugar que não é dela.',
    ],
    deeper: [
      'Informe-se por mais de uma fonte, confira antes de compartilhar e julgue o seu lado com o mesmo rigor com que julga o outro.',
      'Pergunte a quem discorda: “o que você teme? o que você espera?”. Costuma haver mais em comum do que parece.',
    ],
    practice:
      'Ore hoje, pelo nome, por uma autoridade de quem você gosta e por uma de quem não gosta.',
    prayer:
      'Rei dos reis, dá sabedoria e justiça a quem governa, livra-nos do ódio e faz de nós pacificadores. Amém.',
    views: [
      'Alguns cristãos dão mais peso a temas como família, vida e liberdade religiosa.',
      'Outros dão mais peso a temas como pobreza, justiça social e cuidado com a criação.',
      'Muitos procuram juntar tudo isso e nenhum partido os representa por inteiro.',
    ],
  },
  {
    id: 'ciencia',
    title: 'ciência e fé',
    keywords:
      'ciência, científic*, evolução, criação do mundo, criacionis*, darwin, big bang, dinossauro*, adão e eva, idade da terra, gênesis 1, sete dias da criação, seis dias, ciência e fé, extraterrestre*, universo',
    tone: 'question',
    references: [
      ['Salmo 19.1-6', 'os céus que contam a glória de Deus'],
      ['Gênesis 1', 'o poema da criação, boa e ordenada'],
      ['Colossenses 1.15-17', 'tudo criado por Cristo e para ele'],
    ],
    paragraph: [
      'Ciência e fé fazem perguntas diferentes ao mesmo mundo: como funciona, e de quem e para quê é.',
      'Muitos pioneiros da ciência eram cristãos que estudavam a criação como quem lê um livro do Criador.',
      'Todos os cristãos confessam que Deus criou tudo, com propósito, e que somos feitos à sua imagem.',
      'Onde discordam, é sobre o modo e o tempo, e dá para conversar disso sem medo e sem desprezo.',
    ],
    deeper: [
      'Gênesis 1 foi escrito primeiro para um povo cercado de deuses de sol e de mar: ele anuncia um só Deus, bom e livre.',
      'Se na escola parece que é preciso escolher um dos lados, saiba que há cientistas cristãos respeitados em todas as áreas.',
    ],
    practice:
      'Olhe hoje para o céu por cinco minutos, leia o Salmo 19.1-6 e agradeça por algo da criação que ainda surpreende você.',
    prayer:
      'Criador de tudo, dá-me curiosidade, humildade e um coração que te adore pelo que descobre. Amém.',
    views: [
      'Alguns creem numa criação recente, em dias de vinte e quatro horas.',
      'Outros creem numa terra antiga, com dias que representam períodos ou uma ordem literária.',
      'Outros creem que Deus criou por meio de processos longos, incluindo a evolução.',
    ],
  },
  {
    id: 'outras-religioes',
    title: 'outras religiões',
    keywords:
      'outras religiões, outra religião, religião, religiões, espírita, espiritismo, umbanda, candomblé, budis*, muçulman*, islã, islamismo, judeu*, judaísmo, testemunhas de jeová, mórmon, hindu*, todas as religiões levam a deus, amigo de outra religião, alá, buda, yoga',
    tone: 'question',
    references: [
      ['Atos 17.22-31', 'Paulo conversa com respeito em Atenas'],
      ['João 14.6', 'Jesus como caminho ao Pai'],
      ['1 Pedro 3.15-16', 'explicar a esperança com mansidão'],
    ],
    paragraph: [
      'Jesus tratou pessoas de outros povos com honra, e quem o segue não tem licença para zombar da fé de ninguém.',
      'Ao mesmo tempo, os cristãos creem que em Jesus Deus se deu a conhecer de modo único, e por isso falam dele.',
      'Convicção e respeito cabem na mesma mesa: Paulo, em Atenas, primeiro observou, depois conversou.',
      'Uma amizade verdadeira abre mais portas do que uma discussão ganha.',
    ],
    deeper: [
      'Pergunte ao seu amigo o que ele crê e escute sem preparar a resposta; depois conte, com simplicidade, quem é Jesus para você.',
      'Se parte da sua família é de outra fé, honre-a e seja firme no que crê, sem teatro.',
    ],
    practice:
      'Convide alguém de outra religião para um café e faça três perguntas sinceras sobre a vida dele. Ore por ele à noite.',
    prayer:
      'Senhor Jesus, dá-me convicção sem arrogância e amor sem medo, para que eu seja um bom vizinho e uma boa testemunha. Amém.',
    help: 'Ofender alguém por causa da religião ou da cor é crime no Brasil: o Disque 100 recebe denúncias de intolerância.',
  },
  {
    id: 'festas',
    title: 'festas e datas',
    keywords:
      'festa, festas, carnaval, halloween, natal, árvore de natal, páscoa, ovo de páscoa, festa junina, são joão, aniversário, balada, dançar, dança, reveillon, ano novo, baile, papai noel, show',
    tone: 'question',
    references: [
      ['Romanos 14.5-8', 'dias diferentes, o mesmo Senhor'],
      ['1 Coríntios 10.23-33', 'nem tudo o que é permitido edifica'],
      ['João 2.1-11', 'Jesus numa festa de casamento'],
    ],
    paragraph: [
      'Jesus gostava de mesa e foi a festa de casamento; alegria não é inimiga da fé.',
      'A Bíblia não traz uma lista de festas de hoje, mas dá boas perguntas: isso edifica, me domina, faz alguém tropeçar, dá para agradecer a Deus por isso?',
      'Há festas que viram ocasião de encontro e testemunho, e outras que pedem um “obrigado, mas não vou”.',
      'Decida com a sua consciência diante de Deus, sem medir a santidade do irmão pela agenda dele.',
    ],
    deeper: [
      'Se você vai, combine com um amigo a hora de sair e o que não vai fazer.',
      'Se não vai, crie uma alternativa alegre: um jantar, um retiro, um cinema em casa.',
    ],
    practice:
      'Pense no próximo convite, faça a ele as quatro perguntas do texto e responda hoje, com gentileza.',
    prayer:
      'Senhor da alegria, ensina-me a celebrar com o coração limpo e a dizer sim e não com paz. Amém.',
    views: [
      'Alguns cristãos evitam festas com origem ou costumes que consideram contrários à fé.',
      'Outros participam do que é cultural e inocente, dando-lhe um sentido cristão.',
    ],
  },
];
