import type { ChurchSeason } from '@raizes/domain/content/church-year';
import { Children, Fragment, isValidElement } from 'react';
import type { ReactNode } from 'react';
import { MarkPaths } from '@/ui/logo';
import { drawings } from '@/features/scenery/landscapes';
import type { Landscape } from '@/features/scenery/landscapes';
import { Sky } from '@/features/scenery/sky';
import { MARGIN, cardFormats, layoutCard, sans, serif } from './card-layout';
import type { CardFormat, CardLayout, CardText } from './card-layout';
import { colorsOf } from './designs';
import type { CardDesign, Colors } from './designs';

export interface Card {
  text: CardText;
  format: CardFormat;
  design: CardDesign;
  landscape: Landscape;
  season: ChurchSeason;
}

/**
 * Draws a card after the app's fonts have loaded.
 * @param isWanted checked after loading; if it returns false, nothing is drawn
 * @returns false if the verse is too long for the format
 */
export async function drawCard(
  canvas: HTMLCanvasElement,
  card: Card,
  isWanted: () => boolean,
): Promise<boolean> {
  const { verse, reference, church } = card.text;
  // Not every page has loaded both fonts. A font that fails to load is replaced by its fallback.
  await Promise.allSettled([
    document.fonts.load(serif(40), verse),
    document.fonts.load(sans(40), `${reference}${church}`),
  ]);
  if (!isWanted()) return true;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser has no canvas');
  const layout = layoutCard(card.text, card.format, (text, font) => {
    context.font = font;
    return context.measureText(text).width;
  });
  if (layout) paintCard(context, card, layout);
  return layout !== null;
}

function paintCard(context: CanvasRenderingContext2D, card: Card, layout: CardLayout): void {
  const { width, height, footer } = cardFormats[card.format];
  const colors = colorsOf(card.design, card.season);
  const sky = context.createLinearGradient(0, 0, 0, layout.landTop + 160);
  sky.addColorStop(0, colors.sky[0]);
  sky.addColorStop(1, colors.sky[1]);
  context.fillStyle = sky;
  context.fillRect(0, 0, width, height);

  paintScene(context, card, layout.landTop, colors);

  const write = (lines: CardLayout['verse'], color: string) => {
    context.fillStyle = color;
    for (const { text, x, y, font } of lines) {
      context.font = font;
      context.fillText(text, x, y);
    }
  };
  write(layout.verse, colors.ink);
  write(layout.reference, colors.reference);
  if (layout.edition) write([layout.edition], colors.ink);
  if (layout.church) write([layout.church], colors.footer);

  paintBrand(context, footer, colors.footer);
}

/** The app's mark and name. */
export function paintBrand(context: CanvasRenderingContext2D, y: number, color: string): void {
  context.save();
  context.translate(MARGIN - 4, y - 37);
  paintDrawing(context, MarkPaths(), { plain: { fill: color } });
  context.restore();
  context.fillStyle = color;
  context.font = serif(36);
  context.fillText('Raízes', MARGIN + 54, y);
}

/** The top of each landscape's drawing, in its own units. There is no tree, which is too tall to fit below a verse. */
const tops: Record<Exclude<Landscape, 'tree'>, number> = {
  hills: 76,
  field: 76,
  river: 76,
  sea: 90,
  mountain: 34,
  house: 78,
};

/** Paints the light, half behind the hills, and the land down to the lower edge. */
function paintScene(
  context: CanvasRenderingContext2D,
  { format, design, landscape, season }: Card,
  landTop: number,
  colors: Colors,
): void {
  const { width, height, landLowest } = cardFormats[format];
  const tones = tonesOf(colors);
  const drawn = landTop === landLowest ? 'hills' : landscape === 'tree' ? 'field' : landscape;
  const scale = format === 'square' ? 2.7 : 3.4;
  const y = landTop - tops[drawn] * scale;

  context.save();
  context.translate(width * 0.76, landTop + 14 * scale);
  context.scale(scale * 0.62, scale * 0.62);
  paintDrawing(context, Sky({ season: design === 'season' ? season : 'ordinary' }), tones);
  context.restore();

  context.save();
  context.translate((width - 400 * scale) / 2, y);
  context.scale(scale, scale);
  paintDrawing(context, drawings[drawn], tones);
  context.restore();

  // The foreground, as the background of the church's name and the mark.
  const ground = cardFormats[format].footer - 74;
  const hill = `M0 ${ground + 22}Q${width / 4} ${ground - 26} ${width / 2} ${ground + 4}T${width} ${ground}V${height}H0Z`;
  paintShape(context, new Path2D(hill), { fill: colors.near });
}

