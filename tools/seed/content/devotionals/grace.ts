import type { DevotionalText } from '../texts';

/** Graça: being loved first, forgiven and carried. */
export const graceDevotionals: DevotionalText[] = [
  {
    verse_reference: 'João 3.16',
    verse_text:
      'Porque Deus amou o mundo de tal maneira, que deu o seu Filho unigênito, para que todo aquele que nele crê não pereça, mas tenha a vida eterna.',
    opening_text:
      'Talvez você saiba este versículo de cor. Hoje, tente ouvi-lo como quem o escuta pela primeira vez, de noite, com o coração cheio de perguntas.',
    context:
      'Jesus conversava com Nicodemos, um fariseu respeitado, mestre em Israel, que o procurou de noite. Nicodemos conhecia as Escrituras, mas não entendia o que era nascer de novo. Pouco antes, Jesus lembra a serpente que Moisés levantou no deserto: quem olhava para ela vivia. Assim o Filho do homem seria levantado, para que todo aquele que nele crê tenha a vida.',
    central_insight:
      'Tudo começa com um verbo: **amou**. Antes de qualquer esforço nosso, Deus amou. E o amor dele *deu*. Não deu o que sobrava, deu o Filho. A palavra “todo aquele” é uma porta larga: cabem nela o religioso confuso, como Nicodemos, e quem se acha longe demais. Troque, por um instante, “o mundo” pelo seu nome e leia outra vez.',
    reflection_question: 'Em que momentos é mais difícil acreditar que Deus ama você?',
    application_question:
      'Leia o versículo em voz alta com o seu nome no lugar de “o mundo”. Depois, a quem você pode mostrar esse amor hoje, e de que modo?',
    closing_text:
      'Pai, tu me amaste primeiro. Recebo, de mãos vazias, o amor que tens por mim em Jesus. Que ele transborde para quem encontrar comigo hoje. Amém.',
  },
  {
    verse_reference: 'Efésios 2.8-9',
    verse_text:
      'Porque pela graça sois salvos, por meio da fé; e isto não vem de vós; é dom de Deus. Não vem das obras, para que ninguém se glorie.',
    opening_text:
      'Crescemos aprendendo que tudo tem preço. Por isso a graça nos desconcerta: ela não se compra, não se merece e não se devolve. Só se recebe.',
    context:
      'Éfeso era uma grande cidade portuária da Ásia Menor, famosa pelo templo de Ártemis, uma das sete maravilhas do mundo antigo. Muita gente ali buscava o favor dos deuses com ofertas e magia. Paulo descreve outro caminho: Deus, riquíssimo em misericórdia, nos deu vida juntamente com Cristo quando ainda estávamos mortos em nossos pecados.',
    central_insight:
      'Graça é **presente**, e presente não se paga. Isso nos livra de dois pesos: o *orgulho* de achar que merecemos e o *desespero* de achar que nunca vamos merecer. O versículo seguinte completa: fomos criados em Cristo para as boas obras. Não fazemos o bem **para** ser amados; fazemos **porque** somos.',
    reflection_question:
      'Em que você ainda tenta “pagar” a Deus por aquilo que ele oferece de graça?',
    application_question:
      'Faça hoje um bem a alguém que não possa retribuir, sem contar a ninguém. O que você pode fazer?',
    closing_text:
      'Senhor, eu recebo o teu presente. Livra-me do orgulho e da culpa, e que as minhas mãos sirvam com alegria, porque o teu amor já me alcançou. Amém.',
  },
  {
    verse_reference: '1 João 1.9',
    verse_text:
      'Se confessarmos os nossos pecados, ele é fiel e justo, para nos perdoar os pecados, e purificar-nos de toda a injustiça.',
    opening_text:
      'Guardar um erro em segredo cansa. Deus não nos convida à confissão para nos envergonhar, mas para nos aliviar.',
    context:
      'João escreve a comunidades em que alguns diziam não ter pecado. Com o carinho de quem chama os leitores de “filhinhos”, ele mostra que a luz de Deus não combina com máscaras. O contraste do capítulo é claro: esconder, andando em trevas, ou caminhar na luz, onde há comunhão e perdão.',
    central_insight:
      'Confessar é **concordar com Deus** a respeito do que fizemos: chamar pelo nome, sem desculpas e sem exagero. E a promessa se apoia no caráter dele, não na força do nosso arrependimento: ele é *fiel* e *justo*. Perdoar é tirar a dívida; purificar é cuidar da mancha. Deus faz as duas coisas.',
    reflection_question: 'Há algo que você tem evitado dizer a Deus? O que o impede?',
    application_question:
      'Confesse isso a Deus com palavras simples. Se for preciso reparar algo com alguém, qual será o seu primeiro passo?',
    closing_text:
      'Senhor, eu confesso o meu pecado e não me escondo mais. Obrigado porque és fiel para perdoar. Purifica-me e faz-me andar na luz. Amém.',
  },
  {
    verse_reference: 'Lucas 15.20',
    verse_text:
      'E, levantando-se, foi para seu pai; e, quando ainda estava longe, viu-o seu pai, e se moveu de íntima compaixão, e, correndo, lançou-se-lhe ao pescoço e o beijou.',
    opening_text:
      'Se você acha que se afastou demais, esta cena é para você. Alguém está olhando a estrada.',
    context:
      'Jesus contou esta parábola a pessoas religiosas que reclamavam porque ele recebia pecadores e comia com eles. O filho mais novo tinha pedido a herança com o pai ainda vivo, uma ofensa enorme. E, naquela cultura, um homem de idade e respeito não corria em público. O pai da parábola corre.',
    central_insight:
      'O filho ensaiou um discurso; o pai nem o deixou terminar. Antes das explicações veio o **abraço**. Repare no verbo: o pai o *viu* quando ainda estava longe, e só vê de longe quem espera. Voltar para Deus não é convencê-lo a nos amar; é descobrir que ele nunca deixou de olhar para a estrada.',
    reflection_question:
      'Você se parece mais, hoje, com o filho que volta ou com o irmão que tem dificuldade de celebrar a volta?',
    application_question:
      'Há alguém de quem você se afastou e com quem pode dar o primeiro passo? Escreva a mensagem que gostaria de enviar.',
    closing_text:
      'Pai, eu volto para casa. Obrigado porque corres ao meu encontro. Ensina-me a receber os outros como tu me recebes. Amém.',
  },
  {
    verse_reference: 'Mateus 11.28',
    verse_text: 'Vinde a mim, todos os que estais cansados e oprimidos, e eu vos aliviarei.',
    opening_text:
      'Leia este convite devagar. Ele não é para os fortes, nem para os que já se organizaram. É para você, do jeito que está.',
    context:
      'As pessoas que ouviam Jesus trabalhavam duro, pagavam impostos pesados e ainda carregavam uma lista de exigências religiosas difíceis de cumprir. “Jugo” era a peça de madeira que unia dois bois no arado, e também uma figura para o ensino de um mestre. Jesus oferece o seu: suave, feito sob medida, puxado a dois.',
    central_insight:
      'Jesus não diz “vinde a uma regra”, nem “vinde a um método”. Ele diz **vinde a mim**. O alívio é uma pessoa. E, logo depois, ele se apresenta: *manso e humilde de coração*. Trazer o cansaço a Jesus não é fraqueza; é a única condição do convite. O descanso começa quando largamos o peso de provar que somos suficientes.',
    reflection_question: 'Que peso você tem carregado que nunca foi seu para carregar?',
    application_question:
      'Diga a Jesus o nome desse peso. O que você pode, hoje, deixar de fazer, delegar ou adiar com paz?',
    closing_text:
      'Jesus manso e humilde, eu venho a ti com o meu cansaço. Recebe o meu peso e ensina-me o teu ritmo. Em ti a minha alma descansa. Amém.',
  },
  {
    verse_reference: '2 Coríntios 12.9',
    verse_text:
      'E disse-me: A minha graça te basta, porque o meu poder se aperfeiçoa na fraqueza. De boa vontade, pois, me gloriarei nas minhas fraquezas, para que em mim habite o poder de Cristo.',
    opening_text:
      'Nem toda oração recebe o “sim” que pedimos. Paulo também ouviu uma resposta diferente, e nela encontrou um tesouro.',
    context:
      'Paulo fala de um “espinho na carne”, sem explicar o que era. Por três vezes pediu ao Senhor que o afastasse. Em Corinto, alguns o criticavam por parecer fraco e falar sem brilho, enquanto admiravam pregadores imponentes. O apóstolo responde mostrando as suas fraquezas, porque é por elas que aparece o poder de Cristo.',
    central_insight:
      'Deus não tirou o espinho; deu **graça suficiente**. “Basta” é palavra para hoje: o necessário, na medida, no tempo certo. A fraqueza assumida diante de Deus vira *janela*: por ela entra a luz que a nossa força costumava tapar. Isso não nos impede de buscar ajuda, tratamento e amigos; muitas vezes a graça chega com o rosto de alguém.',
    reflection_question:
      'Que fraqueza você esconde e que talvez possa tornar-se lugar de encontro com Deus?',
    application_question:
      'Conte essa luta a uma pessoa de confiança e peça oração ou ajuda. Quem será essa pessoa?',
    closing_text:
      'Senhor, a tua graça me basta. Encontra-me na minha fraqueza e faz dela morada do teu poder. Hoje, só por hoje, caminharei contigo. Amém.',
  },
];
