import { growRoots } from './grow-roots';

const degrees = (value: number) => (value * Math.PI) / 180;

const roots = growRoots(
  [
    { angle: degrees(92), length: 260, width: 20 },
    { angle: degrees(58), length: 270, width: 13 },
    { angle: degrees(126), length: 280, width: 13 },
    { angle: degrees(24), length: 300, width: 11 },
    { angle: degrees(158), length: 310, width: 11 },
  ],
  7,
);

/** The roots of the sprout, as deep as it is tall. Decorative. */
export function Roots() {
  return (
    <svg className="roots" viewBox="-300 0 600 300" width="600" height="300" aria-hidden="true">
      <path d={roots.join('')} />
    </svg>
  );
}
