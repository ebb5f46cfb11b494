import type { Passage } from '../../bible/passage';
import { foldText } from '../../text/fold';

interface Theme {
  /** Words without accents and case, including spellings of 1911. `perdo*` is a prefix; `de_madrugada` is two consecutive words. */
  words: string;
  /** Verses in which a word means something else: `MRK5.36`. */
  otherwiseIn?: string;
  /** Every text is true of all other verses of the Bible that contain one of the words. */
  insights: string[];
}

/** The themes of a verse, found by its words. */
const themes: Theme[] = [
  {
    words:
      'nao_temas nao_temais nao_temaes nao_temerei nao_temeremos medo assustes espantes assombres',
    insights: [
      '“Não temas” é uma das frases que Deus mais repete na Bíblia. Ele não a diz porque o perigo não existe, e sim porque **não estamos sem companhia** dentro dele.',
      'O **medo** encolhe o mundo até caber só o que assusta. A fé não o nega; *põe ao lado dele alguém maior*.',
    ],
  },
  {
    words: 'temor temem teme temei temente',
    otherwiseIn: '1CH14.17 PRO29.25 MAT27.54 2TI1.7',
    insights: [
      'Na Bíblia, o **temor** do Senhor não é pavor: é o respeito amoroso de quem sabe diante de quem está. Esse respeito *tira a força dos outros medos*.',
      'Quem teme a Deus não foge dele; aproxima-se com os **pés descalços**, como Moisés diante da sarça. Reverência e confiança cabem no mesmo gesto.',
    ],
  },
  {
    words: 'confia confiae confiai confiam confiar confiarei confio confiei confiou confianca',
    otherwiseIn: 'ISA36.4',
    insights: [
      '**Confiar**, na Bíblia, é apoiar o peso em alguém, como quem se encosta numa parede firme. Não é sentir certeza o tempo todo; é *escolher onde se apoiar*.',
      'A **confiança** não nasce de repente: cresce como a amizade, de tanto caminhar junto. Cada dia em que voltamos a Deus é *mais um passo* nela.',
    ],
  },
  {
    words: 'esperanca espero espera esperam esperar esperarei esperamos esperei',
    otherwiseIn: '1SA9.27 2KI7.9',
    insights: [
      '**Esperar**, na Bíblia, não é cruzar os braços. É continuar a caminhar com os olhos voltados para Deus, *como a sentinela que sabe que a manhã vem*.',
      'A **esperança** não depende de as coisas parecerem bem; depende de quem as tem nas mãos. Por isso ela pode nascer *até no escuro*.',
    ],
  },
  {
    words: 'misericordi* benignidade* bondade piedoso piedade compaixao compadec*',
    insights: [
      'A **misericórdia** de Deus não é um favor de vez em quando; é o jeito dele. O coração dele *se inclina* para quem sofre e para quem errou.',
      'Bondade, compaixão, misericórdia: a Bíblia gasta muitas palavras para dizer que Deus **não é indiferente**. E convida quem as recebe a não ser também.',
    ],
  },
  {
    words: 'amor ama amar amaras amou amei amam amemos ameis amai amae amado amados amada',
    otherwiseIn: 'GEN26.24 2SA18.5 EST2.17',
    insights: [
      'O **amor**, na Bíblia, é menos um sentimento que vai e vem e mais uma decisão que fica. É assim que Deus ama, e é assim que ele *nos ensina a amar*.',
      'Antes de nos pedir **amor**, Deus nos deu o seu. Ninguém tira água de um poço vazio: *deixe-se amar primeiro*, e o resto ficará mais leve.',
    ],
  },
  {
    words: 'perdo* pecado* peccado* transgressao transgressoes iniquidades',
    otherwiseIn: 'PRO23.17 ECC8.12 JHN9.25',
    insights: [
      'Deus não trata o pecado fazendo de conta que não existe. Ele o **põe na luz para perdoar**, e quem é perdoado pode, enfim, parar de se esconder.',
      'O **perdão** não muda o que aconteceu, mas muda o que vem depois. Com Deus, *uma queda não precisa ser o último capítulo*.',
    ],
  },
  {
    words: 'paz pacificas',
    otherwiseIn: 'NUM25.12 JDG18.6 JDG19.20 ISA38.17 ISA39.8 JER28.9',
    insights: [
      '**Paz**, na Bíblia, é mais do que silêncio ou ausência de briga: é a vida em ordem, com Deus e com os outros. Ela pode começar *dentro de quem ora*, antes que tudo em volta se acalme.',
      'A **paz** de que a Bíblia fala não se compra nem se força. Ela se recebe de Deus e *se pratica nas conversas pequenas*.',
    ],
  },
  {
    words: 'alegr* jubil* regozij* gozo exult*',
    otherwiseIn: '1SA4.5 JOB20.4 JER41.13',
    insights: [
      'A **alegria** da Bíblia convive com as lágrimas; ela não depende de tudo ir bem. Nasce de saber *a quem pertencemos*.',
      'Alegrar-se em Deus também é um modo de confiar: é dizer, sem discurso, que **ele é bom** e que este dia está nas mãos dele.',
    ],
  },
  {
    words:
      'louv* gracas cantarei cantai cantae cantar canticos cantico bendito bendize bendizei bendisseram celebrai',
    otherwiseIn: 'GEN14.19 LEV9.23 2CH30.27 PRO31.30 SNG2.11 JER17.7',
    insights: [
      '**Louvar** é olhar para Deus até que ele fique maior do que o problema. A situação pode ser a mesma; *os olhos já não são*.',
      'A gratidão tem boa memória. Quando **damos graças**, o coração se lembra do que a preocupação *tinha escondido*.',
    ],
  },
  {
    words:
      'clama clamae clamai clamam clamando clamar clamarao clamaram clamava clamei clamem clamo clamou orar orou orai orae orando orava oracao oracoes suplica* invoc*',
    otherwiseIn: 'EXO34.6 JDG15.19 JOB29.12 MRK15.39 JHN7.37',
    insights: [
      '**Orar** não exige palavras bonitas. Um grito, um suspiro, uma frase pela metade: na Bíblia, Deus ouve *até o gemido*.',
      'Quem clama já deu um passo: saiu de dentro de si e **voltou-se para alguém**. A oração começa antes da primeira palavra.',
    ],
  },
  {
    words: 'ouve ouvi ouvir ouviu ouvem ouviste ouvirei ouvidos escuta escutai ouvindo',
    otherwiseIn: 'DEU23.5 JOS2.11 1SA8.7 2SA18.5 EZR3.13 SNG2.11 MRK5.36 REV9.13 REV16.7 REV19.6',
    insights: [
      '**Ouvir**, na Bíblia, é mais do que perceber um som: é dar atenção com a vida. Quem ouve de verdade *já começa a responder*.',
      'A Bíblia mostra um Deus que fala e também um Deus que **escuta**. Nessa conversa, ele nos ouve, e *nós aprendemos a ouvi-lo*.',
    ],
  },
  {
    words: 'palavra palavras escritura escripturas escrituras mandamento mandamentos estatutos lei',
    otherwiseIn:
      'EXO8.10 JDG11.11 JDG15.19 JOB18.2 ISA39.8 JER28.9 DAN5.17 MRK5.36 ROM7.24 GAL5.22',
    insights: [
      'Palavras fazem coisas: levantam ou derrubam, ferem ou curam. Por isso a Bíblia dá tanto valor à **palavra de Deus**, que dá vida, e também *às nossas*.',
      'Guardar uma **palavra** é mais do que decorá-la: é dar a ela um lugar dentro de casa, para que *esteja à mão na hora certa*.',
    ],
  },
  {
    words:
      'caminho caminhos vereda veredas andar andai andarei andemos andou anda passos guia guiar guiara guiou',
    otherwiseIn:
      'DEU20.4 JOS9.14 JDG18.6 1KI2.2 JOB26.14 PSA65.11 ISA15.5 EZK44.4 HOS5.15 ROM11.33',
    insights: [
      'A Bíblia gosta de dizer que a vida com Deus é um **caminho**: tem curvas, paradas e companhia. Ninguém precisa ver a estrada toda; *basta o próximo passo*.',
      'Quem anda com Deus não anda atrás de um estranho. Ele conhece o nosso cansaço e **acerta o passo com o nosso**.',
    ],
  },
  {
    words: 'luz lampada lampadas ilumina trevas escuridao resplandec* brilh*',
    otherwiseIn: '2KI7.9 SNG6.10 ISA18.4 AMO4.13',
    insights: [
      'A **luz** não discute com a escuridão; apenas chega, e a escuridão se afasta. Mesmo pouca, *ela já mostra onde pôr o pé*.',
      'Quando a noite está muito escura, a gente aprende a dar valor a uma lâmpada. Deus nem sempre acende tudo de uma vez, mas **não nos deixa sem luz**.',
    ],
  },
  {
    words: 'forca forcas fortaleza forte fortalec* esforca* esforcemo* animo',
    otherwiseIn:
      'EXO1.20 EXO34.6 DEU9.29 JOS2.11 JOS17.17 JDG14.14 1SA30.6 2KI23.25 1CH13.8 2CH24.13 NEH7.2 JOB36.5 PSA132.7 ECC9.10 ISA9.6 JER10.6 JER51.15 EZK26.17 EZK34.16 HOS7.15 MRK12.30 JAS4.8 REV5.12',
    insights: [
      'A **força** que vem de Deus não costuma sobrar; é a que basta para o passo de hoje. *Amanhã a gente pede de novo*.',
      'Na Bíblia, ser **forte** não quer dizer nunca cair nem dispensar ajuda. É saber de onde vem a força e *voltar lá quantas vezes for preciso*.',
    ],
  },
  {
    words: 'refugio rocha escudo abrigo esconderijo torre tuas_asas suas_asas',
    otherwiseIn: 'EXO37.9 AMO6.12',
    insights: [
      'Rocha, abrigo, escudo, sombra, asas: quando fala de **proteção**, a Bíblia procura imagens que a gente possa tocar. Escolha a de que o seu coração *precisa hoje*.',
      'Ter um **refúgio** não quer dizer nunca enfrentar tempestade; quer dizer *ter para onde correr* quando ela vem.',
    ],
  },
  {
    words: 'coracao coracoes',
    insights: [
      'Na Bíblia, o **coração** não é só o lugar dos sentimentos: é onde se pensa, se deseja e se decide. Quando Deus fala ao coração, fala *com a pessoa inteira*.',
      'Muita gente repara na aparência; Deus olha o **coração**. Diante dele *não é preciso enfeitar nada*.',
    ],
  },
  {
    words: 'servir servi serviremos sirvam ministrar ministerio',
    otherwiseIn: 'JOS20.2 1KI17.16 ISA14.3',
    insights: [
      '**Servir**, no Reino de Deus, não diminui ninguém. O próprio Jesus tomou a toalha e a bacia e *lavou os pés dos amigos*.',
      'Quase todo **serviço** bom se faz longe dos aplausos. Quem serve a Deus aprende a trabalhar *diante do olhar dele*, e isso basta.',
    ],
  },
  {
    words: 'justica equidade retidao juizo',
    otherwiseIn: 'GEN15.5 EXO28.29 NEH2.20 JER48.47 HAB1.12 2PE2.9',
    insights: [
      '**Justiça**, na Bíblia, tem rosto: o do órfão, o da viúva, o do estrangeiro, o de quem trabalha. Amar a Deus passa por *como tratamos as pessoas*.',
      'Deus é justo e é bom, as duas coisas ao mesmo tempo. A sua **justiça** não é frieza: é *amor que leva a sério* quem foi ferido.',
    ],
  },
  {
    words:
      'pobre pobres orfao orfaos viuva viuvas necessitado necessitados aflito aflitos afflicto afflictos estrangeiro estrangeiros oprimido opprimido faminto',
    otherwiseIn: 'GEN23.4 1CH4.10 ZEC9.9 2CO6.10 2CO8.9',
    insights: [
      'Quem quase ninguém vê tem lugar de honra no olhar de Deus. Ler esta palavra é *aprender a olhar para onde ele olha*.',
      'A Bíblia nunca fala dos que sofrem como de um assunto distante. **São vizinhos**, e às vezes somos nós.',
    ],
  },
  {
    words: 'vida viver vive viva viveis',
    otherwiseIn: 'GEN18.14 LEV17.11 1SA22.23 2SA1.23 2SA4.9 1KI22.14 EST7.3 ECC8.12 JER8.7',
    insights: [
      'Muitas vezes, quando a Bíblia fala de **vida**, fala de mais do que respirar: fala de vida com sentido, com companhia, com Deus. É essa que ele *quer nos dar*.',
      'Cada dia é um pedaço de **vida** que não volta. Recebê-lo como presente, e não só como obrigação, já muda *o modo de vivê-lo*.',
    ],
  },
  {
    words: 'fe cre crer creu creem creram creio crede crendo incredulidade',
    insights: [
      '**Crer** não é ter todas as respostas; é entregar-se a quem as tem. A fé pode ser pequena e, mesmo assim, *segurar na mão certa*.',
      'Um pai aflito disse a Jesus que cria e, no mesmo fôlego, pediu socorro para a sua falta de fé. **Uma oração assim também é fé**.',
    ],
  },
  {
    words:
      'sua_graca pela_graca minha_graca graca_de_deus graca_do_senhor graca_de_nosso_senhor toda_a_graca',
    insights: [
      '**Graça** é presente: não se paga nem se merece. Só se recebe, de mãos abertas, e depois *se passa adiante*.',
      'A **graça** não nos dispensa de crescer; ela nos dá *o chão firme de onde crescer*.',
    ],
  },
  {
    words: 'alianca pacto concerto prometeu promessa promessas jurou',
    otherwiseIn: 'NUM25.12 1SA4.5 AMO3.3',
    insights: [
      '**Aliança** é mais do que acordo: é Deus que se compromete. Quando o povo esquece, *ele se lembra*.',
      'A Bíblia inteira conta uma **promessa** levada adiante com paciência, geração após geração. *Nós lemos de dentro dela*.',
    ],
  },
  {
    words: 'pastor rebanho pasto apascent* minhas_ovelhas ovelhas_de ovelhas_que',
    otherwiseIn: 'ZEC11.7',
    insights: [
      'Um bom **pastor** conhece o rebanho, vai à frente e volta para buscar quem ficou. A Bíblia usa essa imagem para que *ninguém se sinta perdido de vista*.',
      'A ovelha não conhece o mapa; conhece a **voz**. Aprender a reconhecer a voz de Deus é *trabalho para a vida inteira*.',
    ],
  },
  {
    words: 'fonte fontes rios_sobre chuva_tempora como_a_chuva',
    otherwiseIn: 'JDG15.19',
    insights: [
      'Numa terra seca, **água** é questão de vida. As fontes e os rios da Bíblia lembram *de quem a alma tem sede*.',
      'Uma **fonte** dá porque recebe. Quem bebe de Deus cada dia *tem o que oferecer* aos outros.',
    ],
  },
  {
    words: 'pao comer comei mesa fome comeram',
    otherwiseIn: 'LEV21.8 NUM14.9 NUM28.2 1KI13.8 AMO8.11',
    insights: [
      'A Bíblia conta muitos encontros com Deus em volta do **pão**: o maná, a ceia, o peixe assado na praia. Repartir comida também é *falar dele*.',
      'O **pão** de cada dia chega até nós por muitas mãos. Agradecer por ele é *agradecer também por elas*.',
    ],
  },
  {
    words: 'nome',
    otherwiseIn:
      'GEN11.9 JOS22.34 JDG15.19 RUT4.14 1SA7.12 1KI7.21 1KI16.24 1CH14.17 SNG1.3 EZK48.35',
    insights: [
      'Na Bíblia, o **nome** diz quem alguém é. Deus se dá a conhecer pelo nome, e *conhece o nosso*.',
      'Deus não nos trata por número nem por apelido. Quem é chamado **pelo nome** sabe que *foi visto*.',
    ],
  },
  {
    words: 'santo santa santos sancto sancta sanctos santidade santific* sanctific*',
    otherwiseIn: 'ZEP1.7',
    insights: [
      '**Santo**, na Bíblia, quer dizer separado, inteiro, diferente de tudo. A santidade de Deus não é frieza; é *a pureza de um amor sem sombra*.',
      'Deus não pede uma vida de vitrine. Viver em santidade é **pertencer a ele** também nas coisas comuns.',
    ],
  },
  {
    words:
      'salvacao salvar salvador salva salvou salvos livra livrara livrou livrei livramento libert* redentor redemptor redimi* resgat*',
    otherwiseIn: 'JER34.14',
    insights: [
      'Quem **salva**, na Bíblia, é Deus. O povo clama, espera, atravessa; mas *a mão que tira do fundo é a dele*.',
      'Livrar, resgatar, redimir: a Bíblia conta de muitos modos a mesma história, a de um Deus que **vem ao encontro** de quem não consegue sair por si.',
    ],
  },
  {
    words: 'gloria glorioso gloriosas majestade',
    otherwiseIn: '2CO10.17',
    insights: [
      'A palavra hebraica para **glória** fala de peso: daquilo que é sólido e de verdade. Diante da glória de Deus, *muita coisa que nos pesa fica leve*.',
      'A **glória** de Deus não esmaga quem a contempla; *põe cada coisa no seu tamanho*, também as nossas preocupações.',
    ],
  },
  {
    words: 'espirito',
    otherwiseIn: 'JOS2.11 JDG15.19 ECC6.9 ECC7.8 JHN19.30',
    insights: [
      'Em hebraico e em grego, **espírito** é também sopro e vento. Não se vê nem se segura, mas *sem ele nada se move*.',
    ],
  },
  {
    words: 'ceus ceu estrelas criou criador',
    otherwiseIn:
      'EXO16.4 2CH7.14 2CH30.27 JOL3.16 MAT3.17 MAT5.16 MAT12.50 MAT13.44 MAT24.35 MRK11.25 LUK15.7 LUK18.13 ACT4.12 ACT7.55 REV11.15 REV18.1 REV20.11',
    insights: [
      'O mundo criado também fala de Deus, sem usar palavras. Olhe hoje para o **céu** por um instante: *a leitura continua lá fora*.',
      'Quem fez o **céu** e a terra não acha pequena a vida de ninguém. Em Deus, *grandeza e cuidado moram juntos*.',
    ],
  },
  {
    words:
      'humilde humildes humildemente humilhar humilhou humilhe humilhai manso mansos mansidao soberba soberbos arrogancia',
    insights: [
      '**Humildade**, na Bíblia, não é pensar mal de si; é não precisar ser o centro. Quem se faz pequeno *abre espaço para Deus e para os outros*.',
      'O orgulho cansa, porque precisa ser defendido o tempo todo. **Descer do pedestal** é *um descanso*.',
    ],
  },
  {
    words: 'sabedoria sabio sabios entendimento prudencia conhecimento sciencia conselho',
    otherwiseIn: 'ECC9.10 ROM7.24 2CO13.11',
    insights: [
      '**Sabedoria** não é ter resposta para tudo; é saber a quem perguntar. Ela começa *de joelhos* e aparece nas escolhas.',
      'Na Bíblia, **conhecer** não é só saber a respeito: é conviver. Conhece a Deus *quem anda com ele*.',
    ],
  },
  {
    words:
      'irmao irmaos igreja egreja amigo amigos companheiro uns_aos_outros uns_com_os_outros uns_para_com uns_pelos_outros uns_dos_outros',
    otherwiseIn: 'GEN24.27 DEU18.15 JDG3.9 1SA16.13 2SA4.9 NEH7.2 PRO13.20',
    insights: [
      'Deus raramente chama alguém para andar sem ninguém ao lado. A fé é pessoal, mas cresce **uns com os outros**, *com a paciência que isso pede*.',
      '**Irmão** não é quem a gente escolhe; é quem a gente recebe. Aprender a receber *faz parte do caminho com Deus*.',
    ],
  },
  {
    words:
      'sou_contigo estou_contigo sera_contigo e_contigo estarei_contigo serei_contigo foi_contigo esta_conosco seja_conosco e_conosco conosco_esta que_estao_conosco esta_comnosco seja_comnosco e_comnosco comnosco_esta que_estao_comnosco anda_convosco estou_convosco seja_convosco sera_convosco vai_comvosco estou_comvosco seja_comvosco sera_comvosco habitarei ira_contigo eu_habito anjo_de_sua_presenca tua_presenca esta_perto perto_esta_o_teu_nome perto_esta_o_senhor',
    otherwiseIn: 'EZR9.15 EZK30.3 ZEP1.7',
    insights: [
      'Uma das maiores promessas da Bíblia é também das mais simples: **Deus conosco**. Antes de dar qualquer coisa, ele dá *a sua companhia*.',
      'A **presença** de Deus nem sempre tira a dificuldade do lugar; muitas vezes tira *a solidão de dentro dela*.',
    ],
  },
  {
    words:
      'angustia angustias lagrimas chor* aflicao afflicao tribulacao afflicto afflicta angustiado gemido',
    otherwiseIn: 'GEN33.4',
    insights: [
      'A Bíblia não tem pressa de enxugar o rosto de quem chora. Ela guarda **lágrimas** em orações e histórias, porque Deus *também as vê*.',
      'Sofrer não é sinal de que Deus se afastou. Na Bíblia, é muitas vezes na **aflição** que alguém descobre *como ele está perto*.',
    ],
  },
  {
    words:
      'fazer_toda_a_obra toda_a_obra fazer_a_obra faziam_a_obra grande_obra boa_obra obra_do_senhor vossa_obra tua_obra obra_da_vossa_fe edificar edificamos edificaremos edificarmos trabalho trabalhar',
    otherwiseIn: 'JDG10.16 ISA14.3 AMO7.15',
    insights: [
      'Toda **obra** que vale a pena tem dias de pedra sobre pedra, sem festa. Fazer bem a parte de hoje é *um jeito de confiar*.',
      'Deus poderia fazer muita coisa sem nós, e nos **chama para trabalhar com ele**. É honra, antes de ser tarefa.',
    ],
  },
  {
    words: 'semente semea* fruto frutos fructo fructos raiz raizes plantados muitissimas_arvores',
    otherwiseIn: 'GEN15.5 GEN17.7 GEN26.24 JDG9.11 2KI8.6 ISA44.3 AMO6.12',
    insights: [
      'Quem planta aprende a esperar. Entre a **semente** e o fruto há um tempo em que nada aparece, e *é ali que a vida trabalha*.',
      'Nenhum **fruto** se força. O que se pode fazer é cuidar da raiz: *terra boa, água e constância*.',
    ],
  },
  {
    words:
      'me_enviou te_enviou o_enviou a_quem_enviarei sou_enviado testemunhas testemunha_d* anunciai anunciae anunciar_a pregando',
    otherwiseIn: 'JER28.9 HEB12.1',
    insights: [
      'Quem é **enviado** não vai em nome próprio nem só com as próprias forças. Isso tira um peso: *a missão é de Deus*.',
      'Deus costuma **chamar** gente que não se acha pronta. Boa parte do preparo vem *no caminho*.',
    ],
  },
  {
    words:
      'lembra lembrai lembrae lembrou lembro lembrarei lembraras lembre memoria recordo recordarei',
    otherwiseIn: 'NEH2.20',
    insights: [
      '**Lembrar**, na Bíblia, é mais do que não esquecer: é trazer de novo para perto o que Deus fez e *viver a partir disso*.',
      'O esquecimento enfraquece a fé devagar. Por isso o povo de Deus erguia pedras, contava histórias e **repetia canções**: *para lembrar*.',
    ],
  },
  {
    words: 'pela_manha cada_manha de_madrugada nas_madrugadas da_manha vem_a_manha',
    otherwiseIn: '1SA5.3 2KI7.9 SNG7.12 EZK7.10 AMO4.13',
    insights: [
      'Cada **manhã** é um recomeço que não fizemos por merecer. A Bíblia vê nela um sinal: *Deus não se cansou de nós*.',
      'A **manhã** não apaga a noite, mas mostra que ela passou. Há dias em que *isso já é boa notícia*.',
    ],
  },
  {
    words:
      'te_buscam me_buscam buscai buscae buscar_ao buscar_a buscaria buscarao buscares buscassem buscarei buscar_e_salvar',
    insights: [
      '**Buscar** a Deus não é procurar quem se escondeu; é voltar-se para quem *já nos procurava*.',
      'Quem **busca** muda de passo: deixa algumas coisas, insiste em outras. A sede *já é o começo do encontro*.',
    ],
  },
  {
    words: 'convert* arrependei arrependimento',
    otherwiseIn: 'PSA114.7',
    insights: [
      '**Converter-se** é mudar de direção: parar, virar o rosto, voltar. Na Bíblia, quem volta *encontra Deus já à espera*.',
      'Arrepender-se não é viver remoendo a culpa. É **deixá-la nas mãos de Deus** e *recomeçar o caminho*.',
    ],
  },
  {
    words:
      'descansar durmo dormirei quietos repousai repousae repousaras sossego_e em_silencio descansa_a descansara achareis_descanso achareis_descanco vossas_almas',
    otherwiseIn: 'LEV17.11 JOS23.11',
    insights: [
      '**Descansar** também é um ato de fé: quem para um pouco reconhece que o mundo *está em outras mãos*.',
      'Há um barulho por dentro que só se acalma devagar. Ficar em silêncio diante de Deus é *deixar a água assentar até se ver o fundo*.',
    ],
  },
  {
    words: 'reino trono reinos',
    insights: [
      'Os tronos deste mundo passam, um depois do outro. A Bíblia os conta para que saibamos **em que Reino** *vale a pena confiar*.',
    ],
  },
  {
    words:
      'e_verdade tua_verdade de_verdade da_verdade a_verdade andam_na_verdade fiel fieis fidelidade fielmente',
    otherwiseIn: 'ISA39.8',
    insights: [
      'Na Bíblia, **verdade** e fidelidade são quase a mesma palavra: verdadeiro é aquilo em que se pode *firmar o pé*.',
      'A **fidelidade** quase não faz barulho: são pequenas lealdades, repetidas. Assim é Deus conosco, *e assim nos ensina a ser*.',
    ],
  },
  {
    words: 'etern* perpetu* para_sempre todo_o_sempre',
    otherwiseIn: '1KI12.7 2CH10.7',
    insights: [
      'O que é **eterno** não cabe na nossa pressa. Pôr o dia de hoje ao lado do que dura *para sempre* ajuda a ver o que é grande e o que é pequeno.',
    ],
  },
  {
    words: 'abenco* bencao bencaos bencoes abencoo',
    insights: [
      'Na Bíblia, a **bênção** não é para guardar: quem a recebe *torna-se caminho dela* para outros.',
    ],
  },
  {
    words:
      'meu_povo seu_povo teu_povo vosso_povo nosso_povo povo_do_senhor povo_santo somos_povo congregacao',
    otherwiseIn: 'EXO40.34 LEV1.3 LEV9.23 NUM2.2 NUM7.89 NUM16.22 NAM3.18',
    insights: [
      'Deus forma um **povo**, e não uma coleção de gente isolada. *Pertencer* também é presente dele.',
    ],
  },
  {
    words: 'jesus cristo christo',
    insights: [
      'Tudo o que a Bíblia diz de Deus ganha rosto em **Jesus**. Ao reler este versículo, imagine *o olhar dele* sobre a sua vida.',
      'Os primeiros cristãos não tinham muito: tinham **um nome** em que confiar e uma mesa para repartir. *O nome é o mesmo*.',
    ],
  },
];

/** The insights on the themes of a verse. */
export function insightsOn({ book, from }: Passage, verse: string): string[] {
  const reference = `${book}${from.chapter}.${from.verse}`;
  // `Deu à luz um filho` (gave birth to a son) does not mean light.
  const spoken = foldText(verse.replaceAll(/[àá] luz/gu, '')).match(/\p{L}+/gu) ?? [];
  const text = ` ${spoken.join(' ')} `;
  return themes
    .filter(({ otherwiseIn = '' }) => !otherwiseIn.split(' ').includes(reference))
    .filter(({ words }) => words.split(' ').some((word) => text.includes(searchedForm(word))))
    .flatMap((theme) => theme.insights);
}

/** The form of a theme's word in a text that has a space around each word. */
const searchedForm = (word: string) =>
  ` ${word.replaceAll('_', ' ')}${word.endsWith('*') ? '' : ' '}`.replace('*', '');

export const themeInsights = themes.flatMap((theme) => theme.insights);
