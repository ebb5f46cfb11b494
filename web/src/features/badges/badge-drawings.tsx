import type { ReactNode } from 'react';
import { leaf } from '@/features/scenery/leaf';

// Each drawing is 64 × 64 with its subject within a circle around 32,32, in the tones of `features/scenery`. A card paints them on
// a canvas, so they consist of paths, circles and groups.

/** The tones in the light scheme, which a card also has. */
export const lightTones = {
  medal: '#EFE6D6',
  mid: '#7FB08A',
  near: '#3F7A58',
  dark: '#5B4630',
  lit: '#FBF3E4',
  sun: '#E2A047',
  line: '#3B5A45',
};

const soil = <path className="dark" d="M0 47C16 42 48 42 64 47V64H0Z" />;

const turns = (count: number) => Array.from({ length: count }, (_, index) => (index * 360) / count);

const grain = (x: number, y: number, turn: number) => (
  <path
    key={`${x},${y},${turn}`}
    className="sun"
    transform={`translate(${x} ${y}) rotate(${turn})`}
    d="M0 0C-5-3-5-8 0-12 5-8 5-3 0 0Z"
  />
);

const ear = (x: number, lean: number) => (
  <g key={x} transform={`translate(${x} 58) rotate(${lean})`}>
    <path className="line" d="M0 0V-34" />
    {[0, 1, 2].map((row) => [grain(-1, -18 - row * 8, -38), grain(1, -18 - row * 8, 38)])}
    {grain(0, -38, 0)}
  </g>
);

const wreath = (side: 1 | -1) => (
  <g key={side} transform={`translate(32 56) scale(${side} 1)`}>
    <path className="line" d="M1-2C18-6 24-20 18-38" />
    {[
      leaf(11, -5, 98, 0.6, 'mid'),
      leaf(17, -12, 74, 0.64, 'near'),
      leaf(20, -21, 48, 0.64, 'mid'),
      leaf(20, -31, 20, 0.64, 'near'),
      leaf(12, -10, -24, 0.5, 'near'),
      leaf(17, -21, -46, 0.5, 'mid'),
      leaf(18, -31, -52, 0.5, 'near'),
    ]}
  </g>
);

