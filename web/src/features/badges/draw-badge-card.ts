import { churchLine, sans, serif, twoLines } from '@/features/verse-card/card-layout';
import { colorsOf } from '@/features/verse-card/designs';
import { paintBrand, paintDrawing, paintShape } from '@/features/verse-card/draw-card';
import type { Tone } from '@/features/verse-card/draw-card';
import { badgeDrawing, lightTones } from './badge-drawings';

interface BadgeCard {
  id: string;
  name: string;
  description: string;
  /** When it was earned; '' if that is unknown. */
  earned: string;
  /** '' until it is known. */
  church: string;
}

const SIZE = 1080;
const INNER = 860;
const MEDAL = { x: SIZE / 2, y: 340, radius: 230 };
const FOOTER = 1014;

/**
 * Draws a square card of a badge after the app's fonts have loaded.
 * @param isWanted checked after loading; if it returns false, nothing is drawn
 * @returns true, because a text that is too long is truncated
 */
export async function drawBadgeCard(
  canvas: HTMLCanvasElement,
  { id, name, description, earned, church }: BadgeCard,
  isWanted: () => boolean,
): Promise<true> {
  // A font that fails to load is replaced by its fallback.
  await Promise.allSettled([
    document.fonts.load(serif(40), name),
    document.fonts.load(sans(40), `${description}${earned}${church}`),
  ]);
  if (!isWanted()) return true;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser has no canvas');
  const colors = colorsOf('light', 'ordinary');
  const sky = context.createLinearGradient(0, 0, 0, SIZE);
  sky.addColorStop(0, colors.sky[0]);
  sky.addColorStop(1, colors.sky[1]);
  context.fillStyle = sky;
  context.fillRect(0, 0, SIZE, SIZE);
  const ground = FOOTER - 74;
  const hill = `M0 ${ground + 22}Q270 ${ground - 26} 540 ${ground + 4}T1080 ${ground}V${SIZE}H0Z`;
  paintShape(context, new Path2D(hill), { fill: colors.near });
  paintMedal(context, id);

  const measure = (text: string, font: string) => {
    context.font = font;
    return context.measureText(text).width;
  };
  let y = 670;
  const write = (text: string, font: string, leading: number, color: string) => {
    context.fillStyle = color;
    for (const line of twoLines(text, INNER, font, measure)) {
      const width = measure(line, font);
      context.fillText(line, (SIZE - width) / 2, y);
      y += leading;
    }
  };
  write(name, serif(64), 76, colors.ink);
  write(description, sans(36, 500), 48, colors.ink);
  if (earned !== '') write(earned, sans(32), 44, colors.reference);

  paintBrand(context, FOOTER, colors.footer);
  const line = churchLine(church, 'square', measure);
  if (line) {
    context.fillStyle = colors.footer;
    context.font = line.font;
    context.fillText(line.text, line.x, line.y);
  }
  return true;
}

function paintMedal(context: CanvasRenderingContext2D, id: string): void {
  const { x, y, radius } = MEDAL;
  const circle = new Path2D();
  circle.arc(x, y, radius, 0, 2 * Math.PI);
  context.save();
  paintShape(context, circle, { fill: lightTones.medal });
  context.clip(circle);
  context.translate(x - radius, y - radius);
  context.scale(radius / 32, radius / 32);
  paintDrawing(context, badgeDrawing(id), tones);
  context.restore();
}

const { mid, near, dark, lit, sun } = lightTones;
const tones: Record<string, Tone> = {
  mid: { fill: mid },
  near: { fill: near },
  dark: { fill: dark },
  lit: { fill: lit },
  sun: { fill: sun },
  halo: { fill: sun, alpha: 0.18 },
  line: { stroke: lightTones.line, width: 2 },
  water: { stroke: lit, width: 2 },
};
