import type { MentorTopic } from './topic';

/** Topics on finding God's will and serving him. */
export const mission: readonly MentorTopic[] = [
  {
    id: 'evangelismo',
    title: 'evangelismo e testemunho',
    keywords:
      'evangeliz*, evangelismo, testemunh*, falar de jesus, falar de deus para, compartilhar a fé, pregar o evangelho, ganhar almas, convidar para a igreja, vergonha de falar de jesus, missões, missão transcultural, anunciar',
    tone: 'growth',
    references: [
      ['1 Pedro 3.15-16', 'responder com mansidão e respeito'],
      ['João 4.1-42', 'Jesus e a mulher samaritana, uma conversa à beira do poço'],
      ['Mateus 28.18-20', 'ir, fazer discípulos, com Jesus junto'],
    ],
    paragraph: [
      'Evangelizar é contar a alguém faminto onde você achou pão.',
      'Jesus começava por perguntas e por um copo de água; a conversa vinha da atenção.',
      'Você não precisa ter todas as respostas: “não sei, mas posso descobrir com você” é uma ótima frase.',
      'A sua parte é amar, viver com coerência e falar; converter é parte do Espírito Santo.',
    ],
    deeper: [
      'Prepare a sua história em dois minutos: como era, como Jesus chegou, o que mudou e o que ainda está mudando.',
      'Convites simples funcionam: um café, um almoço, um grupo, um culto especial.',
    ],
    practice:
      'Escreva o nome de três pessoas, ore por elas hoje e faça um gesto de amizade a uma delas, sem segunda intenção.',
    prayer:
      'Senhor, dá-me olhos para as pessoas, coragem para falar e amor para ouvir. Que eu seja uma boa notícia perto de quem não te conhece. Amém.',
  },
  {
    id: 'vontade-de-deus',
    title: 'vontade de Deus e decisões',
    keywords:
      'vontade de deus, plano de deus, planos de deus, decidir, decisão, decisões, tomar uma decisão, escolha, escolhas, direção de deus, qual caminho, que caminho seguir, ouvir a deus, ouvir a voz de deus, voz de deus, saber se é de deus, sinal de deus, confirmação de deus, discern*, deus fala, deus falou comigo, profecia para mim, aconselh*, conselho, em dúvida entre',
    tone: 'question',
    references: [
      ['Romanos 12.1-2', 'a mente renovada que reconhece a boa vontade de Deus'],
      ['Tiago 1.5', 'pedir sabedoria a quem dá sem reclamar'],
      ['Provérbios 3.5-6', 'confiar de todo o coração e ser guiado'],
    ],
    paragraph: [
      'Boa parte da vontade de Deus já está dita: amar, ser justo, ser grato, viver em santidade.',
      'Para o resto, ele costuma guiar por um conjunto: a Palavra, a oração, o conselho de gente madura, as circunstâncias e a paz.',
      'Quando dois caminhos são bons, Deus é Pai o bastante para caminhar com você em qualquer um.',
      'Desconfie de pressa, de segredo e de “revelações” que contradizem a Bíblia ou tiram a sua liberdade.',
    ],
    deeper: [
      'Experimente escrever prós e contras, orar uma semana e conversar com três pessoas que amam a Deus e a você.',
      'Deus raramente mostra o mapa inteiro; ele costuma iluminar o próximo passo.',
    ],
    practice:
      'Escreva a decisão numa pergunta clara, peça sabedoria com Tiago 1.5 e marque ainda hoje uma conversa com uma pessoa madura.',
    prayer:
      'Senhor, quero o que tu queres. Dá-me sabedoria, fecha as portas erradas e ensina-me a dar o próximo passo em paz. Amém.',
  },
  {
    id: 'adoracao',
    title: 'adoração e louvor',
    keywords:
      'ador*, adoração, louvor, louvar, louvor na igreja, cantar, música na igreja, exaltar, presença de deus, sentir deus, sentir a presença de deus, música secular, música do mundo, ouvir música, posso ouvir música, funk, rock, louvor gospel',
    tone: 'growth',
    references: [
      ['João 4.23-24', 'adorar em espírito e em verdade'],
      ['Romanos 12.1', 'a vida inteira como oferta'],
      ['Salmo 95', 'convite a cantar e a se ajoelhar'],
    ],
    paragraph: [
      'Adorar é reconhecer o valor de Deus com a vida inteira; a canção é uma das formas, não a única.',
      'Dá para adorar no templo, na pia e no trânsito, porque Deus procura o coração, e não o palco.',
      'Há dias de emoção e dias de simples fidelidade, e os dois agradam a ele.',
      'Quando a gente adora, os problemas não somem, mas voltam ao tamanho certo.',
    ],
    deeper: [
      'Sobre músicas que não são da igreja, os cristãos usam critérios um pouco diferentes; uma boa pergunta é: o que esta letra planta em mim?',
      'Se os seus sentimentos secaram, comece agradecendo por fatos; o coração costuma vir atrás.',
    ],
    practice:
      'Ouça ou cante hoje uma canção com atenção total à letra e termine dizendo a Deus três coisas que você admira nele.',
    prayer:
      'Senhor, tu és digno. Recebe a minha voz, o meu trabalho e o meu descanso como adoração. Amém.',
  },
  {
    id: 'descanso',
    title: 'descanso e sábado',
    keywords:
      'descans*, sábado, guardar o sábado, domingo, dia do senhor, dia de descanso, folga, férias, sabático, trabalhar no domingo, trabalhar no sábado, quarto mandamento, parar um pouco',
    tone: 'question',
    references: [
      ['Êxodo 20.8-11', 'o mandamento do descanso'],
      ['Marcos 2.23-28', 'o sábado feito para as pessoas'],
      ['Romanos 14.5-6', 'cada um com a sua convicção sobre os dias'],
    ],
    paragraph: [
      'Deus descansou antes que alguém estivesse cansado: o descanso faz parte do bom desenho da criação.',
      'Parar é um ato de fé, porque lembra que o mundo é sustentado por ele, e não por nós.',
      'Jesus devolveu o sábado ao seu sentido, de um presente que cura, e não de um peso a mais.',
      'Quem nunca para acaba perdendo o gosto até das coisas boas.',
    ],
    deeper: [
      'Um bom dia de descanso tem culto, mesa, gente querida, natureza e nada para provar a ninguém.',
      'Se a sua escala não deixa um dia fixo, proteja ao menos algumas horas e avise quem mora com você.',
    ],
    practice:
      'Escolha nesta semana um período de quatro horas sem trabalho e sem telas e planeje algo que restaure você.',
    prayer:
      'Senhor do sábado, ensina-me a parar e a confiar. Que o meu descanso seja encontro contigo e com quem amo. Amém.',
    views: [
      'Adventistas e batistas do sétimo dia guardam o sábado, do pôr do sol de sexta ao de sábado.',
      'A maior parte dos cristãos se reúne no domingo, dia da ressurreição, e alguns o guardam como dia de descanso.',
      'Outros entendem que o princípio do descanso permanece, sem um dia obrigatório.',
    ],
  },
];
