import type { Reading } from '../../mentor/mentor-turn';
import { paragraphs } from './topic-answer';

/** About the text that the person is reading: only what our own devotional says of it. */
export function readingAnswer({ reference, devotional }: Reading): string {
  if (!devotional) {
    return paragraphs([
      `Sobre ${reference} não tenho um comentário preparado, e não quero inventar um. Mas três perguntas costumam abrir qualquer texto: o que ele mostra de Deus? O que mostra de nós? Que passo ele pede de mim hoje?`,
      'Leia outra vez devagar, com elas ao lado, e anote a palavra que mais chamou a sua atenção. Se alguma parte parecer difícil, leve-a ao seu líder.',
    ]);
  }
  const { verse, insight, application } = devotional;
  return paragraphs([
    `O texto de hoje é ${reference}: “${verse}”`,
    insight,
    application && `Para levar à vida: ${application}`,
    'Que parte desse texto mais falou com você? Conte, e pensamos juntos.',
  ]);
}
