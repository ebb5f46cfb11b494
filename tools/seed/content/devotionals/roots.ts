import type { DevotionalText } from '../texts';

/** Raízes: belonging to Christ, and staying with him. */
export const rootsDevotionals: DevotionalText[] = [
  {
    verse_reference: 'Colossenses 2.6-7',
    verse_text:
      'Pois, como recebestes o Senhor Jesus Cristo, assim também andai nele, arraigados e sobreedificados nele, e confirmados na fé, assim como fostes ensinados, abundando em ação de graças.',
    opening_text:
      'Toda árvore que resiste ao vento tem uma história que ninguém vê. Antes dos galhos e da sombra, vieram as raízes. Hoje a Palavra nos convida a olhar para baixo, para aquilo que nos sustenta.',
    context:
      'Paulo escreveu aos colossenses da prisão. Colossos era uma cidade do vale do rio Lico, na Ásia Menor, e a igreja dali nasceu do trabalho de Epafras; muitos daqueles irmãos nunca tinham visto o rosto de Paulo. Circulavam ensinos que pareciam profundos e prometiam um caminho “a mais” além de Cristo. Paulo responde com duas imagens do dia a dia: a árvore que lança raízes e a casa que se ergue sobre o alicerce.',
    central_insight:
      'A vida cristã continua do mesmo jeito que começou: **recebendo**. Não recebemos Jesus pela graça para depois seguir por conta própria. Quem está arraigado nele:\n• anda com ele nas coisas pequenas;\n• é edificado aos poucos, sem pressa;\n• transborda *gratidão*, que é o primeiro fruto a aparecer.\nRaiz não cresce em um dia. Ela cresce todo dia.',
    reflection_question:
      'Onde as suas raízes têm buscado água ultimamente: em Cristo, na aprovação das pessoas, no trabalho, em outra coisa?',
    application_question:
      'Escreva três motivos de gratidão e agradeça a Deus por eles antes de dormir. Quais são?',
    closing_text:
      'Senhor Jesus, eu te recebi; agora quero andar em ti. Aprofunda as minhas raízes no teu amor e enche o meu coração de gratidão. Amém.',
  },
  {
    verse_reference: 'João 15.5',
    verse_text:
      'Eu sou a videira, vós as varas: quem está em mim, e eu nele, esse dá muito fruto; porque sem mim nada podeis fazer.',
    opening_text:
      'Há dias em que fazemos muito e, mesmo assim, chegamos à noite vazios. Jesus não começa pedindo resultados: ele oferece uma ligação. Antes de correr, respire e lembre-se de onde vem a sua força.',
    context:
      'Jesus disse estas palavras aos discípulos na noite em que foi preso, depois da última ceia. A videira era uma imagem conhecida: os profetas chamavam Israel de vinha do Senhor, e uma grande videira dourada enfeitava a entrada do templo em Jerusalém. Ao dizer “Eu sou a videira”, Jesus mostra aos seus amigos onde encontrariam vida depois que ele partisse.',
    central_insight:
      'O ramo não se esforça para produzir uvas; ele **permanece**, e a seiva faz o resto. Permanecer em Cristo tem gestos simples:\n• ouvir a sua Palavra com atenção;\n• falar com ele com sinceridade;\n• obedecer no que já está claro.\n“Sem mim nada podeis fazer” não é uma ameaça, é um alívio: você não precisa carregar aquilo que *só Deus* pode fazer.',
    reflection_question:
      'Em que área da sua vida você tem tentado dar fruto sem estar ligado a Jesus?',
    application_question:
      'Em que momento de hoje você vai parar por cinco minutos, sem celular, só para estar com Jesus? Escreva a hora e o lugar.',
    closing_text:
      'Senhor Jesus, eu quero permanecer em ti. Corre em mim como a seiva corre no ramo e dá, através de mim, o fruto que alegra o Pai. Amém.',
  },
  {
    verse_reference: 'Salmos 1.3',
    verse_text:
      'Pois será como a árvore plantada junto a ribeiros de águas, que dá o seu fruto no seu tempo; as suas folhas não cairão, e tudo quanto fizer prosperará.',
    opening_text:
      'Uma árvore não faz barulho quando cresce. O mais importante acontece debaixo da terra, onde ninguém vê. Hoje, Deus quer cuidar das suas raízes.',
    context:
      'O Salmo 1 é a porta de entrada do livro dos Salmos. Na terra seca de Israel, uma árvore só se mantinha verde o ano inteiro se estivesse perto de água constante. A palavra “plantada” sugere uma muda levada de propósito para junto dos canais de rega: alguém escolheu aquele lugar para ela. Assim é quem tem prazer na lei do Senhor e nela medita de dia e de noite.',
    central_insight:
      'O salmo não promete uma vida sem seca; mostra **raízes que alcançam a água** quando a seca chega. E o fruto vem *no seu tempo*: há tempo de flor, tempo de poda e tempo de colheita. Comparar a sua estação com a dos outros rouba a paz. O que depende de você é simples e diário: voltar à Palavra, deixar que ela desça devagar e confiar no ritmo de Deus.',
    reflection_question:
      'Que estação você está vivendo agora: plantio, poda, espera ou colheita? O que Deus pode estar fazendo nas suas raízes?',
    application_question:
      'Escolha uma frase do Salmo 1 e leve-a com você hoje. Em que momentos do dia você vai repeti-la?',
    closing_text:
      'Pai, planta-me junto às tuas águas. Que a tua Palavra desça até o fundo do meu coração e dê fruto no tempo certo. Amém.',
  },
  {
    verse_reference: 'Jeremias 17.7',
    verse_text: 'Porém bendito o varão que confia no Senhor, e cuja confiança é o Senhor.',
    opening_text:
      'Todo mundo confia em alguma coisa. A pergunta é se ela aguenta o peso da nossa vida. Jeremias nos ajuda a olhar com sinceridade para isso.',
    context:
      'Jeremias profetizou nas últimas décadas do reino de Judá, antes da queda de Jerusalém diante da Babilônia. Os reis buscavam segurança em alianças com nações poderosas, como o Egito. O profeta compara dois destinos: o arbusto solitário no deserto e a árvore plantada junto às águas, que estende as suas raízes para o ribeiro e não deixa de dar fruto nem no ano de sequidão.',
    central_insight:
      'O versículo repete a ideia de propósito: bendito quem confia *no* Senhor e cuja confiança **é** o Senhor. Não se trata apenas de confiar que Deus vai dar algo; é descansar em *quem ele é*. O calor também chega para a árvore do profeta. A diferença é que ela não se afadiga, porque a sua fonte não depende do clima.',
    reflection_question: 'Quando algo dá errado, para onde corre primeiro o seu coração?',
    application_question:
      'Pense em uma decisão desta semana. Antes de falar dela com qualquer pessoa, leve-a a Deus em oração. Que decisão é essa?',
    closing_text:
      'Senhor, tu és a minha confiança. Quando o calor vier, que as minhas raízes encontrem a tua água. Mantém verdes as minhas folhas, para que outros achem sombra. Amém.',
  },
  {
    verse_reference: 'Filipenses 1.6',
    verse_text:
      'Tendo por certo isto mesmo, que aquele que em vós começou a boa obra, a aperfeiçoará até ao dia de Jesus Cristo.',
    opening_text:
      'Você já começou algo e parou no meio do caminho? Deus nunca. O que ele inicia em nós, ele mesmo leva até o fim.',
    context:
      'Filipos foi a primeira cidade da Macedônia em que Paulo anunciou o evangelho. Ali a igreja começou com gente muito diferente: Lídia, uma comerciante de púrpura, e um carcereiro com a sua família. Anos depois, preso, Paulo escreve a esses amigos uma carta cheia de alegria. Ele agradece porque a fé que viu nascer continuava crescendo.',
    central_insight:
      'Repare em quem é o sujeito da frase: **Deus começou, Deus aperfeiçoará**. Você participa, mas a obra é dele. Por isso um dia ruim não é o fim da história. Como um pomar que passa pelo inverno, você pode estar *em obra* mesmo quando nada floresce. A santidade não é um salto; é a paciência de Deus, dia após dia.',
    reflection_question:
      'Que mudança Deus já começou em você e que talvez você tenha deixado de perceber?',
    application_question:
      'Conte a alguém de confiança uma coisa boa que Deus tem feito em você. Com quem você vai falar hoje?',
    closing_text:
      'Pai, obrigado porque não desistes de mim. Completa em mim o que começaste e dá-me paciência comigo mesmo e com os outros. Amém.',
  },
  {
    verse_reference: 'Salmos 119.105',
    verse_text: 'A tua palavra é uma lâmpada para os meus pés e uma luz para o meu caminho.',
    opening_text:
      'Gostaríamos de ver o mapa inteiro antes de dar o primeiro passo. Deus, quase sempre, ilumina só o próximo. E isso basta.',
    context:
      'O Salmo 119 é o capítulo mais longo da Bíblia. É um poema em ordem alfabética: são vinte e duas partes, uma para cada letra do alfabeto hebraico, e quase todos os versículos falam da Palavra de Deus. Naquele tempo não havia luz nas estradas. Quem andava de noite levava uma pequena lâmpada de barro com azeite, que clareava apenas alguns passos.',
    central_insight:
      'A Palavra é **lâmpada para os pés**, não farol para o horizonte inteiro. Deus nos dá luz suficiente para obedecer *hoje*. Quem espera ver tudo antes de andar fica parado no escuro; quem dá o passo já iluminado descobre que a luz caminha junto. Meditar na Bíblia todos os dias é manter o azeite na lâmpada.',
    reflection_question:
      'Qual é o próximo passo que a Palavra já deixou claro para você, mas que você tem adiado?',
    application_question:
      'Qual passo pequeno você dará hoje? Escreva-o em uma frase que comece com “Hoje eu vou…”.',
    closing_text:
      'Senhor, obrigado pela tua Palavra. Ilumina o meu próximo passo e dá-me coragem para caminhar na luz que já me deste. Amém.',
  },
  {
    verse_reference: 'Mateus 7.24',
    verse_text:
      'Todo aquele, pois, que escuta estas minhas palavras e as pratica, assemelhá-lo-ei ao homem prudente, que edificou a sua casa sobre a rocha.',
    opening_text:
      'Duas casas podem parecer iguais num dia de sol. É a tempestade que revela o alicerce. Jesus quer falar conosco antes da chuva.',
    context:
      'Com esta comparação, Jesus encerra o Sermão do Monte. Na terra dele havia leitos de rio que passavam a maior parte do ano secos e lisos, bons de construir à primeira vista; quando vinham as chuvas de inverno, a enxurrada chegava de repente. Quem cavava até a rocha gastava mais tempo, mas dormia em paz.',
    central_insight:
      'As duas pessoas da parábola **ouvem** as mesmas palavras. A diferença está em *praticar*. Ouvir sem praticar dá a impressão de fé, mas não segura a casa. Praticar pode ser bem concreto:\n• pedir perdão;\n• dizer a verdade com mansidão;\n• repartir;\n• parar para orar.\nCada obediência pequena é mais uma pedra assentada na Rocha.',
    reflection_question: 'Que ensino de Jesus você conhece bem, mas ainda não tem praticado?',
    application_question:
      'Escolha um ensino de Jesus e pratique-o com uma pessoa determinada, hoje. Qual ensino, e com quem?',
    closing_text:
      'Jesus, tu és a minha Rocha. Que as tuas palavras passem dos meus ouvidos para as minhas mãos. Firma a minha casa em ti. Amém.',
  },
];
