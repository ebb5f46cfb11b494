import type { MentorTone } from '@raizes/domain/mentor-topic';

/** How an answer begins, by what the person probably brings. */
export const openings: Readonly<Record<MentorTone, readonly string[]>> = {
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

export const closings: readonly string[] = [
  'Se quiser, posso falar mais sobre isso ou orar com você.',
  'Quer que eu aprofunde, sugira outras leituras ou faça uma oração com você?',
  'Se ajudar, peça “fala mais” ou “ora comigo”, e seguimos daqui.',
];

export const ruleBreaking =
  'Isso eu não faço: sou o mentor do Raízes e sigo sempre as mesmas orientações, com respeito por você e por todos. Não falo em nome de Deus, não invento Escritura e não guardo segredos dos outros. Mas posso conversar sobre a sua fé, as suas lutas e a sua caminhada. O que está no seu coração hoje?';

export const unknown =
  'Sobre isso eu não sei responder bem, e prefiro dizer com honestidade a inventar. O que conheço são assuntos da vida com Deus: oração, ansiedade, perdão, família, dúvidas de fé e muitos outros. Se quiser, conte de outro jeito o que você está vivendo, ou leve a pergunta ao seu líder, que conhece você.';

export const nothingMore =
  'Sobre isso já disse o que sei de bom. Que tal conversar com o seu líder, que conhece a sua história? E se houver outro lado do assunto que ainda pesa, pode me contar.';

export const nothingBefore =
  'Com prazer. Sobre o que você gostaria que eu falasse? Pode ser algo que você está vivendo, uma dúvida de fé ou a leitura de hoje.';

export const plainPrayer =
  'Pai, tu conheces quem ora aqui e tudo o que pesa neste coração. Dá paz, direção e a certeza de que tu estás perto. Que o dia de hoje seja vivido de mãos dadas contigo. Em nome de Jesus, amém.';
