/** What stands above each section of a devotional, and what it invites to where it was left empty. */
export const devotionalWords = {
  opening_text: {
    label: 'Abertura',
    title: 'Prepare o coração',
    pause: 'Respire fundo, aquiete o coração e peça a Deus que fale com você hoje.',
  },
  context: {
    label: 'Contexto rápido',
    title: 'Onde isso aconteceu',
    pause: 'Volte ao versículo e leia-o mais uma vez, com calma: quem fala, e a quem?',
  },
  central_insight: {
    label: 'Insight central',
    title: 'O que o texto nos diz',
    pause: 'Que palavra deste versículo mais chamou a sua atenção? Fique um instante com ela.',
  },
  closing_text: {
    label: 'Conclusão',
    title: 'Leve isto com você',
    pause: 'Termine com uma oração: agradeça, entregue e peça força para o passo de hoje.',
  },
} as const;

export const verseLabel = 'Versículo do dia';
export const questionLabels = {
  reflection_question: 'Reflexão guiada',
  application_question: 'Aplicação prática',
} as const;
