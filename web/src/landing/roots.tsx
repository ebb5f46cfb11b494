import { growRoots } from './grow-roots';

const degrees = (value: number) => (value * Math.PI) / 180;

/** The seed is the one, of some thirty looked at, whose roots reach farthest. */
const SEED = 1;

const roots = growRoots(
  [
    { angle: degrees(92), length: 320, width: 18 },
    { angle: degrees(60), length: 270, width: 12 },
    { angle: degrees(122), length: 280, width: 12 },
    { angle: degrees(30), length: 320, width: 11 },
    { angle: degrees(148), length: 330, width: 11 },
    { angle: degrees(22), length: 200, width: 6 },
    { angle: degrees(160), length: 200, width: 6 },
  ],
  SEED,
);

/** The roots of the sprout, as deep as it is tall. Decorative. */
export function Roots() {
  return (
    <svg className="roots" viewBox="-2800 0 5600 3200" width="560" height="320" aria-hidden="true">
      <path d={roots.join('')} />
    </svg>
  );
}
