import { plainWords } from '@raizes/domain/plain-words';

const asked =
  /\b(esse|este|desse|deste|nesse|neste|do|o|no) (versiculo|texto|trecho|devocional|capitulo|passagem|salmo)( (de hoje|do dia|do devocional|da leitura))?\b|\b(essa|esta|dessa|desta|nessa|nesta|a|da|na) (passagem|leitura|palavra|mensagem)( (de hoje|do dia))|\b(essa|esta|dessa|desta|nessa|nesta) (passagem|leitura|palavra|mensagem)\b|\b(versiculo|leitura|palavra|devocional|texto) (de hoje|do dia)\b|^(o que|que|oq) (isso|ele|ela) (significa|quer dizer|ensina)|^como (eu )?(aplico|aplicar|vivo|viver|pratico) (isso|ele)/;

/** Whether a question is about the text that the person is reading. */
export const isAboutReading = (message: string) => asked.test(plainWords(message).join(' '));