/** By the badge's id. */
const drawings: Record<string, ReactNode> = {
  // A seed in the ground, that opens.
  'primeiro-devocional': (
    <>
      <path className="dark" d="M0 36C16 31 48 31 64 36V64H0Z" />
      <path className="sun" d="M32 56C23 53 22 43 31 34 42 40 42 52 32 56Z" />
      <path className="water" d="M31 51C28 48 28 44 31 40" />
      <path className="line" d="M31 35C30 28 31 23 34 19" />
      {[leaf(34, 20, -52, 0.62, 'near'), leaf(34, 20, 46, 0.72, 'mid')]}
    </>
  ),
  // A sprout.
  'sequencia-7': (
    <>
      {soil}
      <path className="line" d="M32 46V26" />
      {[leaf(32, 36, -58, 0.9, 'near'), leaf(32, 30, 54, 1, 'mid')]}
    </>
  ),
  // Roots deeper than the plant is tall.
  'sequencia-30': (
    <>
      <path className="dark" d="M0 29C16 25 48 25 64 29V64H0Z" />
      <path className="line" d="M32 28V16" />
      {[leaf(32, 25, -60, 0.68, 'near'), leaf(32, 21, 56, 0.74, 'mid')]}
      <path
        className="water"
        d="M32 27V58M32 34C28 41 20 41 15 48M32 34C36 41 44 41 49 48M32 44C30 50 26 51 24 57M32 44C34 50 38 51 40 57"
      />
    </>
  ),
  // A young tree.
  'sequencia-100': (
    <>
      {soil}
      <path className="dark" d="M29 47C31 40 31 36 30 28H34C33 36 33 40 35 47Z" />
      <circle className="near" cx="32" cy="23" r="14" />
      <circle className="mid" cx="24" cy="27" r="9" />
      <circle className="mid" cx="40" cy="20" r="7" />
    </>
  ),
  // A tree in the light of a whole year.
  'sequencia-365': (
    <>
      <circle className="halo" cx="32" cy="28" r="30" />
      <circle className="halo" cx="32" cy="28" r="24" />
      {soil}
      <path
        className="dark"
        d="M27 48C30 41 30 36 28 28H36C34 36 34 41 37 48 41 49 44 49 47 51H17C20 49 23 49 27 48Z"
      />
      <circle className="near" cx="32" cy="20" r="14" />
      <circle className="near" cx="20" cy="27" r="10" />
      <circle className="near" cx="44" cy="27" r="10" />
      <circle className="mid" cx="27" cy="18" r="8" />
      <circle className="mid" cx="42" cy="24" r="6" />
      {[
        [19, 28],
        [30, 26],
        [36, 14],
        [46, 30],
        [25, 14],
      ].map(([x, y]) => (
        <circle key={x} className="sun" cx={x} cy={y} r="2.6" />
      ))}
    </>
  ),
  // A leaf in the form of a heart.
  'versiculos-1': (
    <>
      <path
        className="near"
        d="M32 54C19 45 11 36 11 26A11 11 0 0 1 32 21 11 11 0 0 1 53 26C53 36 45 45 32 54Z"
      />
      <path className="mid" d="M32 54C19 45 11 36 11 26A11 11 0 0 1 32 21Z" />
      <path className="water" d="M32 53V25M32 45 22 36M32 36 23 28M32 45 42 36M32 36 41 28" />
    </>
  ),
  // A sheaf.
  'versiculos-10': (
    <>
      {[ear(29, -26), ear(35, 26), ear(32, 0)]}
      <path className="dark" d="M26 47H38L39 52H25Z" />
    </>
  ),
  // A pomegranate, full inside.
  'versiculos-50': (
    <>
      <path className="sun" d="M25 18 24 8 29 12 32 7 35 12 40 8 39 18Z" />
      <circle className="sun" cx="32" cy="35" r="19" />
      <path className="lit" d="M32 20C20 26 20 44 32 51 44 44 44 26 32 20Z" />
      {[
        [32, 26],
        [28, 32],
        [36, 32],
        [32, 37],
        [27, 40],
        [37, 40],
        [32, 45],
      ].map(([x, y]) => (
        <circle key={`${x},${y}`} className="dark" cx={x} cy={y} r="2.5" />
      ))}
    </>
  ),
  // A bud.
  'nivel-5': (
    <>
      <path className="line" d="M32 58C32 48 31 40 32 32" />
      {[leaf(32, 50, 62, 0.86, 'mid'), leaf(32, 45, -62, 0.7, 'near')]}
      <path className="sun" d="M32 34C21 28 22 16 32 7 42 16 43 28 32 34Z" />
      <path className="lit" d="M32 32C27 26 27 17 32 9 37 17 37 26 32 32Z" />
      <path
        className="near"
        d="M32 37C23 36 19 30 20 23 27 25 31 29 32 37 33 29 37 25 44 23 45 30 41 36 32 37Z"
      />
    </>
  ),
  // A branch.
  'nivel-10': (
    <>
      <path className="line" d="M12 52C26 46 40 32 50 12" />
      {[
        leaf(22, 46, -18, 0.72, 'near'),
        leaf(31, 39, -26, 0.78, 'mid'),
        leaf(39, 30, -34, 0.76, 'near'),
        leaf(26, 44, 104, 0.72, 'mid'),
        leaf(35, 36, 98, 0.78, 'near'),
        leaf(43, 25, 88, 0.68, 'mid'),
        leaf(49, 14, 24, 0.5, 'near'),
      ]}
    </>
  ),
  // Grapes.
  'nivel-25': (
    <>
      <path className="line" d="M32 22C32 15 34 11 38 8" />
      <path className="near" d="M31 19C24 23 14 21 11 12 17 8 27 9 31 19Z" />
      <path className="mid" d="M33 18C37 11 46 9 53 14 50 22 40 24 33 18Z" />
      {[
        [22, 27],
        [32, 26],
        [42, 27],
        [27, 35],
        [37, 35],
        [32, 43],
        [22, 36],
        [42, 36],
        [27, 44],
        [37, 44],
        [32, 52],
      ].map(([x, y], index) => (
        <circle
          key={`${x},${y}`}
          className={index % 3 === 1 ? 'dark' : 'sun'}
          cx={x}
          cy={y}
          r="5.6"
        />
      ))}
    </>
  ),
  // An open book, with a leaf between its pages.
  'primeira-leitura': (
    <>
      <path
        className="dark"
        d="M7 22C16 18 26 19 32 24 38 19 48 18 57 22V52C48 48 38 49 32 54 26 49 16 48 7 52Z"
      />
      <path className="lit" d="M11 20C19 17 27 19 32 24V49C27 45 19 44 11 46Z" />
      <path className="lit" d="M53 20C45 17 37 19 32 24V49C37 45 45 44 53 46Z" />
      <path
        className="line"
        d="M16 27C20 26 24 27 27 29M16 33C20 32 24 33 27 35M48 33C44 32 40 33 37 35"
      />
      {[leaf(34, 29, 16, 0.9, 'near'), leaf(35, 30, 62, 0.7, 'mid')]}
    </>
  ),
  // A flower with a petal for each day of the week.
  'semana-de-leituras': (
    <>
      <path className="line" d="M32 36V62" />
      {leaf(32, 58, 62, 0.62, 'near')}
      {turns(7).map((turn, index) => (
        <path
          key={turn}
          className={index % 2 ? 'mid' : 'sun'}
          transform={`translate(32 27) rotate(${turn})`}
          d="M0-4C-9-9-8-20 0-23 8-20 9-9 0-4Z"
        />
      ))}
      <circle className="dark" cx="32" cy="27" r="6" />
      <circle className="lit" cx="32" cy="27" r="3" />
    </>
  ),
  // A summit.
  'primeiro-desafio': (
    <>
      <path className="mid" d="M0 56 20 28 34 46 48 32 64 52V64H0Z" />
      <path className="near" d="M6 60 32 22 58 60V64H6Z" />
      <path className="lit" d="M32 22 40 34 35 31 32 36 29 31 24 34Z" />
      <path className="line" d="M32 24V6" />
      <path className="sun" d="M33 6C39 3 43 9 50 6V16C43 19 39 13 33 16Z" />
    </>
  ),
};

/** The prize of a church's own challenge: a wreath. */
const medal = (
  <>
    {[wreath(1), wreath(-1)]}
    <circle className="sun" cx="32" cy="28" r="11" />
    <path
      className="lit"
      transform="translate(32 28)"
      d="M0-8 2-3 7-3 3 1 5 6 0 3-5 6-3 1-7-3-2-3Z"
    />
  </>
);

export const badgeDrawing = (id: string): ReactNode => drawings[id] ?? medal;
