import type { MentorTopic } from './topic';

/** Topics on temptations and habits that people fight against. */
export const struggles: readonly MentorTopic[] = [
  {
    id: 'tentacao',
    title: 'tentação',
    keywords:
      'tentaç*, tentad*, resistir, cair em pecado, caio sempre, mesmo pecado, pecado de estimação, vontade de pecar, carne, desejos da carne, luta contra o pecado, vencer o pecado, santidade, santific*',
    tone: 'struggle',
    references: [
      ['1 Coríntios 10.13', 'Deus é fiel e sempre deixa uma saída'],
      ['Hebreus 4.15-16', 'Jesus foi tentado como nós e por isso sabe ajudar'],
      ['Mateus 26.41', 'vigiar e orar, porque somos frágeis'],
    ],
    paragraph: [
      'Ser tentado não é pecar; o próprio Jesus foi tentado.',
      'A tentação costuma seguir um caminho conhecido: um horário, um cansaço, um lugar, uma mentira que parece consolo.',
      'Deus prometeu uma saída, e muitas vezes ela fica no começo da estrada, não no fim: mudar de ambiente, ligar para alguém, desligar o aparelho.',
      'E se você cair, volte logo; o inimigo quer que você fique no chão, o Pai quer você em casa.',
    ],
    deeper: [
      'Olhe para o que vem antes da queda: fome, raiva, solidão e cansaço são portas por onde a tentação gosta de entrar.',
      'Lutar sozinho é o plano que menos funciona; escolha um irmão maduro a quem você possa dizer a verdade.',
    ],
    practice:
      'Anote quando e onde a tentação mais aparece e decida agora, a frio, qual será a sua saída na próxima vez. Conte esse plano a alguém de confiança.',
    prayer:
      'Jesus, tu conheces a minha luta por dentro. Mostra-me a saída e dá-me força para tomá-la. Quando eu cair, ensina-me a correr para ti. Amém.',
  },
  {
    id: 'vicio',
    title: 'vícios e dependências',
    keywords:
      'víci*, viciad*, dependen*, alcoólatra, alcool*, cachaça, droga*, maconha, cocaína, crack, cigarro, fumar, fumo, vape, parar de beber, bebo demais, reabilitação, sobriedade, abstinência, compuls*, jogos, games, apostas, aposta*, bet, bets, tigrinho, jogo do tigrinho, cassino',
    tone: 'struggle',
    references: [
      ['João 8.31-36', 'a liberdade que o Filho dá'],
      ['Romanos 7.15-25', 'a luta de quem faz o que não quer, e o socorro em Cristo'],
      ['Eclesiastes 4.9-12', 'quem cai e tem um companheiro que levanta'],
    ],
    paragraph: [
      'O vício promete alívio e cobra a vida em prestações; quem está preso nele precisa de ajuda, não de mais vergonha.',
      'Jesus veio libertar cativos e costuma fazer isso por um caminho: verdade, companhia, tratamento e um dia de cada vez.',
      'A recaída não apaga o que já foi vencido; ela mostra onde é preciso reforçar o cuidado.',
      'Você não precisa estar limpo para se aproximar de Deus; é perto dele que a gente vai sendo limpo.',
    ],
    deeper: [
      'Quase todo vício anestesia uma dor; tratar a dor, com Deus e com profissionais, é parte da cura.',
      'Tire de perto o que alimenta o hábito: dinheiro fácil, contatos, aplicativos, horários vazios.',
    ],
    practice:
      'Conte hoje a verdade inteira a uma pessoa segura e dê um passo de distância: apague um aplicativo, bloqueie um contato, entregue o cartão a alguém.',
    prayer:
      'Senhor, eu não consigo sozinho. Quebra as correntes, cura a dor que está por baixo e cerca-me de gente que me ajude a permanecer livre. Amém.',
    help: 'Dependência tem tratamento gratuito no CAPS AD e na UBS, e há grupos como AA, NA e Jogadores Anônimos. Parar sozinho com álcool ou remédios pode ser perigoso: fale com um médico.',
  },
  {
    id: 'pornografia',
    title: 'pornografia',
    keywords:
      'pornograf*, pornô, porno, masturba*, vídeos adultos, site adulto, conteúdo adulto, nudes, impureza, pureza sexual, lascívia, luxúria, olhar impuro, pensamentos impuros, castidade',
    tone: 'struggle',
    references: [
      ['Mateus 5.8', 'a promessa aos de coração puro'],
      ['1 Coríntios 6.18-20', 'o corpo como templo, comprado por preço'],
      ['Tiago 5.16', 'confessar uns aos outros e orar, para ser curado'],
    ],
    paragraph: [
      'Essa luta é mais comum do que se diz nos bancos da igreja, e você não é um caso perdido.',
      'A pornografia ensina a usar pessoas e deixa um vazio maior do que o que prometia encher.',
      'O caminho de volta raramente é só força de vontade: passa por luz (contar a alguém), por limites (bloqueios, horários) e por desejos melhores.',
      'Cada recomeço conta, porque a graça de Deus não tem cota de uso.',
    ],
    deeper: [
      'Repare no que você sente um pouco antes: tédio, rejeição, estresse. Leve exatamente isso a Deus na hora, em vez de só pedir para não cair.',
      'Quem é casado: a confiança se reconstrói com verdade e tempo, e um conselheiro cristão ajuda muito.',
    ],
    practice:
      'Instale hoje um bloqueador, deixe o celular fora do quarto à noite e peça a um irmão maduro, do mesmo sexo, que pergunte por você toda semana.',
    prayer:
      'Senhor, purifica o meu olhar e cura o que procuro no lugar errado. Dá-me coragem de viver na luz e alegria em te agradar. Amém.',
    help: 'Se já virou compulsão, procure também um psicólogo: existe tratamento, e buscá-lo é parte do arrependimento.',
  },
  {
    id: 'mentira',
    title: 'mentira e verdade',
    keywords:
      'mentir*, minto, menti, mentiros*, falsidade, falso, honest*, desonest*, engan*, falar a verdade, dizer a verdade, sincer*, trapaç*, colar na prova, cola na prova, omitir',
    tone: 'struggle',
    references: [
      ['Efésios 4.25', 'deixar a mentira e falar a verdade, porque somos um corpo'],
      ['João 8.32', 'a verdade que liberta'],
      ['Provérbios 12.22', 'o prazer de Deus em quem age com verdade'],
    ],
    paragraph: [
      'Quase sempre mentimos para nos proteger: da vergonha, de uma bronca, de decepcionar alguém.',
      'O problema é que a mentira compra segurança a prazo, e os juros são altos: medo de ser descoberto e solidão.',
      'Quem anda com Jesus pode arriscar a verdade, porque o amor dele não depende da nossa boa imagem.',
      'Verdade e amor andam juntos: dizer com respeito, na hora certa e a quem interessa.',
    ],
    deeper: [
      'Se a mentira virou costume, comece pequeno: corrija na hora, com um simples “não foi bem assim, deixa eu dizer direito”.',
      'Se há uma mentira antiga ferindo alguém, ore, busque conselho e planeje a conversa; a confissão costuma doer menos do que o segredo.',
    ],
    practice:
      'Escolha uma meia-verdade dos últimos dias e vá consertá-la hoje, sem desculpas, com uma frase simples.',
    prayer:
      'Senhor, tu és a verdade. Livra-me do medo que me faz esconder e dá-me coragem para viver sem máscaras. Amém.',
  },
  {
    id: 'fofoca',
    title: 'fofoca e o uso das palavras',
    keywords:
      'fofoc*, falar mal, falam mal, falaram mal de mim, língua, palavrão, palavrões, xing*, maledic*, calúnia, difama*, boato, intriga, palavras, crítica, critic*, julgar os outros, julgamento, murmur*, reclam*',
    tone: 'struggle',
    references: [
      ['Tiago 3.1-12', 'a língua pequena que dirige e também incendeia'],
      ['Efésios 4.29', 'palavras que edificam e transmitem graça'],
      ['Provérbios 26.20', 'sem lenha o fogo se apaga, sem fofoca a briga acaba'],
    ],
    paragraph: [
      'As palavras constroem ou derrubam, e a fofoca derruba com cara de conversa inocente.',
      'Três perguntas ajudam antes de falar: é verdade, é necessário, eu diria isso na frente da pessoa?',
      'Se você foi o alvo, a ferida é real; leve-a a Deus antes de responder e, se puder, converse direto com quem falou.',
      'A boca fala do que o coração está cheio, por isso a mudança começa por dentro, enchendo-o de coisas boas.',
    ],
    deeper: [
      'Quando alguém vier contar algo de outro, tente: “você já falou com ele sobre isso?”. Essa pergunta apaga muito incêndio.',
      'Quanto a palavrões e reclamações, troque em vez de só cortar: uma palavra de gratidão no lugar muda o hábito.',
    ],
    practice:
      'Passe o dia de hoje sem falar de quem não está presente, a não ser para elogiar ou orar. À noite, reveja como foi.',
    prayer:
      'Põe guarda à minha boca, Senhor. Que as minhas palavras curem, aproximem e façam bem a quem ouve. Amém.',
  },
  {
    id: 'orgulho',
    title: 'orgulho e humildade',
    keywords:
      'orgulh*, soberb*, arrog*, vaidade, vaidos*, humild*, humilhar, superior, prepot*, não aceito crítica, teimos*, ego, egoís*, ser o centro, reconhecimento, elogio*',
    tone: 'struggle',
    references: [
      ['Filipenses 2.3-11', 'o caminho de Jesus, que se fez servo'],
      ['Tiago 4.6-10', 'Deus se opõe ao soberbo e dá graça ao humilde'],
      ['Lucas 18.9-14', 'o fariseu e o publicano orando no templo'],
    ],
    paragraph: [
      'O orgulho é difícil de ver no espelho, porque ele se disfarça de razão.',
      'Humildade não é pensar mal de si: é pensar menos em si, porque já se está seguro no amor de Deus.',
      'Jesus sabia exatamente quem era e, justamente por isso, pegou a toalha e lavou pés.',
      'Quem não precisa vencer todas as discussões descobre um descanso que o orgulhoso não conhece.',
    ],
    deeper: [
      'Alguns sinais de orgulho: dificuldade de pedir perdão, de pedir ajuda e de alegrar-se com o acerto alheio.',
      'Deus trata isso com carinho: costuma nos dar oportunidades de servir onde ninguém aplaude.',
    ],
    practice:
      'Faça hoje um serviço que ninguém vai ver e peça a alguém próximo: “onde eu poderia ouvir melhor?”. Só escute e agradeça.',
    prayer:
      'Jesus, manso e humilde de coração, ensina-me o teu caminho. Liberta-me da necessidade de ter razão e faz-me servo. Amém.',
  },
  {
    id: 'preguica',
    title: 'preguiça e procrastinação',
    keywords:
      'preguiç*, procrastin*, deixar para depois, deixo tudo para depois, adiar, enrol*, falta de vontade, desorganizad*, organizar meu tempo, gestão do tempo, tempo, não termino nada, foco, concentr*',
    tone: 'struggle',
    references: [
      ['Provérbios 6.6-11', 'a formiga que trabalha sem chefe'],
      ['Colossenses 3.23-24', 'fazer de coração, como para o Senhor'],
      ['Efésios 5.15-17', 'usar bem o tempo, com sabedoria'],
    ],
    paragraph: [
      'Nem todo adiamento é preguiça: às vezes é medo de fazer malfeito, tarefa grande demais ou cansaço de verdade.',
      'A sabedoria de Provérbios observa a formiga: passos pequenos, na hora certa, sem precisar de plateia.',
      'Quando o trabalho é oferecido a Deus, até o que é repetitivo ganha sentido.',
      'Começar é quase sempre a parte mais pesada; depois de cinco minutos, a alma pega o ritmo.',
    ],
    deeper: [
      'Divida a tarefa até que o primeiro passo pareça fácil demais para ser adiado.',
      'E ponha o descanso na agenda: quem nunca descansa de verdade acaba descansando fora de hora.',
    ],
    practice:
      'Escolha a tarefa que você mais tem adiado, ponha um alarme de dez minutos e comece agora, oferecendo esse tempo a Deus.',
    prayer:
      'Senhor, obrigado pelo dia de hoje. Dá-me disposição para o que é importante e alegria em fazer bem feito o que me confiaste. Amém.',
  },
];
