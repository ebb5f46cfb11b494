import type { DevotionalText } from '../texts';

/** Próximo: love that reaches other people. */
export const neighbourDevotionals: DevotionalText[] = [
  {
    verse_reference: 'João 13.34',
    verse_text:
      'Um novo mandamento vos dou: Que vos ameis uns aos outros, como eu vos amei a vós, que também vós uns a outros vos ameis.',
    opening_text:
      'Jesus podia ter deixado muitas coisas como sinal dos seus discípulos. Ele escolheu uma só: o modo como nos amamos.',
    context:
      'Era a noite da última ceia. Pouco antes, Jesus havia tirado a capa, pegado uma toalha e lavado os pés dos discípulos, serviço que cabia aos mais humildes da casa. Judas acabara de sair. Sabendo o que vinha pela frente, o Mestre entrega aos amigos o mandamento que resumia a sua vida.',
    central_insight:
      'O mandamento de amar já existia. O que é **novo** é a medida: “*como eu vos amei*”. E como Jesus amou?\n• serviu sem escolher a quem;\n• teve paciência com quem demorava a entender;\n• perdoou antes que lhe pedissem;\n• entregou a própria vida.\nEsse amor não nasce do esforço; nasce de ter sido amado assim.',
    reflection_question: 'Quem é a pessoa mais difícil de amar no seu dia a dia? Como Jesus a ama?',
    application_question: 'Que gesto escondido de serviço você fará hoje por essa pessoa?',
    closing_text:
      'Jesus, tu lavaste os pés dos teus amigos. Dá-me uma toalha no lugar do orgulho e ama através de mim. Amém.',
  },
  {
    verse_reference: 'Mateus 5.16',
    verse_text:
      'Assim resplandeça a vossa luz diante dos homens, para que vejam as vossas boas obras, e glorifiquem a vosso Pai, que está nos céus.',
    opening_text:
      'Uma vela não faz discurso contra a escuridão. Ela simplesmente acende. Onde Deus colocou você, é lugar de luz.',
    context:
      'No Sermão do Monte, Jesus diz a gente simples da Galileia: “Vós sois a luz do mundo”. As casas costumavam ter um só cômodo, e bastava uma candeia de barro, posta no velador, para alumiar a todos. De longe, à noite, as luzes de uma cidade sobre o monte não podiam ser escondidas.',
    central_insight:
      'Jesus não diz “tentem ser luz”; diz que **já somos**, porque estamos ligados a ele. O nosso trabalho é não cobrir a luz com o alqueire do medo ou da pressa. E o alvo não é sermos admirados: é que as pessoas *olhem para o Pai*. Uma palavra honesta, uma conta certa, uma visita, um pedido de desculpas: é assim que a luz aparece.',
    reflection_question:
      'Em que lugar você tem escondido a sua luz: em casa, no trabalho, na escola, nas redes sociais?',
    application_question: 'Que boa obra concreta você fará hoje nesse lugar?',
    closing_text:
      'Pai, acende em mim a luz de Jesus. Que as pessoas vejam bondade nas minhas atitudes e pensem bem de ti. Amém.',
  },
  {
    verse_reference: 'Gálatas 6.9',
    verse_text:
      'E não nos cansemos de fazer bem, porque a seu tempo ceifaremos, se não houvermos desfalecido.',
    opening_text:
      'Fazer o bem uma vez é fácil. Difícil é continuar quando ninguém nota. Para esses dias, Deus tem uma palavra de lavrador.',
    context:
      'Paulo escreve às igrejas da Galácia, região que hoje fica na Turquia. Depois de falar do fruto do Espírito e de levar as cargas uns dos outros, ele usa a imagem da roça: aquilo que o homem semear, isso também ceifará. Quem planta conhece o intervalo entre a semente e a espiga, em que parece que nada acontece.',
    central_insight:
      'O versículo é sincero: fazer o bem **cansa**. A saída não é deixar de semear, e sim lembrar que a colheita vem “*a seu tempo*”, e o relógio é de Deus. Pais e mães, professores, cuidadores, gente que ora em silêncio: nada do que se planta com amor se perde. Descanse quando precisar; só não desista.',
    reflection_question: 'Em que bem você anda pensando em desistir?',
    application_question:
      'Escolha uma semente para plantar hoje (uma ligação, uma oração, uma ajuda) e diga para quem será.',
    closing_text:
      'Senhor da colheita, renova as minhas mãos cansadas. Ajuda-me a semear hoje e a confiar a ti o tempo do fruto. Amém.',
  },
  {
    verse_reference: 'Efésios 4.32',
    verse_text:
      'Antes sede uns para com os outros benignos, misericordiosos, perdoando-vos uns aos outros, como também Deus vos perdoou em Cristo.',
    opening_text:
      'Mágoa é um peso que a gente carrega para castigar outra pessoa. Deus deseja aliviar as nossas mãos.',
    context:
      'Nesta parte da carta, Paulo mostra como vive quem foi alcançado por Cristo: deixa a mentira, o furto, a palavra torpe, a amargura. Ele compara essa mudança a trocar de roupa: despir-se do velho e vestir-se do novo. E termina com a peça mais bonita do vestuário: a bondade que perdoa.',
    central_insight:
      'O perdão cristão tem uma fonte: “**como também Deus vos perdoou**”. Perdoar não é dizer que não doeu, nem fingir que nada houve, nem continuar num lugar onde se é ferido. É *entregar a Deus a dívida*, para que ela não governe mais o nosso coração. Às vezes é uma decisão repetida muitas vezes, até que a alma acompanhe.',
    reflection_question:
      'Existe alguém cujo nome, só de ouvir, aperta o seu coração? O que você gostaria de entregar a Deus a respeito disso?',
    application_question:
      'Ore hoje por essa pessoa, pelo nome, pedindo a Deus um bem para ela. O que você vai pedir?',
    closing_text:
      'Pai, tu me perdoaste tanto. Dá-me um coração bondoso, cura o que ainda dói e ensina-me a perdoar como tu me perdoaste. Amém.',
  },
  {
    verse_reference: 'Miqueias 6.8',
    verse_text:
      'Ele te declarou, ó homem, o que é bom; e que é o que o Senhor pede de ti, senão que pratiques a justiça, e ames a beneficência, e andes humildemente com o teu Deus?',
    opening_text:
      'O que Deus espera de mim? A pergunta parece enorme, mas a resposta cabe em três verbos. Guarde-os para o dia de hoje.',
    context:
      'Miqueias era do interior de Judá e profetizou no oitavo século antes de Cristo, no tempo de Isaías. Viu ricos tomando as terras dos pobres e líderes religiosos que só olhavam para o lucro. O povo perguntava que sacrifício agradaria a Deus: bezerros, milhares de carneiros, ribeiros de azeite? O profeta responde que o Senhor já tinha dito o que é bom.',
    central_insight:
      'Três verbos para uma vida inteira: **praticar** a justiça, **amar** a bondade, **andar** humildemente com Deus. A justiça cuida do que fazemos; a bondade, de como fazemos; a humildade, de *com quem* andamos. Sem o terceiro verbo, os dois primeiros viram peso. Com ele, viram caminho.',
    reflection_question: 'Qual dos três verbos Deus está colocando diante de você neste momento?',
    application_question:
      'Que ato de justiça ou de bondade está ao seu alcance hoje, por menor que seja?',
    closing_text:
      'Senhor, que a minha fé apareça na minha maneira de viver. Ensina-me a justiça, a bondade e a humildade, andando contigo passo a passo. Amém.',
  },
];
