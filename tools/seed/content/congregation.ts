import type { History } from '../histories';

export interface Member {
  uid: string;
  fullName: string;
  leaderId: 'pastor' | 'lider';
  history?: History;
  /** They do not share their progress with the leader. */
  hidesProgress?: boolean;
}

const range = (from: number, to: number) =>
  Array.from({ length: from - to + 1 }, (_, index) => from - index);

/** The other disciples of the sample pastor and the sample leader. They have no accounts. */
export const congregation: Member[] = [
  {
    uid: 'exemplo-marcos',
    fullName: 'Marcos Vinícius de Albuquerque Cavalcanti',
    leaderId: 'pastor',
    history: {
      devotionals: range(31, 1),
      memorized: [20, 12, 3],
      readings: range(10, 1),
      challenges: [
        { id: 'raizes-profundas', startedDaysAgo: 15 },
        { id: 'dez-capitulos', startedDaysAgo: 10 },
      ],
    },
  },
  {
    uid: 'exemplo-rute',
    fullName: 'Rute Carvalho',
    leaderId: 'pastor',
    history: {
      devotionals: [...range(28, 20), ...range(12, 4)],
      memorized: [6],
      readings: [5, 4],
      challenges: [],
    },
  },
  {
    uid: 'exemplo-tiago',
    fullName: 'Tiago Mendes',
    leaderId: 'pastor',
    history: {
      devotionals: [...range(26, 18), 12, 9],
      memorized: [],
      readings: [18],
      challenges: [],
    },
  },
  {
    uid: 'exemplo-noemi',
    fullName: 'Noemi Barbosa',
    leaderId: 'pastor',
    history: { devotionals: range(29, 20), memorized: [25], readings: [], challenges: [] },
  },
  { uid: 'exemplo-samuel', fullName: 'Samuel Teixeira', leaderId: 'pastor' },
  {
    uid: 'exemplo-priscila',
    fullName: 'Priscila Andrade',
    leaderId: 'pastor',
    history: { devotionals: range(9, 1), memorized: [], readings: [], challenges: [] },
    hidesProgress: true,
  },
  {
    uid: 'exemplo-ester',
    fullName: 'Ester Lima',
    leaderId: 'lider',
    history: {
      devotionals: [...range(24, 19), ...range(16, 1)],
      memorized: [10, 2],
      readings: range(7, 1),
      challenges: [{ id: 'raizes-profundas', startedDaysAgo: 6 }],
    },
  },
  {
    uid: 'exemplo-joel',
    fullName: 'Joel Batista',
    leaderId: 'lider',
    history: { devotionals: range(19, 8), memorized: [], readings: [9, 8], challenges: [] },
  },
];
