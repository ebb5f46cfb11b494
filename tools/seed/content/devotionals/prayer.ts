import type { DevotionalText } from '../texts';

/** Oração: speaking with God as we are. */
export const prayerDevotionals: DevotionalText[] = [
  {
    verse_reference: 'Filipenses 4.6',
    verse_text:
      'De nada estejais solícitos: antes as vossas petições sejam em tudo conhecidas diante de Deus pela oração e súplicas com ação de graças.',
    opening_text:
      'A ansiedade conversa conosco o dia inteiro. Hoje vamos mudar a direção da conversa: em vez de falar sozinhos, falar com Deus.',
    context:
      'Quem escreve “de nada estejais solícitos” é um homem preso, sem saber como terminaria o seu processo. E a igreja que recebe a carta também tinha as suas tensões: pouco antes, Paulo pede que duas irmãs queridas, Evódia e Síntique, voltem a viver em harmonia. Não é um conselho dado de longe dos problemas; é um caminho aprendido dentro deles.',
    central_insight:
      'Paulo não manda engolir a preocupação; manda **transformá-la em oração**. O caminho tem três passos:\n• *contar tudo*, até o que parece pequeno;\n• *pedir* com simplicidade;\n• *agradecer*, porque a gratidão devolve a memória ao coração.\nA promessa que vem em seguida não é a de que tudo se resolve na hora, e sim a de que a paz de Deus ficará de guarda sobre os nossos corações.',
    reflection_question:
      'Que preocupação você repete por dentro, mas quase nunca transforma em oração?',
    application_question:
      'Faça agora uma oração com três frases: uma que conte, uma que peça e uma que agradeça. Escreva-a aqui.',
    closing_text:
      'Pai, entrego-te o que me tira o sono. Tu sabes do que preciso. Guarda o meu coração e os meus pensamentos em Cristo Jesus. Amém.',
  },
  {
    verse_reference: 'Mateus 6.6',
    verse_text:
      'Mas tu, quando orares, entra no teu aposento, e, fechando a tua porta, ora a teu Pai que está em oculto; e teu Pai, que vê secretamente, te recompensará.',
    opening_text:
      'Há partes da nossa vida que ninguém aplaude. É justamente ali que o Pai nos espera.',
    context:
      'No Sermão do Monte, Jesus fala de três práticas conhecidas de todos: dar esmolas, orar e jejuar. O problema não era praticá-las, e sim fazê-lo para ser visto. A palavra traduzida por “aposento” indica o cômodo mais reservado da casa, muitas vezes a despensa. Em casas simples e cheias de gente, era o lugar onde se podia ficar a sós.',
    central_insight:
      'A oração em secreto nos cura da necessidade de **parecer**. Diante do Pai não há plateia, nem curtidas, nem personagem. A porta fechada diz: *por alguns minutos, ninguém mais precisa de mim; eu é que preciso de ti*. E a maior recompensa não é algo que ele dá depois; é ele mesmo, presente enquanto oramos.',
    reflection_question:
      'Quem é você quando ninguém está olhando? O que gostaria de dizer ao Pai sobre isso?',
    application_question:
      'Qual será o seu “aposento” hoje: o quarto, o carro, um banco de praça? Combine um horário com Deus e escreva-o.',
    closing_text:
      'Pai, fecho a porta e abro o coração. Tu me vês por inteiro e, mesmo assim, me amas. Ensina-me a gostar de ficar a sós contigo. Amém.',
  },
  {
    verse_reference: 'Salmos 46.10',
    verse_text:
      'Aquietai-vos, e sabei que eu sou Deus; serei exaltado entre as nações; serei exaltado sobre a terra.',
    opening_text:
      'O silêncio anda raro. Entre uma notificação e outra, a alma vai ficando rouca. Deus nos convida a uma pausa que cura.',
    context:
      'O Salmo 46 é um cântico dos filhos de Corá, que serviam no culto em Jerusalém. Ele fala de montes que se abalam, águas que rugem e reinos que se agitam. No meio do tumulto corre um rio tranquilo que alegra a cidade de Deus. Quase no fim, a voz do próprio Deus interrompe o barulho: “Aquietai-vos”.',
    central_insight:
      'Aquietar-se, aqui, é **soltar as armas**, largar o controle que fingimos ter. Não é passividade: é saber quem é Deus e, portanto, saber que *eu não sou*. O mundo não deixa de girar quando paramos para orar. Ao contrário, é na quietude que descobrimos que ele já estava nas mãos de Alguém.',
    reflection_question: 'O que faz mais barulho dentro de você hoje?',
    application_question:
      'Separe três minutos de silêncio, respire devagar e repita: “Tu és Deus”. Quando e onde você vai fazer isso?',
    closing_text:
      'Senhor, aquieto-me diante de ti. Tu és Deus, e eu descanso. Fala, e que a tua voz seja mais forte do que os ruídos do meu dia. Amém.',
  },
  {
    verse_reference: '1 Tessalonicenses 5.16-18',
    verse_text:
      'Regozijai-vos sempre. Orai sem cessar. Em tudo dai graças; porque esta é a vontade de Deus em Cristo Jesus para convosco.',
    opening_text:
      'Muitas vezes perguntamos qual é a vontade de Deus para as grandes escolhas. Nestes versículos tão curtos, ela aparece bem perto, dentro do dia comum.',
    context:
      'Esta é uma das cartas mais antigas de Paulo. A igreja de Tessalônica era jovem e já enfrentava oposição; o apóstolo precisou deixar a cidade às pressas. De longe, escreve para animar os novos irmãos e termina com uma série de conselhos breves, fáceis de guardar de memória e de repetir uns aos outros.',
    central_insight:
      'São três hábitos que se sustentam: **alegria**, **oração** e **gratidão**. “Sem cessar” não é passar o dia de joelhos; é viver em *conversa aberta* com Deus, voltando a ele como quem volta para perto do fogo. E note: dar graças **em** tudo não é o mesmo que agradecer **por** tudo. Há dores que não vêm para serem celebradas; mesmo nelas, Deus continua digno de confiança.',
    reflection_question:
      'Qual dos três hábitos está mais enfraquecido na sua vida: alegria, oração ou gratidão? Por quê?',
    application_question:
      'Escolha um gesto repetido do seu dia (lavar as mãos, abrir uma porta, esperar o ônibus) e faça dele um lembrete para orar. Qual será?',
    closing_text:
      'Senhor, ensina-me a voltar para ti muitas vezes hoje. Alegra o meu coração e abre os meus olhos para agradecer. Amém.',
  },
  {
    verse_reference: 'Salmos 139.23-24',
    verse_text:
      'Sonda-me, ó Deus, e conhece o meu coração: prova-me, e conhece os meus pensamentos. E vê se há em mim algum caminho mau, e guia-me pelo caminho eterno.',
    opening_text:
      'É difícil deixar que alguém nos conheça de verdade. Davi pede isso a Deus sem medo, porque sabe que está diante de um amor que já o conhecia.',
    context:
      'O Salmo 139 começa com “Senhor, tu me sondaste, e me conheces” e percorre as situações da vida: sentar e levantar, a noite e o dia, o ventre da mãe e os confins do mar. Em todas elas Deus está presente. Depois de contemplar esse cuidado, o salmista termina com um pedido corajoso: que Deus olhe também para dentro.',
    central_insight:
      'Há uma diferença entre ser **vigiado** e ser **conhecido**. Quem nos vigia procura falhas; quem nos ama procura *o caminho de volta*. A oração de Davi não é tortura de consciência, é consulta com o Médico: mostra-me o que me faz mal e guia-me. Deus nunca revela uma ferida que não queira curar.',
    reflection_question:
      'Se Deus apontasse hoje, com ternura, um caminho que faz mal a você, qual seria?',
    application_question:
      'Peça a Deus que mostre uma atitude a mudar e anote a primeira providência que você vai tomar.',
    closing_text:
      'Deus que me conhece, sonda o meu coração. Não quero esconder-me de ti. Limpa, cura e guia-me pelo caminho eterno. Amém.',
  },
  {
    verse_reference: 'Tiago 1.5',
    verse_text:
      'E, se algum de vós tem falta de sabedoria, peça-a a Deus, que a todos dá liberalmente, e o não lança em rosto, e ser-lhe-á dada.',
    opening_text:
      'Há horas em que não falta vontade de acertar; falta saber como. Que bom que existe uma porta sempre aberta para quem admite: “não sei”.',
    context:
      'Tiago escreve a comunidades espalhadas, que passavam por muitas provações. Nos versículos anteriores ele diz que a prova da fé produz paciência. E, como é justamente na dificuldade que ficamos sem saber o que fazer, ele logo ensina onde buscar ajuda. Na Bíblia, sabedoria é menos informação e mais a arte de viver bem diante de Deus.',
    central_insight:
      'Duas coisas sobre Deus nos animam a pedir. Ele dá **a todos, liberalmente**, com a mão aberta. E ele **não lança em rosto**: não suspira, não diz “de novo?”, não relembra os nossos erros antes de ajudar. Muitas vezes a resposta chega aos poucos, por meio da Palavra, de um bom conselho, de uma noite de sono e da *paz* que acompanha o passo certo.',
    reflection_question: 'Em que situação você precisa de sabedoria e ainda não pediu?',
    application_question:
      'Peça sabedoria a Deus sobre essa situação e converse hoje com uma pessoa madura na fé. Com quem você vai falar?',
    closing_text:
      'Pai generoso, falta-me sabedoria. Obrigado porque não me humilhas quando peço. Mostra-me o passo certo e dá-me humildade para segui-lo. Amém.',
  },
];
