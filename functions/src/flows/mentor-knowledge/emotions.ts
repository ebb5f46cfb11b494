import type { MentorTopic } from './topic';

/** Topics on painful emotions. */
export const emotions: readonly MentorTopic[] = [
  {
    id: 'ansiedade',
    title: 'ansiedade',
    keywords:
      'ansi*, preocup*, nervos*, aflit*, afliç*, angusti*, agonia, crise de ansiedade, crise de pânico, ataque de pânico, pânico, coração acelerado, aperto no peito, cabeça não para, medo do futuro, medo do amanhã, sobrecarga de pensamentos, estress*, tensa, tenso, inquiet*',
    tone: 'pain',
    references: [
      ['Filipenses 4.6-7', 'trocar a ansiedade por oração e receber uma paz que guarda o coração'],
      ['Mateus 6.25-34', 'o Pai que cuida dos pássaros e sabe do que você precisa'],
      ['1 Pedro 5.7', 'lançar sobre Deus o que pesa, porque ele tem cuidado de você'],
    ],
    paragraph: [
      'A ansiedade costuma morar no amanhã: ela pede que você resolva hoje o que ainda nem chegou.',
      'Jesus não despreza quem se preocupa; ele olha para os pássaros, para as flores, e lembra que o Pai conhece cada necessidade.',
      'A Bíblia não manda fingir calma: ela convida a transformar cada preocupação em conversa com Deus, com nome e tudo.',
      'A paz que vem daí nem sempre muda logo a situação, mas guarda o coração enquanto a situação não muda.',
    ],
    deeper: [
      'Ajuda separar o que está nas suas mãos hoje, e agir nisso, do que não está, e entregar isso a Deus quantas vezes for preciso.',
      'Entregar não é uma decisão única: é um exercício que se repete, como quem aprende a soltar os ombros.',
    ],
    practice:
      'Escreva três preocupações de hoje. Ao lado de cada uma, anote “posso agir” ou “preciso entregar”. Faça uma coisa da primeira lista e ore pela segunda.',
    prayer:
      'Senhor, tu conheces o que me tira o sono. Entrego a ti o que não consigo controlar. Dá-me força para o passo de hoje e guarda o meu coração com a tua paz. Amém.',
    help: 'Se as crises são fortes, frequentes ou travam a sua rotina, procure também um psicólogo ou médico: pedir ajuda não é falta de fé.',
  },
  {
    id: 'medo',
    title: 'medo',
    keywords:
      'medo*, pavor, terror, assustad*, receio, insegur*, covard*, coragem, corajos*, apavorad*, temo, fobia',
    tone: 'pain',
    references: [
      ['Isaías 41.10', 'Deus promete estar perto, fortalecer e segurar pela mão'],
      ['Salmo 27', 'confiança de quem é perseguido e mesmo assim não se apaga'],
      ['2 Timóteo 1.7', 'o Espírito que nos dá força, amor e equilíbrio'],
    ],
    paragraph: [
      'Sentir medo não faz de você alguém sem fé; gente de muita fé na Bíblia também tremeu.',
      'O que muda é a quem você leva o medo: quando ele é dito em voz alta diante de Deus, perde o poder de mandar em segredo.',
      'Repare que Deus quase nunca responde ao medo com uma explicação; ele responde com a própria presença.',
      'Coragem, na Bíblia, é dar o próximo passo de mãos dadas com ele, ainda com o coração acelerado.',
    ],
    deeper: [
      'Tente dar nome ao medo: medo de perder, de falhar, de ficar só, de ser visto. Cada um pede um cuidado diferente.',
      'Depois pergunte: que parte disso é perigo real, que pede prudência, e que parte é imaginação, que pede descanso?',
    ],
    practice:
      'Escolha a menor atitude que o medo tem adiado e faça-a hoje, começando com uma oração de uma frase: “Senhor, vem comigo”.',
    prayer:
      'Pai, tu vês o que me assusta. Fica perto de mim, segura a minha mão e dá-me coragem para o próximo passo. Em nome de Jesus, amém.',
  },
  {
    id: 'tristeza',
    title: 'tristeza e desânimo',
    keywords:
      'trist*, desanim*, desânimo, abatid*, chor*, desmotivad*, sem vontade de nada, sem ânimo, vazio, vazia, vazio por dentro, não estou bem, não tô bem, dia difícil, semana difícil, dias difíceis, estou mal, tô mal, me sinto mal, coração pesado, deprê, baixo astral, melancol*, me sinto péssim*, desencoraj*, consolo',
    tone: 'pain',
    references: [
      ['Salmo 42', 'uma alma abatida que conversa consigo mesma e volta a esperar em Deus'],
      ['Salmo 34.18', 'o Senhor que fica perto de quem tem o coração quebrado'],
      ['1 Reis 19.1-18', 'Elias exausto, cuidado por Deus com comida, sono e uma voz suave'],
    ],
    paragraph: [
      'Obrigado por dizer como você está; tem dia em que só admitir isso já é um passo.',
      'A tristeza não espanta a Deus: boa parte dos Salmos foi escrita por gente chorando, e ele quis essas orações na Bíblia.',
      'Quando Elias desabou, Deus não deu bronca: deu pão, água, descanso e, só depois, uma conversa.',
      'Você pode se aproximar como está, sem arrumar o rosto antes.',
    ],
    deeper: [
      'Às vezes a tristeza tem um motivo claro; às vezes ela é o corpo avisando que faltou sono, gente por perto ou descanso.',
      'Conte a Deus com suas palavras e conte também a uma pessoa de confiança: carregar sozinho cansa em dobro.',
    ],
    practice:
      'Faça hoje três cuidados simples: coma algo bom, tome um pouco de sol ou caminhe dez minutos, e mande mensagem para alguém que ama você.',
    prayer:
      'Senhor, o meu coração está pesado. Fica perto de mim, cuida do que eu não sei nem explicar e devolve, aos poucos, a alegria. Amém.',
    help: 'Se a tristeza dura mais de duas semanas ou tira o gosto de tudo, converse com um médico ou psicólogo; a UBS do seu bairro é um bom começo.',
  },
  {
    id: 'depressao',
    title: 'depressão',
    keywords:
      'depress*, depressão, deprimid*, antidepressiv*, remédio para depressão, tratamento psicológico, psicólog*, psiquiatr*, terapia, terapeuta, transtorno, bipolar*, saúde mental, diagnóstico de depressão, crente com depressão',
    tone: 'pain',
    references: [
      ['Salmo 88', 'uma oração escura do começo ao fim, e ainda assim oração'],
      ['1 Reis 19.4-8', 'Deus cuida do corpo exausto de Elias antes de falar com ele'],
      ['Mateus 11.28-30', 'Jesus chama os cansados e oferece descanso'],
    ],
    paragraph: [
      'A depressão é uma doença, e adoecer não é pecado nem falta de fé.',
      'Homens e mulheres de Deus passaram por noites longas, e Deus não se afastou deles por isso.',
      'Ele costuma cuidar por muitas mãos: a oração da igreja, o abraço dos amigos, o psicólogo, o médico e, quando preciso, o remédio.',
      'Nos dias em que você não consegue orar, deixe que outros orem por você: a fé da família de Deus sustenta quem não tem força.',
    ],
    deeper: [
      'Não pare nem mude remédio por conta própria, nem por conselho de alguém da igreja: isso se decide com quem receitou.',
      'E trate-se com a mesma paciência que você teria com alguém que ama: recuperar-se leva tempo, com dias bons e dias ruins.',
    ],
    practice:
      'Conte hoje a uma pessoa de confiança como você está de verdade e, se ainda não tem acompanhamento, marque uma consulta na UBS ou com um psicólogo.',
    prayer:
      'Senhor, mesmo quando não sinto nada, creio que não me deixaste. Cuida de mim pelas mãos que me ajudam e acende, devagar, a luz de novo. Amém.',
    help: 'Quem cuida da depressão é profissional de saúde: UBS, CAPS, psicólogo ou psiquiatra. E o CVV, no 188, escuta de graça 24 horas por dia.',
  },
  {
    id: 'solidao',
    title: 'solidão',
    keywords:
      'solid*, sozinh*, isolad*, isolament*, abandonad*, abandono, ninguém me entende, ninguém liga para mim, sem amigos, não tenho amigos, não tenho ninguém, esquecid*, excluíd*, rejeitad*, rejeição',
    tone: 'pain',
    references: [
      ['Salmo 139.1-12', 'não há lugar onde a presença de Deus não alcance'],
      ['Salmo 68.5-6', 'Deus dá família a quem está só'],
      ['2 Timóteo 4.16-17', 'Paulo abandonado por todos, com o Senhor ao lado'],
    ],
    paragraph: [
      'Estar só dói porque fomos feitos para estar juntos: sentir falta de gente é sinal de que o seu coração funciona.',
      'Jesus conhece essa dor por dentro; na noite mais difícil, os amigos dormiram e depois fugiram.',
      'Deus promete a sua presença e costuma entregá-la também por meio de pessoas: uma mesa, um grupo pequeno, um irmão que liga.',
      'Dar o primeiro passo em direção a alguém é difícil, mas quase sempre há outro solitário esperando o mesmo.',
    ],
    deeper: [
      'Solidão não é só falta de gente perto; às vezes é falta de ser conhecido de verdade. Comece deixando uma pessoa saber um pouco mais de você.',
      'Servir em algo pequeno na igreja costuma abrir amizades com menos esforço do que uma festa.',
    ],
    practice:
      'Convide hoje uma pessoa para um café nesta semana, ou diga ao seu líder que gostaria de participar de um grupo pequeno.',
    prayer:
      'Senhor, tu me vês quando ninguém parece ver. Faz-me sentir a tua companhia e coloca no meu caminho amigos com quem eu possa caminhar. Amém.',
  },
  {
    id: 'culpa',
    title: 'culpa e vergonha',
    keywords:
      'culp*, vergonh*, remors*, arrepend*, condena*, acusa*, indign*, sujo, suja, imund*, não mereço, deus me perdoa, deus me perdoou, será que deus me perdoa, perdão de deus, pequei, pecado, passado, meu passado, erro, errei, consciência pesada, confessar, confissão',
    tone: 'pain',
    references: [
      ['1 João 1.9', 'quem confessa encontra um Deus fiel, que perdoa e limpa'],
      ['Salmo 32', 'o alívio de parar de esconder e ser perdoado'],
      ['Romanos 8.1', 'em Cristo já não há condenação'],
    ],
    paragraph: [
      'Existe uma tristeza que nos leva de volta a Deus e existe uma acusação que só nos afasta dele; a primeira vem do Espírito, a segunda não.',
      'Quando você confessa, Deus não faz conta de cabeça: ele perdoa por causa de Jesus, e não por causa do tamanho do seu choro.',
      'Continuar se castigando depois do perdão é como pagar de novo uma conta que já foi quitada na cruz.',
      'Se houver algo a reparar com alguém, o perdão de Deus é a força para fazer isso, não o prêmio por ter feito.',
    ],
    deeper: [
      'A culpa diz “eu fiz algo errado”; a vergonha diz “eu sou um erro”. O evangelho responde às duas: o pecado foi perdoado e você foi adotado.',
      'Contar a um irmão maduro ou ao seu pastor quebra o segredo, que é onde a vergonha cresce.',
    ],
    practice:
      'Ponha em palavras, diante de Deus, aquilo que pesa. Depois agradeça pelo perdão em voz alta e, se for o caso, escolha um passo de reparação.',
    prayer:
      'Pai, não quero mais esconder. Confesso a ti o meu pecado e recebo o perdão que Jesus conquistou. Limpa-me e ensina-me a viver como quem foi perdoado. Amém.',
  },
  {
    id: 'luto',
    title: 'luto',
    keywords:
      'luto, enlutad*, faleceu, falecimento, perdi meu pai, perdi minha mãe, perdi meu filho, perdi minha filha, perdi alguém, perdi meu marido, perdi minha esposa, perdi meu irmão, perdi minha avó, perdi meu avô, perdi um amigo, saudade*, velório, enterro, partiu, minha mãe morreu, meu pai morreu, morreu, ente querido, viúva, viúvo',
    tone: 'pain',
    references: [
      ['João 11.17-44', 'Jesus chora diante do túmulo do amigo'],
      ['1 Tessalonicenses 4.13-18', 'chorar com esperança, porque Cristo ressuscitou'],
      ['Apocalipse 21.1-5', 'o dia em que Deus enxuga toda lágrima'],
    ],
    paragraph: [
      'Sinto muito pela sua perda.',
      'O luto é o amor continuando depois da despedida, e por isso não tem prazo nem jeito certo.',
      'Jesus sabia que ia ressuscitar Lázaro e mesmo assim chorou: a esperança não proíbe as lágrimas, ela as acompanha.',
      'A ressurreição de Cristo é a promessa de que a morte não terá a última palavra; até lá, Deus caminha ao lado de quem sente saudade.',
    ],
    deeper: [
      'Alguns dias vão ser suportáveis e outros vão doer como no começo; isso não é voltar atrás, é o caminho.',
      'Fale da pessoa, diga o nome dela, guarde as histórias. E aceite ajuda prática: comida, companhia, alguém para resolver um papel.',
    ],
    practice:
      'Separe hoje quinze minutos para lembrar: escreva a Deus uma carta contando do que você sente falta e agradecendo pelo que viveu com essa pessoa.',
    prayer:
      'Senhor da vida, a saudade dói. Obrigado por chorares comigo. Sustenta-me hoje e firma em mim a esperança da ressurreição. Amém.',
    help: 'Se a dor não deixa você dormir, comer ou seguir com o básico por muito tempo, um psicólogo pode ajudar muito, junto com a sua igreja.',
  },
];
