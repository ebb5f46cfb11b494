/** What the sample people wrote; used in turn. */
export const sampleAnswers = [
  {
    reflection:
      'Percebi que tenho corrido muito e escutado pouco. Quero recomeçar devagar, na presença de Deus.',
    application: 'Separar dez minutos antes do trabalho para orar sem o celular por perto.',
  },
  {
    reflection: 'Esta palavra me lembrou de que não preciso carregar tudo sozinho.',
    application: 'Ligar hoje para o meu irmão e orar com ele.',
  },
  {
    reflection: 'Fiquei pensando em como sou grato pelas pessoas que Deus colocou ao meu lado.',
    application: 'Escrever uma mensagem de gratidão para alguém da igreja.',
  },
];
