/** Generates roots as SVG paths below 0,0, in tenths of a unit. The same seed gives the same paths. */
export function generateRootPaths(mainRoots: Omit<Root, 'x' | 'y'>[], seed: number): string[] {
  const random = seededRandom(seed);
  return mainRoots.flatMap((root) => pathsOf({ ...root, x: 0, y: 0 }, 2, random));
}

type Point = { x: number; y: number };
type RootPoint = Point & { width: number };
type Root = RootPoint & { angle: number; length: number };

const STEP = 24;
const DOWN = Math.PI / 2;

/** The mulberry32 random number generator. */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

function pathsOf(root: Root, generations: number, random: () => number): string[] {
  const points = pointsOf(root, random);
  const branches = generations > 0 ? branchesOf(points, root, random) : [];
  return [
    smoothPath(outlineOf(points)),
    ...branches.flatMap((branch) => pathsOf(branch, generations - 1, random)),
  ];
}

/** Generates the centre line of a root, which gets thinner and bends back downwards. */
function pointsOf(root: Root, random: () => number): RootPoint[] {
  const steps = Math.max(3, Math.round(root.length / STEP));
  const points: RootPoint[] = [];
  let { x, y, angle } = root;
  let bend = 0;
  for (let step = 0; step <= steps; step += 1) {
    const remaining = 1 - step / steps;
    points.push({ x, y, width: root.width * remaining ** 0.85 });
    bend = bend * 0.7 + (random() - 0.5) * 0.4;
    angle += bend + (DOWN - angle) * 0.06;
    x += Math.cos(angle) * STEP;
    y += Math.sin(angle) * STEP;
  }
  return points;
}

function branchesOf(points: RootPoint[], parent: Root, random: () => number): Root[] {
  const branches: Root[] = [];
  let side = random() < 0.5 ? 1 : -1;
  points.forEach((point, index) => {
    const next = points[index + 1];
    if (!next || index < 2 || random() > 0.6) return;
    side = -side;
    const heading = Math.atan2(next.y - point.y, next.x - point.x);
    const remaining = 1 - index / points.length;
    branches.push({
      ...point,
      angle: heading + side * (0.45 + random() * 0.35),
      length: parent.length * (0.3 + 0.3 * random()) * (0.35 + remaining * 0.65),
      width: point.width * 0.6,
    });
  });
  return branches.filter(({ angle, length }) => Math.sin(angle) > 0.1 && length > STEP * 1.5);
}

/** Traces the outline: down one side of the root, around the tip and up the other side. */
function outlineOf(points: RootPoint[]): Point[] {
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

/** Draws a closed curve through the midpoints, with relative whole coordinates in tenths to keep the HTML small. */
function smoothPath([first, ...rest]: Point[]): string {
  if (!first) return '';
  let pen = { x: Math.round(first.x * 10), y: Math.round(first.y * 10) };
  const fromPen = (x: number, y: number) =>
    `${Math.round(x * 10) - pen.x} ${Math.round(y * 10) - pen.y}`;
  const start = `M${pen.x} ${pen.y}`;
  const curves = rest.map((point, index) => {
    const next = rest[index + 1] ?? point;
    const [x, y] = [(point.x + next.x) / 2, (point.y + next.y) / 2];
    const curve = `q${fromPen(point.x, point.y)} ${fromPen(x, y)}`;
    pen = { x: Math.round(x * 10), y: Math.round(y * 10) };
    return curve;
  });
  return `${start}${curves.join('')}z`.replaceAll(' -', '-');
}
