import { plainWords } from '@raizes/domain/plain-words';

const asked =
  /\b(piadas?|receita de|capital d[aeo]|previsao do tempo|cotacao|placar|horoscopo de hoje|quem ganhou|que time|resultado do jogo|windows|excel|planilha|codigo|programar|quanto (e|sao|da) \d|raiz quadrada|equacao|traduz\w*|resumo do (filme|jogo)|letra da musica|clima hoje|que horas)\b/;

/** What has nothing to do with a person's life and faith. */
export const isOffTopic = (message: string) => asked.test(plainWords(message).join(' '));
