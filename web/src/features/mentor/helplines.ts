import type { CrisisKind } from '@raizes/domain/crisis/crisis-kind';

export interface Helpline {
  number: string;
  name: string;
  about: string;
}

const lines = {
  cvv: { number: '188', name: 'CVV', about: 'para conversar com alguém, 24 horas, de graça' },
  police: { number: '190', name: 'Polícia', about: 'para perigo agora' },
  samu: { number: '192', name: 'SAMU', about: 'para emergência de saúde' },
  women: { number: '180', name: 'Mulher', about: 'para violência contra a mulher, 24 horas' },
  rights: { number: '100', name: 'Disque 100', about: 'para violência contra crianças e outros' },
} satisfies Record<string, Helpline>;

type Line = keyof typeof lines;

/** Whom to call, the likeliest to help first; all five stand there always. */
const first: Record<CrisisKind, readonly Line[]> = {
  overdose: ['samu', 'cvv'],
  'immediate-danger': ['police', 'samu'],
  suicide: ['cvv', 'samu'],
  'child-abuse': ['rights', 'police'],
  'sexual-violence': ['women', 'police', 'samu'],
  'domestic-violence': ['women', 'police'],
  'self-harm': ['cvv', 'samu'],
};
const all: readonly Line[] = ['cvv', 'police', 'samu', 'women', 'rights'];

export function helplinesFor(kind: CrisisKind): Helpline[] {
  return [...new Set([...first[kind], ...all])].map((line) => lines[line]);
}