export interface Tone {
  fill?: string;
  stroke?: string;
  width?: number;
  alpha?: number;
}

/** The same tones that `features/scenery` defines with CSS classes. */
function tonesOf({ far, mid, near, dark, lit, sun }: Colors): Record<string, Tone> {
  return {
    far: { fill: far },
    mid: { fill: mid },
    near: { fill: near },
    dark: { fill: dark },
    lit: { fill: lit },
    sun: { fill: sun },
    halo: { fill: sun, alpha: 0.18 },
    line: { stroke: dark, width: 2 },
    ray: { stroke: sun, width: 2.5, alpha: 0.6 },
    water: { stroke: lit, width: 2 },
  };
}

interface ShapeProps {
  className?: string;
  children?: ReactNode;
  transform?: string;
  d?: string;
  fill?: string;
  strokeWidth?: string;
  cx?: string | number;
  cy?: string | number;
  r?: string | number;
}

/** Paints a React drawing of SVG paths, circles and groups, because the content security policy forbids images from SVG source. */
export function paintDrawing(
  context: CanvasRenderingContext2D,
  drawing: ReactNode,
  tones: Record<string, Tone>,
): void {
  for (const element of Children.toArray(drawing)) {
    if (!isValidElement<ShapeProps>(element)) continue;
    const { props, type } = element;
    context.save();
    transform(context, props.transform ?? '');
    if (type === 'path' || type === 'circle') {
      paintShape(
        context,
        pathOf(props),
        props.className ? tones[props.className] : markTone(props, tones),
      );
    } else if (type === 'g' || type === 'svg' || type === Fragment) {
      paintDrawing(context, props.children, tones);
    } else throw new Error('A drawing can contain only paths, circles and groups');
    context.restore();
  }
}

/** The tone of the mark, which has a single colour for fills and lines. */
function markTone({ fill, strokeWidth }: ShapeProps, { plain }: Record<string, Tone>): Tone {
  const color = plain?.fill ?? '';
  return fill === 'none' ? { stroke: color, width: Number(strokeWidth) } : { fill: color };
}

function pathOf({ d, cx = 0, cy = 0, r = 0 }: ShapeProps): Path2D {
  if (d !== undefined) return new Path2D(d);
  const circle = new Path2D();
  circle.arc(Number(cx), Number(cy), Number(r), 0, 2 * Math.PI);
  return circle;
}

export function paintShape(context: CanvasRenderingContext2D, path: Path2D, tone: Tone = {}): void {
  context.globalAlpha = tone.alpha ?? 1;
  if (tone.fill !== undefined) {
    context.fillStyle = tone.fill;
    context.fill(path);
  }
  if (tone.stroke === undefined) return;
  context.strokeStyle = tone.stroke;
  context.lineWidth = tone.width ?? 1;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.stroke(path);
}

/** Applies SVG's `translate(x y) rotate(degrees) scale(size)`. */
function transform(context: CanvasRenderingContext2D, steps: string): void {
  for (const step of steps.split(')')) {
    const [name = '', values = ''] = step.trim().split('(');
    const [x = 0, y = x] = values.split(/[ ,]/).map(Number);
    if (name === 'translate') context.translate(x, y);
    if (name === 'rotate') context.rotate((x * Math.PI) / 180);
    if (name === 'scale') context.scale(x, y);
  }
}
