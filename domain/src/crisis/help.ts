import { mayComeFromNear } from './kinds';
import type { CrisisKind } from './kinds';

type Help = {
  /** The whole help of a card. */
  answer: string;
  /** Three lines with which the answer to a concern begins. */
  care: readonly [string, string, string];
};

const helps: Readonly<Record<CrisisKind, Help>> = {
  overdose: {
    answer:
      'Isso é urgente. Ligue agora para o SAMU, 192: é de graça, e eles orientam pelo telefone. Não espere passar, não provoque vômito e, se puder, fique perto de alguém; deixe a embalagem à mão para mostrar.\n\nSe foi de propósito, ninguém vai brigar com você por contar. Sua vida é preciosa, e depois do socorro o CVV, 188, escuta você a qualquer hora.',
    care: [
      'Antes de tudo, quero saber que você e os seus estão bem.',
      'Se alguém tomou remédio demais, veneno ou droga, ligue agora para o SAMU, 192: não espere passar e não provoque vômito.',
      'Se foi de propósito, ninguém vai brigar com você por contar: o CVV, 188, escuta de graça, a qualquer hora.',
    ],
  },
  emergency: {
    answer:
      'Isso parece urgente. Ligue agora para o SAMU, 192: é de graça, e eles orientam pelo telefone até a ajuda chegar. Não deixe a pessoa só, não dê comida, bebida nem remédio por conta própria e anote a hora em que começou.\n\nSe houver fogo, gás ou alguém preso, ligue 193 (Bombeiros).',
    care: [
      'Antes de tudo: isso pode precisar de socorro.',
      'Se alguém passa mal de repente, ligue agora para o SAMU, 192; se há fogo, gás ou acidente, 193 (Bombeiros).',
      'Não fique só com isso: chame quem estiver perto.',
    ],
  },
  'immediate-danger': {
    answer:
      'Se há perigo agora, ligue 190 (Polícia). Se alguém está ferido, 192 (SAMU). Se der, vá para um lugar seguro, com a porta trancada ou perto de outras pessoas, e deixe esta conversa para depois.\n\nSe o impulso é de ferir alguém, afaste-se do lugar e da arma e ligue 188 (CVV) ou 192: dá para atravessar este momento sem que ninguém se machuque.',
    care: [
      'Antes de tudo, quero que ninguém se machuque.',
      'Se há perigo agora, ligue 190 (Polícia); se alguém está ferido, 192 (SAMU).',
      'Se o impulso é de ferir alguém, afaste-se dali e fale com o CVV, 188: é de graça, a qualquer hora.',
    ],
  },
  suicide: {
    answer:
      'Que bom que você contou. Sinto muito que a dor tenha chegado a esse ponto. Você não precisa passar por isso só, e a sua vida tem valor para Deus e para muita gente, mesmo quando não parece.\n\nLigue agora para o CVV, 188: é de graça, em sigilo, 24 horas, também em cvv.org.br. Se já há um plano, ou algo à mão, afaste-se dele, fique perto de alguém e ligue 192 (SAMU) ou vá a um pronto-socorro. Se a preocupação é com outra pessoa, fique com ela e liguem juntos.',
    care: [
      'Antes de tudo: obrigado por confiar e contar. Você não precisa passar por isso só.',
      'Se a vontade de viver anda fraca, em você ou em quem você ama, o CVV escuta pelo 188 ou em cvv.org.br: de graça, em sigilo, a qualquer hora.',
      'Se há perigo agora, ligue 192 (SAMU) e fique perto de alguém.',
    ],
  },
  'child-abuse': {
    answer:
      'Obrigado por contar. O que é feito com uma criança ou adolescente nunca é culpa dela, e não precisa ficar em segredo.\n\nLigue 100 (Disque 100): é de graça, 24 horas, e não é preciso dizer o nome. Se há perigo agora, 190 (Polícia); se há ferimento, 192 (SAMU). O Conselho Tutelar da cidade e um adulto de confiança, como uma professora, também podem proteger. Se um bebê chora sem parar e a paciência acabou, deixe-o no berço, saia um pouco e chame alguém: nunca sacuda um bebê.',
    care: [
      'Antes de tudo: obrigado por contar. O que é feito com uma criança nunca é culpa dela.',
      'Se uma criança ou adolescente passa por algo ruim, ligue 100 (Disque 100): de graça, 24 horas, sem dizer o nome. Perigo agora: 190.',
      'Um adulto de confiança, como uma professora, e o Conselho Tutelar também ajudam.',
    ],
  },
  'sexual-violence': {
    answer:
      'Sinto muito. O que fizeram não foi culpa sua, e eu acredito em você.\n\nLigue 180 (Central de Atendimento à Mulher) ou 100 (Disque 100, para qualquer pessoa): é de graça, em sigilo, 24 horas. Se há perigo agora, 190. Se aconteceu há poucos dias, um hospital atende sem exigir boletim de ocorrência e previne doenças e gravidez: quanto antes, melhor, de preferência nas primeiras 72 horas. Se o peso ficar grande demais, o CVV, 188, escuta.',
    care: [
      'Antes de tudo: o que se faz com alguém sem ela querer não é culpa dela, também no casamento.',
      'Se foi com você ou com quem você conhece, ligue 180 (Mulher) ou 100 (qualquer pessoa): de graça, em sigilo. Perigo agora: 190.',
      'Nos primeiros dias, um hospital atende sem exigir boletim de ocorrência.',
    ],
  },
  'domestic-violence': {
    answer:
      'Sinto muito que você esteja passando por isso. Violência não é a vontade de Deus para nenhuma casa, e a culpa não é sua. Perdoar não obriga ninguém a continuar em perigo.\n\nSe há perigo agora, ligue 190. Para orientação e proteção, ligue 180: é de graça, em sigilo, 24 horas. Homens e idosos podem ligar 100. Combine um lugar seguro com alguém de confiança e deixe ali os seus documentos. Se houver ferimento, 192.',
    care: [
      'Antes de tudo: quem ama não ameaça, não bate e não prende. Se há medo em casa, a culpa não é sua.',
      'O 180 (Central da Mulher) orienta de graça, em sigilo, 24 horas; homens podem ligar 100. Perigo agora: 190.',
      'Perdoar não obriga ninguém a continuar em perigo.',
    ],
  },
  'elder-abuse': {
    answer:
      'Obrigado por contar. Quem envelheceu tem direito a cuidado, comida, remédio e ao próprio dinheiro, e ninguém pode bater, trancar ou tomar o cartão.\n\nLigue 100 (Disque 100): é de graça, 24 horas, e não é preciso dizer o nome. Se há perigo agora, 190 (Polícia); se há ferimento ou falta comida e remédio, 192 (SAMU). O posto de saúde e a assistência social da cidade também podem visitar. Se é você quem cuida e o cansaço virou grito ou empurrão, peça ajuda hoje: cuidar também cansa.',
    care: [
      'Antes de tudo: quem envelheceu tem direito a cuidado, respeito e ao próprio dinheiro.',
      'Se uma pessoa idosa sofre violência ou abandono, ligue 100 (Disque 100): de graça, sem dizer o nome. Perigo agora: 190; saúde: 192.',
      'Quem cuida e chegou ao limite também pode pedir ajuda no posto de saúde.',
    ],
  },
  'self-harm': {
    answer:
      'Obrigado por contar algo tão difícil. Quem se machuca costuma estar com uma dor que não coube em palavras; isso não é fraqueza nem motivo de vergonha, e dá para encontrar outro jeito de aliviar.\n\nO CVV, 188, escuta agora: de graça, em sigilo, 24 horas. Se a ferida é funda ou não para de sangrar, ligue 192 (SAMU). E procure um posto de saúde ou um CAPS: há cuidado para isso. Se é com alguém que você ama, ouça sem dar bronca e busque essa ajuda junto.',
    care: [
      'Antes de tudo: obrigado por contar. Dor que vira ferida não é fraqueza nem motivo de vergonha.',
      'O CVV, 188, escuta de graça, em sigilo, a qualquer hora; se há ferida funda, 192 (SAMU).',
      'No posto de saúde ou num CAPS há cuidado para isso, também para quem é jovem.',
    ],
  },
  'eating-disorder': {
    answer:
      'Obrigado por contar. Quando a comida, o peso ou o espelho viram um tormento, isso é doença e tem tratamento; não é vaidade, pecado nem falta de fé, e o seu valor não está na balança.\n\nProcure uma UBS (posto de saúde) ou um CAPS e conte a alguém de confiança. Não faça jejum enquanto isso não estiver cuidado. Se houver desmaio, dor no peito ou vômito com sangue, ligue 192 (SAMU). Se o peso ficar grande demais, o CVV, 188, escuta de graça, a qualquer hora.',
    care: [
      'Antes de tudo: o seu valor não está na balança, e sofrer com a comida não é vaidade nem falta de fé.',
      'Uma UBS (posto de saúde) ou um CAPS cuida disso; com desmaio ou sangue, ligue 192 (SAMU). O CVV, 188, escuta a qualquer hora.',
      'Não faça jejum enquanto isso não estiver cuidado.',
    ],
  },
  'spiritual-abuse': {
    answer:
      'Obrigado por contar. Jesus disse que, entre os seus, quem lidera serve. Ninguém pode, em nome de Deus, proibir médico ou remédio, exigir dinheiro, corpo ou silêncio, nem prender alguém pelo medo. Sair ou discordar não é maldição.\n\nNão pare tratamento nenhum por ordem de um líder. Fale com alguém de confiança de fora dessa liderança. Para violação de direitos, ligue 100 (Disque 100); mulheres, 180; se há ameaça, 190. Se o peso ficar grande demais, o CVV, 188, escuta de graça, a qualquer hora.',
    care: [
      'Antes de tudo: em nome de Deus ninguém pode proibir remédio, exigir dinheiro ou silêncio, nem prender pelo medo.',
      'Fale com alguém de confiança de fora dessa liderança. Se há violência ou ameaça: 100 (Disque 100), 180 (Mulher) ou 190.',
      'Não pare tratamento nenhum por ordem de um líder; o CVV, 188, também escuta.',
    ],
  },
};

