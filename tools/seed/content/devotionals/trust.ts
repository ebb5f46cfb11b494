import type { DevotionalText } from '../texts';

/** Confiança: resting in God when the road is hard to see. */
export const trustDevotionals: DevotionalText[] = [
  {
    verse_reference: 'Salmos 23.1',
    verse_text: 'O Senhor é o meu pastor, nada me faltará.',
    opening_text:
      'São poucas palavras, e muitas pessoas as aprenderam ainda crianças. Mas elas ficam novas cada vez que a vida aperta. Leia-as devagar, como quem ouve o próprio nome.',
    context:
      'Davi cuidou das ovelhas do pai em Belém antes de ser rei. Ele conhecia o trabalho: procurar pasto, abrir caminho, enfrentar o leão e o urso, defender o rebanho. No antigo Oriente, os reis eram chamados de pastores do povo. Davi, que foi as duas coisas, reconhece que também ele precisa de um Pastor.',
    central_insight:
      'O salmo inteiro nasce de uma palavra pequena: **meu**. O Deus que criou os céus cuida de você pessoalmente. “Nada me faltará” não quer dizer que você terá tudo o que deseja; quer dizer que *não lhe faltará o cuidado de Deus* em nenhum trecho do caminho, nem nos verdes pastos, nem no vale escuro. A ovelha não conhece o mapa. Ela conhece a voz.',
    reflection_question: 'Que preocupação você tem carregado como se não tivesse um pastor?',
    application_question:
      'Escreva essa preocupação em uma frase, entregue-a a Deus em oração e anote um passo pequeno que você dará hoje com confiança.',
    closing_text:
      'Senhor, tu és o meu pastor. Guia os meus passos hoje, acalma o meu coração e ensina-me a ouvir a tua voz. Amém.',
  },
  {
    verse_reference: 'Provérbios 3.5-6',
    verse_text:
      'Confia no Senhor com todo o teu coração, e não te estribes no teu próprio entendimento. Reconhece-o em todos os teus caminhos, e ele endireitará as tuas veredas.',
    opening_text:
      'Pensar é um presente de Deus; carregar tudo na cabeça, não. Há um lugar melhor para apoiar o peso das nossas decisões.',
    context:
      'O livro de Provérbios reúne a sabedoria de Israel, e os seus primeiros capítulos falam como um pai que aconselha o filho que vai sair para a vida. “Estribar-se” é apoiar o peso do corpo, como quem se encosta em uma bengala. E endireitar veredas lembra o trabalho de tirar pedras e aplainar a estrada antes de alguém importante passar.',
    central_insight:
      'O texto não pede que deixemos de pensar; pede que não façamos do nosso entendimento a **última palavra**. “Em todos os teus caminhos” inclui o trabalho, as contas, os afetos, a agenda. Reconhecer Deus em cada um é perguntar, com simplicidade: *Senhor, como queres que eu faça isto?* A promessa é que ele cuida da estrada, mesmo quando não entendemos a curva.',
    reflection_question: 'Que caminho você tem percorrido sem perguntar nada a Deus?',
    application_question:
      'Antes da sua próxima conversa ou decisão importante, pare e ore em silêncio por um minuto. Qual será esse momento hoje?',
    closing_text:
      'Senhor, confio em ti de todo o coração. Aplaina o que eu não consigo aplainar e guia-me quando eu não entender. Amém.',
  },
  {
    verse_reference: 'Isaías 41.10',
    verse_text:
      'Não temas, porque eu estou contigo; não te assombres, porque eu sou teu Deus: eu te esforço, e te ajudo, e te sustento com a destra da minha justiça.',
    opening_text:
      'O medo costuma chegar sem avisar. Deus não nos repreende por senti-lo; ele se aproxima e diz por que não precisamos ser dominados por ele.',
    context:
      'Estas palavras falam ao povo que conheceria o exílio na Babilônia: gente longe de casa, pequena diante dos impérios, com saudade e sem certezas. Nessa parte do livro de Isaías, o tom é de consolo. Deus lembra que os escolheu, que não os rejeitou e que continua segurando a mão deles.',
    central_insight:
      'Repare nos motivos que Deus dá. Ele não diz “não temas, porque nada vai acontecer”. Ele diz:\n• **eu estou contigo** — a presença;\n• **eu sou teu Deus** — a aliança;\n• **eu te esforço, te ajudo, te sustento** — o cuidado.\nA coragem da fé não nasce de olhar para dentro, e sim de saber *quem segura a nossa mão*.',
    reflection_question: 'Qual medo tem ocupado mais espaço no seu coração nestes dias?',
    application_question:
      'Escreva este versículo em um papel e deixe-o onde você vai encontrá-lo hoje. Que lugar será?',
    closing_text:
      'Meu Deus, estou com medo, e tu estás comigo. Sustenta-me com a tua mão e dá-me força para o dia de hoje. Amém.',
  },
  {
    verse_reference: 'Lamentações 3.22-23',
    verse_text:
      'As misericórdias do Senhor são a causa de não sermos consumidos; porque as suas misericórdias não têm fim. Novas são cada manhã; grande é a tua fidelidade.',
    opening_text:
      'Nem toda manhã começa com vontade de cantar. Esta palavra nasceu entre ruínas, e talvez por isso fale tão fundo ao nosso coração.',
    context:
      'O livro de Lamentações reúne poemas escritos depois da destruição de Jerusalém pelos babilônios. O templo estava em cinzas, e as famílias, espalhadas. São versos de choro, organizados pelas letras do alfabeto hebraico, como quem quer dizer a dor de A a Z. Bem no centro do livro, no capítulo 3, aparece esta declaração de esperança.',
    central_insight:
      'O poeta não nega a dor; ele **se lembra** de algo maior do que ela. “Disto me recordarei no meu coração”, escreve ele pouco antes, “por isso esperarei”. As misericórdias de Deus são *novas cada manhã*: não sobraram de ontem nem se gastaram com a queda de ontem. Como o maná no deserto, há porção fresca para hoje. Amanhã haverá para amanhã.',
    reflection_question:
      'Que sinal da fidelidade de Deus você consegue enxergar mesmo numa fase difícil?',
    application_question:
      'Anote uma misericórdia de Deus que você recebeu nas últimas vinte e quatro horas e agradeça por ela em voz alta.',
    closing_text:
      'Senhor, obrigado porque a tua misericórdia acordou antes de mim. Ajuda-me a recomeçar hoje. Grande é a tua fidelidade. Amém.',
  },
  {
    verse_reference: 'Josué 1.9',
    verse_text:
      'Não to mandei eu? Esforça-te, e tem bom ânimo; não pasmes, nem te espantes: porque o Senhor teu Deus é contigo, por onde quer que andares.',
    opening_text:
      'Há começos que assustam: um emprego novo, uma mudança, uma perda que nos obriga a recomeçar. Josué estava diante de um desses. Deus falou com ele ali, na margem do rio.',
    context:
      'Moisés tinha morrido, e Josué recebeu a tarefa de conduzir o povo para o outro lado do Jordão. Durante anos ele havia sido o ajudante; agora todos olhavam para ele. Logo no primeiro capítulo, Deus repete três vezes: “Esforça-te, e tem bom ânimo”. Junto com a ordem vem o conselho de meditar na lei do Senhor de dia e de noite.',
    central_insight:
      'A coragem bíblica não é ausência de tremor; é **obedecer acompanhado**. O centro da frase não está em “esforça-te”, e sim em “o Senhor teu Deus *é contigo*”. E repare até onde vai a promessa: *por onde quer que andares*. Não existe corredor de hospital, sala de reunião ou noite sem sono em que Deus precise chegar atrasado.',
    reflection_question: 'Diante de qual “rio Jordão” você está hoje?',
    application_question:
      'Qual primeiro passo você pode dar hoje em direção àquilo que tem adiado por medo?',
    closing_text:
      'Senhor, tu vais comigo. Dá-me bom ânimo para atravessar, um passo de cada vez, sem soltar a tua mão. Amém.',
  },
  {
    verse_reference: 'Romanos 8.28',
    verse_text:
      'E sabemos que todas as coisas contribuem juntamente para o bem daqueles que amam a Deus, daqueles que são chamados por seu decreto.',
    opening_text:
      'Quem olha um bordado pelo avesso vê só nós e fios soltos. Do outro lado, porém, alguém conhece o desenho. Este versículo nos fala do lado direito.',
    context:
      'Paulo escreveu aos cristãos de Roma antes de conhecê-los pessoalmente. O capítulo 8 fala com franqueza de sofrimento: a criação geme, nós gememos, e o próprio Espírito intercede por nós com gemidos inexprimíveis. É nesse cenário, e não numa vida sem dor, que aparece a certeza deste versículo.',
    central_insight:
      'O texto não diz que todas as coisas *são* boas. Diz que todas **contribuem juntamente** para o bem, porque Deus trabalha nelas e apesar delas. E o “bem”, logo em seguida, tem um rosto: sermos parecidos com Jesus. Por isso, diante de quem sofre, este versículo não serve para apressar o choro de ninguém; serve para *esperar junto*, sabendo que Deus não desperdiça nem as lágrimas.',
    reflection_question:
      'Que acontecimento difícil do passado, visto hoje, deixou em você algum bem que não esperava?',
    application_question:
      'Pense em alguém que está sofrendo. Que gesto simples de presença (uma visita, uma mensagem, uma refeição) você oferecerá hoje?',
    closing_text:
      'Pai, eu não entendo todos os fios, mas conheço as tuas mãos. Faz de tudo isso algo bom e torna-me parecido com Jesus. Amém.',
  },
  {
    verse_reference: 'Isaías 40.31',
    verse_text:
      'Mas os que esperam no Senhor renovarão as forças, subirão com asas como águias: correrão, e não se cansarão; caminharão, e não se fatigarão.',
    opening_text:
      'Existe um cansaço que o sono não resolve. Para esse, Deus oferece um descanso que se chama esperar nele.',
    context:
      'O capítulo 40 de Isaías começa com “Consolai, consolai o meu povo”. O povo no exílio achava que Deus tinha se esquecido dele: “O meu caminho está encoberto ao Senhor”. O profeta responde lembrando quem Deus é: o Criador dos fins da terra, que não se cansa nem se fatiga e que dá força ao cansado.',
    central_insight:
      'As águias sobem quase sem bater as asas, levadas pelas correntes de ar. **Esperar no Senhor** é abrir as asas para uma força que não é nossa. E a ordem das imagens é curiosa: voar, correr, *caminhar*. Talvez o maior milagre não seja voar, e sim continuar andando numa terça-feira comum, com fidelidade, sem desistir.',
    reflection_question:
      'O que mais tem cansado você: o corpo, as preocupações ou a tentativa de dar conta de tudo por conta própria?',
    application_question:
      'Que compromisso ou distração você pode deixar de lado hoje para descansar na presença de Deus por quinze minutos?',
    closing_text:
      'Senhor, eu espero em ti. Renova as minhas forças para voar, para correr e, principalmente, para continuar caminhando. Amém.',
  },
];
