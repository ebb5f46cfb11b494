type Place = { x: number; y: number };
type Point = Place & { width: number };
type Root = Place & { angle: number; length: number; width: number };

const STEP = 24;
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
    bend = bend * 0.7 + (random() - 0.5) * 0.4;
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
    if (!next || index < 2 || random() > 0.6) return;
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
  return found.filter(({ angle, length }) => Math.sin(angle) > 0.1 && length > STEP * 1.5);
}

/** Both edges of a root: down one side, round the tip and up the other. */
function edges(points: Point[]): Place[] {
  const [down = [], up = []] = [1, -1].map((side) =>
    points.map((point, index) => {
      const before = points[index - 1] ?? point;
      const after = points[index + 1] ?? point;
      const across = Math.atan2(after.y - before.y, after.x - before.x) + side * DOWN;
      const reach = point.width / 2;
      return { x: point.x + Math.cos(across) * reach, y: point.y + Math.sin(across) * reach };
    }),
  );
  return [...down, ...up.slice(0, -1).toReversed()];
}

/** One smooth closed curve through the middles of neighbours, in whole tenths, each relative to the last. */
function outline([first, ...rest]: Place[]): string {
  if (!first) return '';
  let pen = { x: Math.round(first.x * 10), y: Math.round(first.y * 10) };
  const from = (x: number, y: number) =>
    `${Math.round(x * 10) - pen.x} ${Math.round(y * 10) - pen.y}`;
  const start = `M${pen.x} ${pen.y}`;
  const curves = rest.map((point, index) => {
    const next = rest[index + 1] ?? point;
    const [x, y] = [(point.x + next.x) / 2, (point.y + next.y) / 2];
    const curve = `q${from(point.x, point.y)} ${from(x, y)}`;
    pen = { x: Math.round(x * 10), y: Math.round(y * 10) };
    return curve;
  });
  return `${start}${curves.join('')}z`.replaceAll(' -', '-');
}

function grow(root: Root, generations: number, random: () => number): string[] {
  const points = walk(root, random);
  const finer = generations > 0 ? branches(points, root, random) : [];
  return [
    outline(edges(points)),
    ...finer.flatMap((branch) => grow(branch, generations - 1, random)),
  ];
}

/** The roots below 0,0 as SVG paths, in tenths of a unit. The same seed grows the same roots. */
export function growRoots(mainRoots: Omit<Root, 'x' | 'y'>[], seed: number): string[] {
  const random = chance(seed);
  return mainRoots.flatMap((root) => grow({ ...root, x: 0, y: 0 }, 2, random));
}
