/** What a sample person has done. Days are counted backwards: 1 is yesterday. */
export type History = {
  devotionals: number[];
  /** Those of them whose verse was written from memory. */
  memorized: number[];
  readings: number[];
  challenges: { id: string; startedDaysAgo: number }[];
};

const range = (from: number, to: number) =>
  Array.from({ length: from - to + 1 }, (_, index) => from - index);

export const histories: Record<string, History> = {
  // Twelve days in a row up to yesterday, so that today is there to be done.
  discipulo: {
    devotionals: [...range(40, 33), 30, 29, ...range(26, 20), 16, 15, ...range(12, 1)],
    memorized: [38, 35, 30, 25, 22, 15, 11, 9, 6, 4, 2, 1],
    readings: [...range(24, 20), ...range(13, 8), 6, 5, 3, 2, 1],
    challenges: [{ id: 'raizes-profundas', startedDaysAgo: 12 }],
  },
  discipula: {
    devotionals: [...range(18, 14), 8, 7, 6, 2, 1],
    memorized: [16, 7],
    readings: [15, 8, 2],
    challenges: [],
  },
};
