import type { MentorTopic } from './topic';

/** Topics on believing, doubting and being saved. */
export const faith: readonly MentorTopic[] = [
  {
    id: 'duvida',
    title: 'dúvida',
    keywords:
      'dúvida*, duvid*, será que deus existe, deus existe, não sei se creio, não sei se acredito, ateu, ateísmo, ateia, perdendo a fé, perder a fé, perdi a fé, crise de fé, questionar a fé, questionamento*, descren*, incredul*, prova da existência de deus, agnóstic*',
    tone: 'question',
    references: [
      ['Marcos 9.14-29', 'o pai que cria e pedia ajuda para crer'],
      ['João 20.24-29', 'Jesus vai ao encontro de Tomé'],
      ['Judas 22', 'ter compaixão de quem duvida'],
    ],
    paragraph: [
      'Duvidar não é o contrário de crer; muitas vezes é a fé fazendo perguntas para crescer.',
      'Tomé disse em voz alta o que sentia, e Jesus, em vez de expulsá-lo, mostrou as mãos.',
      'A oração mais honesta dos Evangelhos talvez seja a daquele pai: ele cria e pedia ajuda para a parte que não cria.',
      'Leve a dúvida a Deus, a bons livros e a gente madura; ela só adoece quando fica trancada.',
    ],
    deeper: [
      'Tente descobrir que tipo de dúvida é: da cabeça (pede estudo), do coração ferido (pede cuidado) ou do cansaço (pede descanso).',
      'Enquanto busca, continue caminhando com o que já enxerga: a luz costuma vir andando.',
    ],
    practice:
      'Escreva a sua dúvida em uma frase clara, ore “eu creio, ajuda-me no que me falta” e marque uma conversa com o seu pastor ou líder sobre ela.',
    prayer:
      'Senhor, eu creio, e há partes de mim que não conseguem. Vem ao meu encontro como foste ao de Tomé e guia-me à verdade. Amém.',
  },
  {
    id: 'fe',
    title: 'fé',
    keywords:
      'fé, ter fé, aumentar a fé, aumentar minha fé, fé fraca, pouca fé, crer, acredit*, confiar em deus, confiança em deus, confiar, o que é fé, depender de deus, entregar a deus, entregar nas mãos de deus',
    tone: 'growth',
    references: [
      ['Hebreus 11', 'gente comum que caminhou confiando'],
      ['Marcos 9.23-24', 'a fé pequena que pede ajuda'],
      ['Romanos 10.17', 'a fé que vem de ouvir a Palavra'],
    ],
    paragraph: [
      'Fé não é força mental para fazer algo acontecer; é confiança em alguém.',
      'Por isso o tamanho dela conta menos do que em quem ela se apoia: Jesus falou de um grão de mostarda.',
      'Ela cresce como amizade, ouvindo, convivendo, lembrando do que Deus já fez e obedecendo no pequeno.',
      'Há dias em que confiar é só continuar orando, e isso já é fé.',
    ],
    deeper: [
      'Hebreus 11 fala de gente que venceu e de gente que não viu a promessa em vida; as duas são chamadas de gente de fé.',
      'Fé e prudência não brigam: confiar em Deus inclui usar os meios que ele dá.',
    ],
    practice:
      'Escolha uma área em que você tenta controlar tudo, entregue-a a Deus em uma frase e dê hoje um passo de obediência que você já sabe qual é.',
    prayer:
      'Senhor, aumenta a minha fé. Ajuda-me a confiar em quem tu és, mesmo quando não entendo o que fazes. Amém.',
  },
  {
    id: 'salvacao',
    title: 'salvação',
    keywords:
      'salvaç*, ser salvo, sou salvo, ser salva, salvo, salva, salvador, aceitar jesus, aceitar a jesus, aceitar cristo, entregar a vida a jesus, me converter, converter, conversão, nascer de novo, novo nascimento, vida eterna, ir para o céu, evangelho, o que é o evangelho, cruz, por que jesus morreu, seguir jesus, arrependimento',
    tone: 'question',
    references: [
      ['Efésios 2.8-10', 'salvos pela graça, por meio da fé, para as boas obras'],
      ['João 3.16-18', 'o amor que deu o Filho'],
      ['Romanos 10.9-13', 'crer no coração e confessar com a boca'],
    ],
    paragraph: [
      'A boa notícia é que Deus fez por nós o que não conseguíamos fazer: em Jesus, levou o nosso pecado e abriu o caminho de casa.',
      'A salvação é presente, recebido pela fé; as boas obras vêm depois, como fruto de quem foi amado.',
      'Receber esse presente é simples e sério: reconhecer o pecado, confiar em Cristo e segui-lo como Senhor.',
      'Se você quer isso hoje, pode dizer a ele agora mesmo, com as suas palavras.',
    ],
    deeper: [
      'Seguir Jesus não é virar outra pessoa num dia; é começar uma vida nova, que cresce com Palavra, oração e igreja.',
      'Conte a decisão a um cristão de confiança ou ao seu pastor: ninguém nasce para crescer sozinho.',
    ],
    practice:
      'Leia hoje João 3 e ore com as suas palavras: agradeça pela cruz, peça perdão e entregue a sua vida a Jesus, pela primeira vez ou de novo.',
    prayer:
      'Jesus, eu creio que morreste e ressuscitaste por mim. Perdoa-me, recebe-me e sê o Senhor da minha vida. Amém.',
  },
  {
    id: 'seguranca-da-salvacao',
    title: 'segurança da salvação',
    keywords:
      'perder a salvação, perdi a salvação, perde a salvação, perde-se a salvação, segurança da salvação, certeza da salvação, certeza que sou salvo, uma vez salvo sempre salvo, salvo para sempre, medo do inferno, medo de ir para o inferno',
    tone: 'question',
    references: [
      ['João 10.27-30', 'as ovelhas nas mãos do Pastor'],
      ['Romanos 8.38-39', 'nada nos separa do amor de Deus'],
      ['Hebreus 3.12-14', 'o aviso para permanecer firme'],
    ],
    paragraph: [
      'Essa pergunta mora no coração de muita gente sincera.',
      'Todos os cristãos concordam no essencial: quem salva é Cristo, e quem confia nele pode ter paz hoje.',
      'A sua segurança não está na força com que você segura a mão de Deus, e sim na mão que segura a sua.',
      'Se você se preocupa em não se afastar dele, isso já mostra que o Espírito trabalha em você.',
    ],
    deeper: [
      'A Bíblia traz promessas que consolam os aflitos e avisos que despertam os acomodados; cada um precisa mais de um em certas horas.',
      'Em vez de medir o seu sentimento, olhe para a cruz e dê o próximo passo de obediência.',
    ],
    practice:
      'Leia João 10.27-30 três vezes hoje e agradeça a Deus por uma frase desse texto que traga paz.',
    prayer:
      'Jesus, bom Pastor, descanso nas tuas mãos. Guarda-me perto de ti e ajuda-me a permanecer. Amém.',
    views: [
      'A tradição reformada e muitos batistas creem que o salvo verdadeiro é guardado por Deus até o fim e não se perde.',
      'Metodistas, a maioria dos pentecostais e outros creem que é possível abandonar a fé e perder a salvação, embora Deus queira e possa guardar quem permanece.',
      'Para a Igreja Católica, o pecado grave rompe a comunhão com Deus, que é restaurada pelo arrependimento e pela confissão.',
    ],
  },
  {
    id: 'pecado-imperdoavel',
    title: 'pecado sem perdão',
    keywords:
      'pecado imperdoável, pecado sem perdão, pecado que não tem perdão, blasfêmia, blasfemei, blasfemar, blasfêmia contra o espírito santo, pensamentos blasfemos, pensamentos ruins sobre deus, pensamentos intrusivos',
    tone: 'pain',
    references: [
      ['Mateus 12.22-32', 'a cena em que Jesus fala da blasfêmia contra o Espírito'],
      ['1 João 1.7-9', 'o sangue de Jesus purifica de todo pecado'],
      ['João 6.37', 'Jesus não manda embora quem vem a ele'],
    ],
    paragraph: [
      'Muita gente sofre calada com esse medo, e quero começar aliviando: quem se angustia por isso dá sinal de coração sensível, não endurecido.',
      'Quando Jesus falou desse pecado, respondia a homens que viam a obra de Deus com clareza e, de propósito, a chamavam de diabólica.',
      'Não é um pensamento que invade a mente nem uma palavra dita sem querer; é uma recusa firme e final.',
      'Jesus prometeu não mandar embora ninguém que venha a ele, e isso inclui você, hoje.',
    ],
    deeper: [
      'Pensamentos intrusivos assustam justamente quem não os deseja; não discuta com eles, deixe passar e volte ao que estava fazendo.',
      'Conte ao seu pastor: dito em voz alta, esse medo costuma encolher.',
    ],
    practice:
      'Leia João 6.37 em voz alta hoje, toda vez que o medo vier, e em seguida faça algo simples com as mãos, sem ficar examinando a consciência.',
    prayer:
      'Jesus, venho a ti com este medo. Recebe-me, como prometeste, e dá descanso à minha consciência. Amém.',
    help: 'Se os pensamentos são repetitivos e trazem muita angústia, um psicólogo pode ajudar: isso tem nome e tratamento.',
  },
  {
    id: 'confianca-na-biblia',
    title: 'confiança na Bíblia',
    keywords:
      'bíblia é verdade, a bíblia é verdadeira, contradições da bíblia, contradiç*, erros na bíblia, bíblia foi mudada, bíblia foi alterada, quem escreveu a bíblia, livros apócrifos, apócrif*, arqueologia, confiável, inspirada por deus, jesus existiu',
    tone: 'question',
    references: [
      ['2 Timóteo 3.16-17', 'a Escritura inspirada e útil'],
      ['Lucas 1.1-4', 'Lucas investiga antes de escrever'],
      ['2 Pedro 1.16-21', 'testemunhas, e não fábulas'],
    ],
    paragraph: [
      'Perguntar se a Bíblia é confiável é levar a sério o que ela afirma.',
      'Ela foi escrita por muitas mãos, ao longo de muitos séculos, e os cristãos creem que Deus guiou essas pessoas sem apagar o jeito de cada uma.',
      'Temos milhares de manuscritos antigos, que permitem comparar as cópias com cuidado.',
      'No centro está Jesus, e a melhor forma de testar a Bíblia é encontrá-lo nela.',
    ],
    deeper: [
      'Muitas “contradições” são testemunhas contando o mesmo fato de ângulos diferentes; outras pedem estudo paciente do contexto.',
      'Uma Bíblia de estudo e uma conversa com o seu pastor resolvem boa parte das dificuldades.',
    ],
    practice:
      'Anote a passagem que mais incomoda você, leia o capítulo inteiro em volta dela e leve a pergunta ao seu líder nesta semana.',
    prayer:
      'Senhor, tu és a verdade. Dá-me honestidade para perguntar, paciência para estudar e um coração que te encontre na Palavra. Amém.',
  },
  {
    id: 'trindade',
    title: 'quem é Deus: Pai, Filho e Espírito',
    keywords:
      'trindade, deus trino, três pessoas, três em um, jesus é deus, jesus é deus mesmo, quem é jesus, quem foi jesus, quem é deus, natureza de deus, pai filho e espírito, jesus é o filho de deus, divindade de jesus, como deus é',
    tone: 'question',
    references: [
      ['Mateus 3.16-17', 'Pai, Filho e Espírito no batismo de Jesus'],
      ['João 1.1-18', 'o Verbo que era Deus e se fez gente'],
      ['2 Coríntios 13.13', 'graça, amor e comunhão'],
    ],
    paragraph: [
      'Os cristãos confessam um só Deus, que existe eternamente como Pai, Filho e Espírito Santo.',
      'Não são três deuses nem três máscaras: são três pessoas em um amor que nunca começou.',
      'Jesus é Deus que se fez gente; quem olha para ele vê como Deus é.',
      'Ninguém explica isso por completo, e tudo bem: um Deus que coubesse na nossa cabeça seria pequeno demais.',
    ],
    deeper: [
      'Isso muda a oração: falamos ao Pai, por meio do Filho, com a ajuda do Espírito.',
      'E muda a vida: se Deus é comunhão, fomos criados para amar e pertencer.',
    ],
    practice:
      'Hoje, faça uma oração em três frases: uma ao Pai, agradecendo; uma ao Filho, confiando; uma ao Espírito, pedindo direção.',
    prayer:
      'Pai, Filho e Espírito Santo, um só Deus, eu te adoro. Deixa-me viver dentro do teu amor. Amém.',
  },
];
