type Point = { x: number; y: number; width: number };
type Root = { x: number; y: number; angle: number; length: number; width: number };

const STEP = 20;
const DOWN = Math.PI / 2;

/** A small generator of chance (mulberry32) that always tells the same story for the same seed. */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Walks from where the root begins: ever thinner, bending slowly to and fro, drawn downwards. */
function walk(root: Root, random: () => number): Point[] {
  const steps = Math.max(3, Math.round(root.length / STEP));
  const points: Point[] = [];
  let { x, y, angle } = root;
  let bend = 0;
  for (let step = 0; step <= steps; step += 1) {
    const left = 1 - step / steps;
    points.push({ x, y, width: root.width * left ** 0.85 });
    bend = bend * 0.7 + (random() - 0.5) * 0.34;
    angle += bend + (DOWN - angle) * 0.06;
    x += Math.cos(angle) * STEP;
    y += Math.sin(angle) * STEP;
  }
  return points;
}

function branches(points: Point[], parent: Root, random: () => number): Root[] {
  const found: Root[] = [];
  let side = random() < 0.5 ? 1 : -1;
  points.forEach((point, index) => {
    const next = points[index + 1];
    if (!next || index < 2 || random() > 0.55) return;
    side = -side;
    const heading = Math.atan2(next.y - point.y, next.x - point.x);
    const left = 1 - index / points.length;
    found.push({
      ...point,
      angle: heading + side * (0.45 + random() * 0.35),
      length: parent.length * (0.3 + 0.3 * random()) * (0.35 + left * 0.65),
      width: point.width * 0.6,
    });
  });
  return found;
}

const round = (value: number) => Math.round(value * 10) / 10;

/** The outline: down one side, round the tip, up the other, through the middles of neighbours. */
function outline(points: Point[]): string {
  const sides = [1, -1].map((side) =>
    points.map((point, index) => {
      const before = points[index - 1] ?? point;
      const after = points[index + 1] ?? point;
      const across = Math.atan2(after.y - before.y, after.x - before.x) + (side * Math.PI) / 2;
      const reach = point.width / 2;
      return { x: point.x + Math.cos(across) * reach, y: point.y + Math.sin(across) * reach };
    }),
  );
  const [down = [], up = []] = sides;
  const edge = [...down, ...up.toReversed()];
  const [first, ...rest] = edge;
  if (!first) return '';
  const curves = rest.map((point, index) => {
    const next = rest[index + 1] ?? point;
    const middle = `${round((point.x + next.x) / 2)} ${round((point.y + next.y) / 2)}`;
    return `Q${round(point.x)} ${round(point.y)} ${middle}`;
  });
  return `M${round(first.x)} ${round(first.y)}${curves.join('')}Z`;
}

function grow(root: Root, generations: number, random: () => number): string[] {
  const points = walk(root, random);
  const finer = generations > 0 ? branches(points, root, random) : [];
  return [outline(points), ...finer.flatMap((branch) => grow(branch, generations - 1, random))];
}

/** The roots below 0,0 as SVG paths. The same seed grows the same roots. */
export function growRoots(mainRoots: Omit<Root, 'x' | 'y'>[], seed: number): string[] {
  const random = chance(seed);
  return mainRoots.flatMap((root) => grow({ ...root, x: 0, y: 0 }, 2, random));
}
