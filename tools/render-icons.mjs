import { chromium } from '@playwright/test';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';

const HEADER = 6;
const ENTRY = 16;

/**
 * An .ico file with a single PNG, which every browser since 2007 can read.
 * @param {Buffer} png
 * @param {number} size its width and height in pixels, below 256
 */
function toIco(png, size) {
  const head = Buffer.alloc(HEADER + ENTRY);
  head.writeUInt16LE(1, 2); // an icon, not a cursor
  head.writeUInt16LE(1, 4); // with one image
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10); // colour planes
  head.writeUInt16LE(32, 12); // bits per pixel
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18); // where the image starts
  return Buffer.concat([head, png]);
}

// Renders every icon of the app from web/public/icons/icon.svg. Run `npm run icons` after changing the mark.

const FOREST = '#2F5D46';
const PAPER = '#FAF7F2';
const at = (/** @type {string} */ path) => new URL(`../web/public/${path}`, import.meta.url);
const font = (/** @type {string} */ name) =>
  `url(data:font/woff2;base64,${readFileSync(
    new URL(`../node_modules/@fontsource-variable/${name}`, import.meta.url),
    'base64',
  )})`;

const icon = readFileSync(at('icons/icon.svg'), 'utf8');
const paths = icon.match(/<path[^>]*>/g)?.join('') ?? '';

/**
 * The mark alone; `share` is its share of the picture's height.
 * @param {{ share: number, color: string, background?: string }} look
 */
function drawMark({ share, color, background = 'none' }) {
  const scale = (48 * share) / 37;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" style="background:${background}">
    <g color="${color}" transform="translate(24 24) scale(${scale}) translate(-24 -25.5)">${paths}</g></svg>`;
}

/** The same symbols as in the app. */
const shortcuts = { devotional: markOf('WbSunnyOutlined'), reading: markOf('AutoStoriesOutlined') };

/** The path of one of the app's icons. @param {string} name */
function markOf(name) {
  const url = new URL(`../node_modules/@mui/icons-material/${name}.js`, import.meta.url);
  return /d: "([^"]+)"/.exec(readFileSync(url, 'utf8'))?.[1] ?? '';
}

/** @param {string} mark */
const onForest = (mark) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect width="48" height="48" rx="24" fill="${FOREST}"/>
    <path fill="${PAPER}" d="${mark}" transform="translate(12 12)"/></svg>`;

/** The preview image that chats show for a link to the landing page. */
const shareCard = `<style>
    @font-face { font-family: Literata; src: ${font('literata/files/literata-latin-wght-normal.woff2')}; font-weight: 200 900 }
    @font-face { font-family: Nunito; src: ${font('nunito-sans/files/nunito-sans-latin-wght-normal.woff2')}; font-weight: 200 1000 }
    main { display: flex; align-items: center; gap: 72px; height: 100%; padding: 0 88px; box-sizing: border-box; background: ${FOREST}; color: ${PAPER} }
    main svg { width: 300px; height: 400px; flex-shrink: 0 }
    h1 { margin: 0 0 24px; font: 500 104px/1 Literata; letter-spacing: -0.02em }
    p { margin: 0; font: 400 40px/1.4 Nunito }
  </style>
  <main>${drawMark({ share: 1, color: '#E8DCC2' })}<div><h1>Raízes</h1><p>Discipulado diário, gratuito,<br>em 5-10 minutos por dia.</p></div></main>`;

/** The launch screens of iPhones and iPads; other systems draw them from the manifest. */
const splashes = { light: [PAPER, FOREST], dark: ['#141814', '#8FC7A6'] };
/** @type {{ width: number, height: number, ratio: number }[]} */
const screens = JSON.parse(
  readFileSync(new URL('../web/build/apple-screens.json', import.meta.url), 'utf8'),
);

/** @param {number} height @param {string} background @param {string} color */
const splash = (height, background, color) => `<style>
    main { display: flex; align-items: center; justify-content: center; height: 100%; background: ${background} }
    main svg { width: 100vw; height: ${Math.round(height / 8)}px }
  </style><main>${drawMark({ share: 0.9, color })}</main>`;

const browser = await chromium.launch({
  executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});

/** @param {string} content @param {number} width */
async function picture(content, width, height = width) {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(
    `<style>html, body { margin: 0; height: 100%; background: none } body > svg { display: block }</style>${content}`,
  );
  await page.evaluate(() => document.fonts.ready);
  const png = await page.screenshot({ omitBackground: true });
  await page.close();
  return png;
}

try {
  const fullBleed = { color: PAPER, background: FOREST };
  for (const size of [48, 72, 96, 128, 144, 192, 256, 384, 512]) {
    writeFileSync(at(`icons/icon-${size}.png`), await picture(icon, size));
  }
  // A launcher can crop a maskable icon to a circle of four fifths of its size.
  const maskable = drawMark({ ...fullBleed, share: 0.52 });
  for (const size of [192, 512]) {
    writeFileSync(at(`icons/maskable-${size}.png`), await picture(maskable, size));
  }
  for (const [name, mark] of Object.entries(shortcuts)) {
    for (const size of [96, 192]) {
      writeFileSync(at(`icons/shortcut-${name}-${size}.png`), await picture(onForest(mark), size));
    }
  }
  const apple = drawMark({ ...fullBleed, share: 0.62 });
  writeFileSync(at('icons/apple-touch-icon.png'), await picture(apple, 180));
  const badge = drawMark({ share: 0.85, color: '#FFFFFF' });
  writeFileSync(at('icons/badge-96.png'), await picture(badge, 96));
  writeFileSync(at('icons/share.png'), await picture(shareCard, 1200, 630));
  mkdirSync(at('icons/splash/'), { recursive: true });
  for (const { width, height, ratio } of screens) {
    const [across, down] = [width * ratio, height * ratio];
    for (const [scheme, [background = '', color = '']] of Object.entries(splashes)) {
      const png = await picture(splash(down, background, color), across, down);
      writeFileSync(at(`icons/splash/${across}x${down}-${scheme}.png`), png);
    }
  }
  writeFileSync(at('favicon.ico'), toIco(await picture(icon, 32), 32));
} finally {
  await browser.close();
}