export const crisisHelp = (kind: CrisisKind): string => helps[kind].answer;

/** For a concern whose kind is not clear. */
const generalCare = [
  'Antes de tudo: obrigado por confiar e contar. Você não precisa passar por isso só.',
  'O CVV escuta de graça, em sigilo, a qualquer hora: 188 ou cvv.org.br. Perigo agora: 190; saúde: 192.',
  'Violência contra mulher: 180; contra criança, pessoa idosa ou qualquer pessoa: 100 (Disque 100).',
].join('\n');

/** The care with which the answer to a concern begins. @param kinds as the check gives them: several if it doubts between them */
export const careFirst = (kinds: readonly [CrisisKind, ...CrisisKind[]]): string =>
  kinds.length === 1 ? helps[kinds[0]].care.join('\n') : generalCare;

const leaderOffer =
  'Se quiser, posso ajudar você a chamar o seu líder ou, se o perigo vem de quem lidera, outra pessoa de confiança: ninguém fica sabendo se você não quiser. Estou aqui.';
const otherOffer =
  'Procure uma pessoa de confiança que não esteja ligada a quem causa o medo: uma amiga, um vizinho, uma professora, alguém do posto de saúde. Ninguém fica sabendo desta conversa se você não quiser. Estou aqui.';

/** The mentor's answer: the help, and whom to talk to. */
export const crisisAnswer = (kind: CrisisKind): string =>
  `${crisisHelp(kind)}\n\n${mayComeFromNear(kind) ? otherOffer : leaderOffer}`;
