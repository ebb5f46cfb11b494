import type { CrisisKind } from './kinds';

/** What to do in each kind of danger, with the emergency numbers. */
const answers: Readonly<Record<CrisisKind, string>> = {
  overdose:
    'Isso é urgente. Ligue agora para o SAMU, 192: é de graça, e eles orientam pelo telefone. Não espere passar, não provoque vômito e, se puder, não fique sem ninguém por perto; deixe a embalagem à mão para mostrar.\n\nSe foi de propósito, você não está em apuros por contar. Sua vida é preciosa, e depois do socorro o CVV, 188, escuta você a qualquer hora.',
  'immediate-danger':
    'Se há perigo agora, ligue 190 (Polícia). Se alguém está ferido, 192 (SAMU). Se der, vá para um lugar seguro, com a porta trancada ou perto de outras pessoas, e deixe esta conversa para depois.\n\nSe o impulso é de ferir alguém, afaste-se do lugar e da arma e ligue 188 (CVV) ou 192: dá para atravessar este momento sem que ninguém se machuque.',
  suicide:
    'Que bom que você contou. Sinto muito que a dor tenha chegado a esse ponto. Você não precisa atravessar isso sem companhia, e a sua vida tem valor para Deus e para muita gente, mesmo quando não parece.\n\nLigue agora para o CVV, 188: é de graça, em sigilo, 24 horas, também em cvv.org.br. Se já há um plano, ou algo à mão, afaste-se dele, fique perto de alguém e ligue 192 (SAMU) ou vá a um pronto-socorro. Se a preocupação é com outra pessoa, fique com ela e ligue junto.',
  'child-abuse':
    'Obrigado por contar. O que é feito com uma criança ou adolescente nunca é culpa dela, e não precisa ficar em segredo.\n\nLigue 100 (Disque 100): é de graça, 24 horas, e não é preciso dizer o nome. Se há perigo agora, 190 (Polícia); se há ferimento, 192 (SAMU). O Conselho Tutelar da cidade e um adulto de confiança, como uma professora, também podem proteger.',
  'sexual-violence':
    'Sinto muito. O que fizeram não foi culpa sua, e eu acredito em você.\n\nLigue 180 (Central de Atendimento à Mulher) ou 100 (Disque 100, para qualquer pessoa): é de graça, em sigilo, 24 horas. Se há perigo agora, 190. Se aconteceu há poucos dias, um hospital atende sem exigir boletim de ocorrência e previne doenças e gravidez: quanto antes, melhor, de preferência nas primeiras 72 horas. Se o peso ficar grande demais, o CVV, 188, escuta.',
  'domestic-violence':
    'Sinto muito que você esteja passando por isso. Violência não é a vontade de Deus para nenhuma casa, e a culpa não é sua. Perdoar não é obrigação de continuar em perigo.\n\nSe há perigo agora, ligue 190. Para orientação e proteção, ligue 180: é de graça, em sigilo, 24 horas. Homens e idosos podem ligar 100. Deixe documentos e um lugar seguro combinados com alguém de confiança. Se houver ferimento, 192.',
  'self-harm':
    'Obrigado por contar algo tão difícil. Quem se machuca costuma estar com uma dor que não coube em palavras; você não é fraqueza nem vergonha, e dá para encontrar outro jeito de aliviar.\n\nO CVV, 188, escuta agora: de graça, em sigilo, 24 horas. Se a ferida é funda ou não para de sangrar, ligue 192 (SAMU). E procure um posto de saúde ou um CAPS: há cuidado para isso. Se é com alguém que você ama, ouça sem dar bronca e busque essa ajuda junto.',
};

export const crisisHelp = (kind: CrisisKind): string => answers[kind];

const offer =
  'Se quiser, posso ajudar você a chamar o seu líder: ninguém é avisado sem o seu toque. Estou aqui.';

/** The mentor's answer: the help, and the offer to contact the leader. */
export const crisisAnswer = (kind: CrisisKind): string => `${crisisHelp(kind)}\n\n${offer}`;
