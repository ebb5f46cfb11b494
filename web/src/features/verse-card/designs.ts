import type { ChurchSeason } from '@raizes/domain/content/church-year';

export const cardDesigns = ['light', 'dark', 'season'] as const;
export type CardDesign = (typeof cardDesigns)[number];

export const designNames: Record<CardDesign, string> = {
  light: 'Manhã',
  dark: 'Noite',
  season: 'Estação',
};

export interface Colors {
  /** The sky, from its top to the horizon. */
  sky: [string, string];
  ink: string;
  reference: string;
  /** The colour of the church's name and the mark, which lie on the ground. */
  footer: string;
  far: string;
  mid: string;
  near: string;
  dark: string;
  lit: string;
  sun: string;
}

/** Returns the colours of a design, in the same tones as `features/scenery`. */
export function colorsOf(design: CardDesign, season: ChurchSeason): Colors {
  if (design === 'light') {
    return {
      sky: [PAPER, mix(AMBER, 16, PAPER)],
      ink: '#22281F',
      reference: AMBER,
      footer: '#16241B',
      ...ground(FOREST, PAPER, [16, 34, 62, 92]),
      lit: mix(AMBER, 10, PAPER),
      sun: GOLD,
    };
  }
  const base = design === 'dark' ? NIGHT : seasons[season];
  const light = design === 'dark' ? MINT : mix('#FFFFFF', 60, base);
  return {
    sky: [base, mix(design === 'dark' ? FOREST : GOLD, design === 'dark' ? 62 : 22, base)],
    ink: '#FAF7F2',
    reference: '#F0C486',
    footer: '#FAF7F2',
    ...(design === 'dark'
      ? ground(light, base, [30, 20, 12, 44])
      : { ...ground('#0C120E', base, [16, 34, 54, 78]) }),
    lit: mix('#E8B26B', 40, base),
    sun: '#E9B86F',
  };
}

const PAPER = '#FAF7F2';
const FOREST = '#2F5D46';
const AMBER = '#95500F';
const GOLD = '#EDBE7C';
const NIGHT = '#141D18';
const MINT = '#8FC7A6';

/** The liturgical colours of the seasons, as muted as the app's green. */
const seasons: Record<ChurchSeason, string> = {
  ordinary: '#2F5D46',
  advent: '#3B3A63',
  christmas: '#6E2F2C',
  lent: '#4F3A5C',
  easter: '#7A5717',
  pentecost: '#8A3A22',
};

function ground(
  color: string,
  behind: string,
  [far, mid, near, dark]: [number, number, number, number],
) {
  return {
    far: mix(color, far, behind),
    mid: mix(color, mid, behind),
    near: mix(color, near, behind),
    dark: mix(color, dark, behind),
  };
}

/** Mixes `percent` of a colour into the one behind it, each `#RRGGBB`. */
function mix(color: string, percent: number, behind: string): string {
  const channel = (of: string, at: number) => Number.parseInt(of.slice(at, at + 2), 16);
  const mixed = [1, 3, 5].map((at) =>
    Math.round((channel(color, at) * percent + channel(behind, at) * (100 - percent)) / 100),
  );
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
