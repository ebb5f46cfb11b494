import type { ReactNode } from 'react';

export const landscapes = ['hills', 'field', 'river', 'sea', 'mountain', 'tree', 'house'] as const;
export type Landscape = (typeof landscapes)[number];

// Each drawing is 400 × 220. Its subject lies between x = 120 and 280, because narrow containers crop the sides and wide ones the top.

const far = (
  <path className="far" d="M0 112C44 84 92 74 140 96S232 62 286 78 362 104 400 92V220H0Z" />
);
const mid = <path className="mid" d="M0 148C60 118 128 122 190 144S318 124 400 138V220H0Z" />;
const near = <path className="near" d="M0 184C84 154 168 166 232 176S342 162 400 170V220H0Z" />;

const sheep = (x: number, y: number) => (
  <g key={x} transform={`translate(${x} ${y})`}>
    <path className="line" d="M-4 4V9M4 4V9" />
    <path
      className="lit"
      d="M-9 0A5 5 0 0 1-5-6 6 6 0 0 1 5-6 5 5 0 0 1 9 0 5 5 0 0 1 4 5H-4A5 5 0 0 1-9 0Z"
    />
    <circle className="dark" cx="9" cy="-3" r="3" />
  </g>
);

const stalk = (x: number, height: number, lean: number) => (
  <g key={x} transform={`translate(${x} 216) rotate(${lean})`}>
    <path className="line" d={`M0 0V${-height}`} />
    {[0, 1, 2, 3].map((each) => (
      <path
        key={each}
        className="sun"
        transform={`translate(0 ${each * 7 - height})`}
        d="M0 2C-6 0-7-5-5-9-1-7 0-3 0 2ZM0 2C6 0 7-5 5-9 1-7 0-3 0 2Z"
      />
    ))}
  </g>
);

const stalks = Array.from({ length: 17 }, (_, index) =>
  stalk(64 + index * 17, 46 + ((index * 29) % 31), ((index * 13) % 15) - 7),
);

const wave = (y: number, shift: number) =>
  `M${shift} ${y}q10-6 20 0t20 0 20 0M${shift + 110} ${y}q10-6 20 0t20 0`;

export const drawings: Record<Landscape, ReactNode> = {
  hills: (
    <>
      {far}
      {mid}
      {[sheep(168, 134), sheep(206, 140), sheep(250, 134)]}
      {near}
    </>
  ),
  field: (
    <>
      {far}
      {mid}
      {near}
      {stalks}
    </>
  ),
  river: (
    <>
      {far}
      {mid}
      {near}
      <path
        className="lit"
        d="M206 141C238 150 226 160 196 168S128 192 122 220H262C250 200 226 190 244 176S262 150 206 141Z"
      />
      <path className="line" d="M286 186V164M294 188V160M302 187V168M96 198V176M104 199V170" />
    </>
  ),
  sea: (
    <>
      <path className="far" d="M0 128C50 104 96 100 128 118H400V220H0Z" />
      <path className="mid" d="M0 138H400V220H0Z" />
      <path className="near" d="M0 186C70 174 140 194 210 186S340 178 400 186V220H0Z" />
      <path className="water" d={`${wave(154, 40)}${wave(164, 230)}${wave(172, 96)}`} />
      <path className="dark" d="M164 158H240L228 174H178Z" />
      <path className="sun" d="M204 96V150H238C232 128 222 110 204 96Z" />
      <path className="sun" d="M198 106V150H172C176 134 184 118 198 106Z" />
      <path className="line" d="M201 92V158" />
    </>
  ),
  mountain: (
    <>
      <path className="far" d="M0 150 84 84 128 116 214 34 292 112 330 88 400 146V220H0Z" />
      <path className="lit" d="M214 34 236 56 222 66 210 56 196 66 190 57Z" />
      {mid}
      {near}
      <path
        className="lit"
        d="M224 143C206 148 204 154 222 160S250 172 216 184 146 204 150 220H196C188 208 208 200 240 190S274 168 244 158 226 148 232 143Z"
      />
    </>
  ),
  tree: (
    <>
      {far}
      {mid}
      {near}
      <path
        className="dark"
        d="M192 178C198 156 196 140 194 118L206 118C204 140 204 156 212 178 218 184 228 186 236 190 220 190 210 188 204 186 200 194 198 204 194 212 194 202 194 194 196 187 188 192 176 194 164 194 176 190 188 186 192 178Z"
      />
      <circle className="mid" cx="200" cy="84" r="46" />
      <circle className="near" cx="166" cy="102" r="30" />
      <circle className="near" cx="236" cy="100" r="32" />
      <circle className="near" cx="202" cy="72" r="32" />
      {[
        [170, 94],
        [214, 62],
        [238, 92],
        [194, 104],
      ].map(([x, y]) => (
        <circle key={x} className="sun" cx={x} cy={y} r="4" />
      ))}
    </>
  ),
  house: (
    <>
      {far}
      {mid}
      <path className="dark" d="M160 112 202 80 244 112 240 116V154H164V116Z" />
      <path
        className="sun"
        d="M194 154V128A8 8 0 0 1 210 128V154ZM174 122H184V132H174ZM220 122H230V132H220Z"
      />
      {near}
      <path className="line" d="M286 168V138M122 170V144" />
      <path
        className="near"
        d="M286 104C300 118 298 142 286 146 274 142 272 118 286 104ZM122 116C134 128 132 146 122 150 112 146 110 128 122 116Z"
      />
    </>
  ),
};

/** The hills without a subject, for another one in front of them. */
export const openHills = (
  <>
    {far}
    {mid}
    {near}
  </>
);
