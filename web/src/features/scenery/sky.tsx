import type { ChurchSeason } from '@raizes/domain/content/church-year';
import type { ReactNode } from 'react';

/** The light in the sky of a church season, centred on 0,0. */
export function Sky({ season }: { season: ChurchSeason }) {
  return <svg viewBox="-100 -100 200 200">{lights[season]}</svg>;
}

const star = (x: number, y: number, size: number) => (
  <path
    key={`${x},${y}`}
    className="sun"
    transform={`translate(${x} ${y}) scale(${size})`}
    d="M0-10C.8-2.6 2.6-.8 10 0 2.6.8.8 2.6 0 10-.8 2.6-2.6.8-10 0-2.6-.8-.8-2.6 0-10Z"
  />
);

const ray = (turn: number, from: number, to: number) => (
  <path key={turn} className="ray" transform={`rotate(${turn})`} d={`M0-${from}V-${to}`} />
);

const flame = (x: number, y: number, size: number) => (
  <path
    key={x}
    className="sun"
    transform={`translate(${x} ${y}) scale(${size})`}
    d="M0-16C9-6 9 2 6 7 4 11-4 11-6 7-9 2-4-2-4-7-2-5 0-9 0-16Z"
  />
);

const turns = Array.from({ length: 16 }, (_, index) => index * 22.5);

const sun = (
  <>
    <circle className="halo" r="74" />
    <circle className="halo" r="58" />
    <circle className="sun" r="42" />
  </>
);

const lights: Record<ChurchSeason, ReactNode> = {
  ordinary: sun,
  advent: (
    <>
      <circle className="halo" r="34" />
      {[
        star(0, 0, 2.6),
        star(-64, -30, 0.7),
        star(58, -52, 0.9),
        star(80, 22, 0.6),
        star(-36, 44, 0.5),
      ]}
    </>
  ),
  christmas: (
    <>
      <circle className="halo" r="52" />
      {turns.filter((turn) => turn % 45 === 0).map((turn) => ray(turn, 40, turn % 90 ? 52 : 66))}
      {[
        star(0, 0, 3.4),
        star(-78, -18, 0.8),
        star(72, -48, 0.8),
        star(84, 34, 0.6),
        star(-60, 56, 0.5),
      ]}
    </>
  ),
  lent: (
    <>
      <circle className="halo" r="60" />
      <circle className="halo" r="40" />
    </>
  ),
  easter: (
    <>
      {sun}
      {turns.map((turn, index) => ray(turn, 56, index % 2 ? 72 : 86))}
    </>
  ),
  pentecost: (
    <>
      <circle className="halo" r="70" />
      {[
        flame(0, -20, 2),
        flame(-46, 6, 1.3),
        flame(46, 6, 1.3),
        flame(-24, 38, 0.9),
        flame(24, 38, 0.9),
      ]}
    </>
  ),
};
