import type { MentorTone, MentorTopic } from '../mentor-knowledge/topic';
import type { Reading } from '../../mentor/conversation';
import type { FollowUp } from './intents';

const openings: Readonly<Record<MentorTone, readonly string[]>> = {
  pain: [
    'Sinto muito que você esteja passando por isso. Obrigado por confiar em contar.',
    'Que bom que você trouxe isso em vez de guardar só para si. Deus vê o que você sente.',
    'Isso pesa, e é normal que doa. Vamos olhar para isso juntos, com calma.',
  ],
  struggle: [
    'Obrigado pela sinceridade: trazer a luta para a luz já é um passo.',
    'Você não é a única pessoa que luta com isso, e não precisa lutar sem companhia.',
    'Que coragem falar disso. Há caminho, um passo de cada vez.',
  ],
  growth: [
    'Que boa pergunta: ela mostra um coração que quer crescer.',
    'Fico feliz com a sua vontade de ir mais fundo.',
    'É bonito ver esse desejo em você. Vamos por partes.',
  ],
  question: [
    'Boa pergunta. Vamos pensar juntos.',
    'Muita gente de fé já fez essa pergunta, e ela merece uma resposta honesta.',
    'Obrigado por perguntar. Vou dizer o que dá para dizer com segurança.',
  ],
};

const closings: readonly string[] = [
  'Se quiser, posso falar mais sobre isso ou orar com você.',
  'Quer que eu aprofunde, sugira outras leituras ou faça uma oração com você?',
  'Se ajudar, peça “fala mais” ou “ora comigo”, e seguimos daqui.',
];

export const ruleBreakingAnswer =
  'Isso eu não faço: sou o mentor do Raízes e sigo sempre as mesmas orientações, com respeito por você e por todos. Não falo em nome de Deus, não invento Escritura e não guardo segredos dos outros. Mas posso conversar sobre a sua fé, as suas lutas e a sua caminhada. O que está no seu coração hoje?';

export const unknownAnswer =
  'Sobre isso eu não sei responder bem, e prefiro dizer com honestidade a inventar. O que conheço são assuntos da vida com Deus: oração, ansiedade, perdão, família, dúvidas de fé e muitos outros. Se quiser, conte de outro jeito o que você está vivendo, ou leve a pergunta ao seu líder, que conhece você.';

const nothingMoreAnswer =
  'Sobre isso já disse o que sei de bom. Que tal conversar com o seu líder, que conhece a sua história? E se houver outro lado do assunto que ainda pesa, pode me contar.';

export const noTopicYetAnswer =
  'Com prazer. Sobre o que você gostaria que eu falasse? Pode ser algo que você está vivendo, uma dúvida de fé ou a leitura de hoje.';

export const generalPrayer =
  'Pai, tu conheces quem ora aqui e tudo o que pesa neste coração. Dá paz, direção e a certeza de que tu estás perto. Que o dia de hoje seja vivido de mãos dadas contigo. Em nome de Jesus, amém.';

/** Renders each part of a topic as text. */
const parts = {
  paragraph: ({ paragraph }: MentorTopic) => inTwoParagraphs(paragraph),
  views: ({ views }: MentorTopic) =>
    views &&
    `Aqui, cristãos sinceros pensam de maneiras diferentes, e não vou tomar partido:\n${bullets(views)}\nVale conversar com o seu pastor sobre o que a sua igreja ensina.`,
  references: ({ references }: MentorTopic) =>
    `Para ler com calma:\n${bullets(references.map(([where, about]) => `${where}: ${about}`))}`,
  practice: ({ practice }: MentorTopic) => `Um passo para hoje: ${practice}`,
  help: ({ help }: MentorTopic) => help,
  deeper: ({ deeper }: MentorTopic) => deeper.join(' '),
  prayer: ({ prayer }: MentorTopic) => `Vamos orar:\n${prayer}`,
};

type Part = keyof typeof parts;

const firstParts: readonly Part[] = ['paragraph', 'views', 'help', 'references', 'practice'];
const followUpParts: Readonly<Record<FollowUp, readonly Part[]>> = {
  more: ['deeper', 'views', 'references', 'practice', 'prayer'],
  practice: ['practice', 'deeper', 'references', 'prayer'],
  references: ['references', 'deeper', 'prayer'],
  prayer: ['prayer'],
};

/** @param seed picks the opening and the closing, so that the same question gets the same ones */
export function firstAnswer(topic: MentorTopic, second: MentorTopic | null, seed: number): string {
  const also =
    second && `Sua pergunta também toca em outro assunto, ${second.title}. Se quiser, falo dele.`;
  return paragraphs([
    pick(openings[topic.tone], seed),
    ...firstParts.map((part) => parts[part](topic)),
    also || pick(closings, seed),
  ]);
}

/** Says more about a topic: what the follow-up asks for, without repeating earlier answers. */
export function furtherAnswer(
  topic: MentorTopic,
  followUp: FollowUp,
  earlier: string,
  seed: number,
): string {
  const wanted = followUpParts[followUp]
    .map((part) => parts[part](topic))
    .filter((text) => text !== undefined);
  // References, a practice or a prayer can be repeated on request; `more` gives the next part that is new.
  const text =
    followUp === 'more' || !wanted[0]
      ? wanted.find((candidate) => !earlier.includes(candidate))
      : wanted[0];
  if (!text) return nothingMoreAnswer;
  return followUp === 'prayer' ? text : paragraphs([text, pick(closings, seed + 1)]);
}

function inTwoParagraphs(sentences: readonly string[]): string {
  const half = Math.ceil(sentences.length / 2);
  return `${sentences.slice(0, half).join(' ')}\n\n${sentences.slice(half).join(' ')}`.trim();
}

const bullets = (lines: readonly string[]) => lines.map((line) => `• ${line}`).join('\n');

const paragraphs = (texts: readonly (string | null | undefined)[]) =>
  texts.filter(Boolean).join('\n\n');

const pick = (sentences: readonly string[], seed: number): string =>
  sentences[seed % sentences.length] ?? '';

/** Answers a question about the text that the person is reading, from our own devotional only. */
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
