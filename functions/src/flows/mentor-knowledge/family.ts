import type { MentorTopic } from './topic';

/** Topics on family and intimate relationships. */
export const family: readonly MentorTopic[] = [
  {
    id: 'casamento',
    title: 'casamento',
    keywords:
      'casamento, casad*, casal, meu marido, minha esposa, minha mulher, esposo, esposa, marido, cônjuge, crise no casamento, salvar meu casamento, brigas em casa, submiss*, intimidade no casamento, vida a dois, noiv*, casar',
    tone: 'struggle',
    references: [
      ['Efésios 5.21-33', 'entrega mútua, à maneira de Cristo'],
      ['1 Coríntios 13.4-7', 'como o amor age nos dias comuns'],
      ['Colossenses 3.12-14', 'suportar, perdoar e vestir-se de amor'],
    ],
    paragraph: [
      'Casamento é feito menos de grandes gestos e mais de pequenas fidelidades repetidas.',
      'O amor de que Paulo fala é bem prático: tem paciência, não guarda lista de erros, procura o bem do outro.',
      'Quando a conversa vira disputa, os dois perdem; quando um escuta primeiro, abre-se uma porta.',
      'Convidem Deus para o assunto: orar juntos, nem que sejam dois minutos, muda o tom da casa.',
    ],
    deeper: [
      'Troque “você sempre” por “eu me sinto… quando…”; a primeira frase acusa, a segunda convida.',
      'Se a crise é longa, busquem um casal maduro, o pastor ou um terapeuta de casais: pedir ajuda cedo evita muita dor.',
    ],
    practice:
      'Hoje, faça uma pergunta e só escute por cinco minutos: “como você está de verdade?”. Agradeça e ofereça-se para orar.',
    prayer:
      'Senhor, abençoa a minha casa. Ensina-nos a ouvir, a pedir perdão e a recomeçar, e sê o laço que nos une. Amém.',
    help: 'Se há agressão, ameaça ou medo dentro de casa, isso não é crise de casal: procure segurança. O 180 orienta mulheres 24 horas, e o 190 atende emergências.',
  },
  {
    id: 'traicao',
    title: 'traição no casamento',
    keywords:
      'traição, traiu, traí, fui traíd*, meu marido me traiu, minha esposa me traiu, adultério, amante, infidel*, infiel, caso extraconjugal, chifre',
    tone: 'pain',
    references: [
      ['Salmo 51', 'o arrependimento inteiro de Davi depois do adultério'],
      ['Salmo 147.3', 'Deus cura os de coração quebrado'],
      ['Oseias 2.14-23', 'o amor fiel de Deus diante da infidelidade'],
    ],
    paragraph: [
      'Uma traição quebra o chão da casa, e ninguém deveria apressar você a “virar a página”.',
      'Se você foi ferido, a culpa da traição não é sua; chore, busque apoio e não decida tudo no calor da primeira semana.',
      'Se foi você quem traiu, o caminho começa por verdade inteira, fim do outro relacionamento e disposição de responder por isso.',
      'Deus sabe restaurar o que parecia perdido, e sabe também cuidar de quem precisa seguir por outro caminho.',
    ],
    deeper: [
      'Perdão e reconciliação não são a mesma coisa: o perdão pode ser dado por um; a reconciliação precisa de dois, de tempo e de provas.',
      'Não levem isso sozinhos: pastor e terapeuta de casal, juntos, ajudam muito.',
    ],
    practice:
      'Escolha uma pessoa madura e discreta e conte a ela hoje. Adie grandes decisões até ter orado e recebido conselho.',
    prayer:
      'Senhor, o meu coração está em pedaços. Segura-me, dá-me verdade, sabedoria e o próximo passo, um de cada vez. Amém.',
  },
  {
    id: 'namoro',
    title: 'namoro',
    keywords:
      'namor*, ficar com alguém, ficante, crush, paquera, relacionamento amoroso, solteir*, esperar em deus um marido, achar alguém, término, terminei, ex namorado, ex namorada, jugo desigual, pessoa certa, casar com não crente, paixão, apaixonad*, encalhad*',
    tone: 'growth',
    references: [
      ['2 Coríntios 6.14', 'a sabedoria de caminhar com quem tem a mesma fé'],
      ['Provérbios 4.23', 'guardar o coração, de onde a vida brota'],
      ['Gênesis 24', 'uma escolha feita com oração e conselho'],
    ],
    paragraph: [
      'Namorar é conhecer para decidir, com respeito suficiente para que os dois saiam inteiros qualquer que seja a decisão.',
      'Procure menos a pessoa perfeita e mais alguém com quem dê para servir a Deus, conversar de tudo e discordar sem medo.',
      'A fé em comum pesa muito, porque ela decide as grandes escolhas: filhos, dinheiro, perdão, igreja.',
      'E quem está solteiro não está na sala de espera da vida: há chamado, alegria e amizade hoje.',
    ],
    deeper: [
      'Ouça a família e os amigos maduros: quando todos que amam você veem o mesmo problema, preste atenção.',
      'Se terminou, permita-se o luto; nem tudo que acabou foi erro, e o seu valor não foi embora com a pessoa.',
    ],
    practice:
      'Escreva cinco valores que você quer num relacionamento e cinco que quer oferecer. Ore por um da segunda lista hoje.',
    prayer:
      'Senhor, entrego a ti os meus afetos. Guarda o meu coração, dá-me discernimento e faz de mim alguém que ama bem. Amém.',
  },
  {
    id: 'sexualidade',
    title: 'sexualidade',
    keywords:
      'sexo, sexual*, sexo antes do casamento, virgind*, virgem, transar, desejo sexual, até onde posso ir, castidade no namoro, homossexual*, gay, lésbica, lgbt*, bissexual*, atração pelo mesmo sexo, gostar de homem, gosto de meninas, identidade de gênero, trans',
    tone: 'question',
    references: [
      ['Gênesis 1.27', 'toda pessoa criada à imagem de Deus'],
      ['1 Tessalonicenses 4.3-8', 'santidade e respeito também no corpo'],
      ['João 8.1-11', 'Jesus, que defende da pedra e convida a uma vida nova'],
    ],
    paragraph: [
      'Esse é um assunto em que muita gente foi ferida, então começo dizendo: você é amado por Deus e merece ser ouvido com respeito.',
      'O ensino histórico da igreja vê o sexo como presente de Deus para a aliança do casamento entre homem e mulher, e chama todos, casados e solteiros, à santidade.',
      'Viver isso envolve luta para muita gente, e ninguém deveria ser humilhado, exposto ou expulso de casa por causa dela.',
      'Jesus nunca separou verdade de compaixão: perto dele, as pessoas se sentiam seguras para recomeçar.',
    ],
    deeper: [
      'Desejo não é o mesmo que escolha; sentir algo não torna você menos amado, e as suas decisões podem ser levadas a Deus uma por uma.',
      'Converse com um pastor que saiba ouvir. Se alguém tratar você com violência por isso, procure proteção: o Disque 100 recebe denúncias.',
    ],
    practice:
      'Leve a Deus em oração o que você não tem coragem de dizer a ninguém e pense em uma pessoa madura e discreta com quem possa conversar.',
    prayer:
      'Senhor, tu me conheces por inteiro e me amas. Guia os meus afetos e o meu corpo, cura o que foi ferido e mostra-me o teu caminho. Amém.',
    views: [
      'A maior parte das igrejas entende que a Bíblia reserva a relação sexual ao casamento entre homem e mulher e convida quem sente atração pelo mesmo sexo à castidade, com acolhimento.',
      'Alguns cristãos e igrejas leem os textos bíblicos de outra maneira e acolhem uniões fiéis entre pessoas do mesmo sexo.',
    ],
  },
  {
    id: 'filhos',
    title: 'criação de filhos',
    keywords:
      'filho, filha, filhos, filhas, criar filhos, educar, educação dos filhos, adolescente, adolescência, bebê, mãe de, pai de, maternidade, paternidade, birra, disciplina dos filhos, filho rebelde, filho afastado, filho longe de deus, meu filho saiu da igreja, mãe solo',
    tone: 'struggle',
    references: [
      ['Deuteronômio 6.4-9', 'a fé conversada em casa, no caminho e à mesa'],
      ['Efésios 6.4', 'educar sem provocar à ira'],
      ['Lucas 15.11-32', 'um pai que ama dois filhos diferentes'],
    ],
    paragraph: [
      'Criar filhos é semear por anos sem ver tudo brotar.',
      'A fé passa mais pelo que eles veem em você do que pelo que ouvem: um pai que pede perdão ensina o evangelho sem sermão.',
      'Limites firmes e colo não são opostos; criança e adolescente precisam dos dois.',
      'E se um filho está longe, continue sendo casa: ore, mantenha a porta aberta e não transforme toda conversa em cobrança.',
    ],
    deeper: [
      'Conheça o mundo deles: quinze minutos por dia de atenção inteira, sem tela, abrem mais portas do que longos discursos.',
      'Você não é o Espírito Santo do seu filho; faça a sua parte e descanse na parte de Deus.',
    ],
    practice:
      'Hoje, dê a cada filho um tempo só dele, pergunte como foi o dia e, ao final, diga uma qualidade que você vê nele.',
    prayer:
      'Pai, estes filhos são teus antes de serem meus. Dá-me paciência, sabedoria e ternura, e alcança o coração deles. Amém.',
  },
  {
    id: 'pais',
    title: 'relação com os pais',
    keywords:
      'meus pais, meu pai, minha mãe, honrar pai e mãe, obedecer aos pais, briga com meus pais, briguei com minha mãe, pai ausente, mãe ausente, pais controladores, pais separados, pais idosos, pai idoso, mãe idosa, cuidar dos meus pais, cuidar da minha mãe, cuidar do meu pai, alzheimer, cuidador*, família, sogra, sogro, irmãos',
    tone: 'struggle',
    references: [
      ['Êxodo 20.12', 'o mandamento de honrar pai e mãe'],
      ['1 Timóteo 5.3-8', 'o cuidado com os de casa'],
      ['João 19.25-27', 'Jesus, na cruz, cuida da sua mãe'],
    ],
    paragraph: [
      'Honrar os pais não é concordar com tudo: é tratá-los com dignidade, falar com respeito e cuidar quando chega a hora.',
      'Nem toda família foi segura, e Deus não pede que você chame de bom o que foi mau; ele se oferece como Pai a quem não teve um.',
      'Com pais idosos, os papéis se invertem devagar, e isso cansa e comove ao mesmo tempo.',
      'Até na cruz Jesus pensou na mãe e deu a ela alguém: cuidar também é repartir o peso com outros.',
    ],
    deeper: [
      'Quando houver conflito, escolha a hora calma e diga o que precisa em uma frase, sem o histórico inteiro.',
      'Quem cuida precisa ser cuidado: combine turnos com a família, aceite ajuda da igreja e reserve descanso sem culpa.',
    ],
    practice:
      'Ligue hoje para o seu pai ou a sua mãe, ou para quem fez esse papel, e agradeça por uma coisa específica. Se não for possível, escreva isso a Deus.',
    prayer:
      'Pai, tu conheces a história da minha família. Cura o que doeu, dá-me paciência e ensina-me a honrar com verdade e amor. Amém.',
  },
];
