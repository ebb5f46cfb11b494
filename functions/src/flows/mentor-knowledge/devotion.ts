import type { MentorTopic } from './topic';

/** Topics on prayer, reading the Bible and spiritual discipline. */
export const devotion: readonly MentorTopic[] = [
  {
    id: 'oracao',
    title: 'oração',
    keywords:
      'oraç*, orar, oro, rezar, reza, não sei orar, como orar, vida de oração, falar com deus, intercess*, interced*, pai nosso, distraí*, me distraio, dormir orando, momento com deus, tempo com deus, madrugar com deus',
    tone: 'growth',
    references: [
      ['Mateus 6.5-13', 'Jesus ensina a orar, no segredo e com simplicidade'],
      ['Lucas 11.1-13', 'o amigo insistente e o Pai generoso'],
      ['Romanos 8.26-27', 'o Espírito ora em nós quando faltam palavras'],
    ],
    paragraph: [
      'Orar é conversar com quem já conhece você e gosta da sua companhia.',
      'Não precisa de palavras bonitas: Jesus elogiou a oração curta e sincera mais do que a longa e exibida.',
      'O Pai Nosso é um ótimo mapa: reconhecer quem Deus é, querer o que ele quer, pedir o pão, receber e dar perdão, pedir proteção.',
      'Distrair-se é humano; quando perceber, volte com carinho, porque a distração também pode virar assunto.',
    ],
    deeper: [
      'Ter hora e lugar ajuda muito: a constância faz pela oração o que a água faz pela raiz.',
      'Reserve um pouco de silêncio no fim; oração é também escutar.',
    ],
    practice:
      'Hoje, ore cinco minutos usando quatro palavras: obrigado, perdão, por favor, amém. Diga em voz alta uma frase para cada uma.',
    prayer:
      'Senhor, ensina-me a orar. Recebe as minhas palavras simples e até os meus silêncios e faz crescer em mim o gosto de estar contigo. Amém.',
  },
  {
    id: 'oracao-sem-resposta',
    title: 'oração sem resposta e silêncio de Deus',
    keywords:
      'deus não responde, deus não me ouve, deus não me escuta, deus me ouve, oração não respondida, orações não atendidas, silêncio de deus, deus está em silêncio, deus está longe, não sinto deus, não sinto a presença de deus, deserto, deserto espiritual, céu de bronze, por que deus não, frieza espiritual, frio espiritual*, esfriei, esfriou, seca espiritual',
    tone: 'pain',
    references: [
      ['Salmo 13', '“até quando?”, a oração de quem se sente esquecido'],
      ['2 Coríntios 12.7-10', 'Paulo pediu três vezes e ouviu outra resposta'],
      ['Marcos 14.32-42', 'Jesus ora no jardim e aceita a vontade do Pai'],
    ],
    paragraph: [
      'O silêncio de Deus é uma das provas mais duras, e gente muito amada por ele passou por ela.',
      'Até Jesus pediu que o cálice passasse, e a resposta foi força para atravessar.',
      'Não sentir não é o mesmo que não ter: o sol continua lá em dia nublado.',
      'Deus às vezes diz sim, às vezes não, às vezes espere; e em qualquer das três continua sendo Pai.',
    ],
    deeper: [
      'No deserto, simplifique: poucos minutos, os Salmos como palavras emprestadas, a companhia de irmãos.',
      'Vale um exame sereno: há algo que me afastou, ou é só uma estação? Nem toda secura é culpa de alguém.',
    ],
    practice:
      'Ore hoje o Salmo 13 em voz alta, como se fosse seu, e escreva uma linha sobre o que você gostaria de ouvir de Deus.',
    prayer:
      'Senhor, até quando? Não entendo o teu silêncio, mas continuo aqui. Sustenta a minha fé e faz-me perceber a tua presença. Amém.',
  },
  {
    id: 'jejum',
    title: 'jejum',
    keywords: 'jeju*, jejum de daniel, consagração, propósito de jejum, ficar sem comer',
    tone: 'growth',
    references: [
      ['Mateus 6.16-18', 'jejuar em segredo, diante do Pai'],
      ['Isaías 58.3-9', 'o jejum que Deus escolheu: justiça e misericórdia'],
      ['Atos 13.1-3', 'uma igreja que jejua e ouve'],
    ],
    paragraph: [
      'Jejuar é abrir mão de algo bom, por um tempo, para buscar com mais atenção o melhor.',
      'Não é greve de fome para convencer Deus nem prova de espiritualidade; Jesus pediu que fosse discreto.',
      'Isaías lembra que jejum sem amor ao próximo não faz sentido.',
      'O vazio no estômago vira convite: cada vez que a fome aparece, a alma ora.',
    ],
    deeper: [
      'Comece simples: uma refeição, com água, trocada por oração e leitura.',
      'Quem não pode jejuar de comida pode jejuar de telas, açúcar, compras ou reclamações.',
    ],
    practice:
      'Escolha um dia desta semana para abrir mão de uma refeição ou das redes sociais e já decida o que vai orar nesse tempo.',
    prayer:
      'Senhor, tenho fome de ti. Que este jejum me torne mais atento à tua voz e mais generoso com os outros. Amém.',
    help: 'Grávidas, diabéticos, quem toma remédios ou já teve transtorno alimentar não devem jejuar de comida sem falar com o médico.',
  },
  {
    id: 'leitura-biblica',
    title: 'leitura da Bíblia',
    keywords:
      'ler a bíblia, leitura bíblica, leitura da bíblia, lendo a bíblia, por onde começo a ler, por onde começar a bíblia, não entendo a bíblia, entender a bíblia, estudar a bíblia, plano de leitura, bíblia em um ano, qual livro da bíblia, bíblia, tradução da bíblia, qual bíblia comprar, versão da bíblia, levítico, antigo testamento, novo testamento, palavra de deus',
    tone: 'growth',
    references: [
      ['Salmo 119.97-105', 'a Palavra como lâmpada para o caminho'],
      ['Lucas 24.27-32', 'Jesus abre as Escrituras e o coração arde'],
      ['2 Timóteo 3.14-17', 'a Escritura que ensina, corrige e prepara'],
    ],
    paragraph: [
      'A Bíblia é uma biblioteca com uma só história, que chega ao centro em Jesus.',
      'Por isso um bom começo é um Evangelho, como Marcos ou João, antes de seguir para as cartas, os Salmos e o Gênesis.',
      'Leia pouco e bem: melhor meio capítulo que fica do que cinco que escorrem.',
      'Três perguntas ajudam sempre: o que o texto mostra sobre Deus, o que mostra sobre nós e o que muda hoje?',
    ],
    deeper: [
      'Repare em quem escreveu, para quem e em que tipo de texto: poesia não se lê como carta.',
      'Versões em linguagem atual, como NVI, NAA ou NTLH, facilitam; leia o trecho difícil em duas delas.',
    ],
    practice:
      'Leia hoje Marcos 1.1-20 devagar, anote uma frase que chamou a sua atenção e transforme-a numa oração curta.',
    prayer:
      'Senhor, abre os meus olhos para ver as maravilhas da tua Palavra e o meu coração para vivê-la. Amém.',
  },
  {
    id: 'meditacao',
    title: 'meditação e memorização da Palavra',
    keywords:
      'medit*, meditar na palavra, memoriz*, decorar versículo*, decorar, gravar versículos, guardar a palavra, lectio divina, não consigo decorar, versículo de cor, mindfulness',
    tone: 'growth',
    references: [
      ['Salmo 1', 'a árvore junto às águas, de quem medita dia e noite'],
      ['Josué 1.8', 'ter a Palavra na boca e no coração'],
      ['Mateus 4.1-11', 'Jesus responde à tentação com a Escritura guardada'],
    ],
    paragraph: [
      'Meditar é mastigar devagar: ler de novo, escolher uma palavra, ficar com ela durante o dia.',
      'Diferente de esvaziar a mente, a meditação cristã a enche com o que Deus disse.',
      'Memorizar é guardar comida para o dia de fome; no deserto, Jesus tirou de dentro o que tinha guardado.',
      'A repetição com carinho vale mais do que a boa memória.',
    ],
    deeper: [
      'Para decorar: leia em voz alta três vezes, cubra metade, escreva de cabeça, repita à noite e no dia seguinte.',
      'Um versículo por semana dá mais de cinquenta por ano; o desafio do devocional já é um ótimo treino.',
    ],
    practice:
      'Escolha o versículo do devocional de hoje, escreva-o num papel, cole-o num lugar visível e repita-o em voz alta três vezes ao longo do dia.',
    prayer:
      'Senhor, planta a tua Palavra no meu coração. Que ela me lembre de ti no trânsito, no trabalho e na tentação. Amém.',
  },
  {
    id: 'disciplina',
    title: 'disciplina e hábitos espirituais',
    keywords:
      'disciplina, disciplinas espirituais, hábito*, constância, rotina, rotina espiritual, devocional todo dia, não consigo manter, começo e paro, inconstan*, regularidade, fazer devocional, falta de tempo para deus, não tenho tempo para deus, sem tempo para orar, priorid*, crescer espiritualmente, crescimento espiritual, amadurecer na fé, maturidade',
    tone: 'growth',
    references: [
      ['Daniel 6.10', 'o costume de orar três vezes ao dia'],
      ['1 Timóteo 4.7-8', 'exercitar-se na piedade, como atleta'],
      ['Marcos 1.35', 'Jesus se levanta cedo para orar'],
    ],
    paragraph: [
      'Disciplina espiritual não compra o amor de Deus; ela abre a janela para que ele entre.',
      'Hábitos nascem pequenos e presos a algo que já existe: depois do café, no ônibus, antes de dormir.',
      'Falhar um dia não é fracasso; o segredo é não falhar dois seguidos por vergonha do primeiro.',
      'Com o tempo, o que era esforço vira saudade: a alma passa a procurar a hora.',
    ],
    deeper: [
      'Escolha um hábito só por vez e deixe-o ridiculamente fácil por duas semanas.',
      'Faça junto: um amigo que pergunta “como foi hoje?” dobra a chance de continuar.',
    ],
    practice:
      'Defina agora o lugar e a hora do seu devocional de amanhã, ponha um lembrete no celular e deixe a Bíblia aberta nesse lugar.',
    prayer:
      'Senhor, sou inconstante, e tu és fiel. Ajuda-me a voltar todo dia, mesmo por pouco tempo, até que seja alegria. Amém.',
  },
];
