import { VitePWA } from 'vite-plugin-pwa';
import type { ManifestOptions } from 'vite-plugin-pwa';

/** Drawn by `npm run icons`. */
const icon = (name: string, size: number) => ({
  src: `/icons/${name}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
});

const shortcut = (name: string, url: string, picture: string) => ({
  name,
  url,
  icons: [icon(picture, 96), icon(picture, 192)],
});

const sizes = { narrow: '780x1688', wide: '1280x800' };

/** Taken by `npm run screenshots`, for the browser's installation sheet. */
const screenshot = (name: string, form_factor: 'narrow' | 'wide', label: string) => ({
  src: `/screenshots/${name}-${form_factor}.jpg`,
  sizes: sizes[form_factor],
  type: 'image/jpeg',
  form_factor,
  label,
});

/** The web app manifest: the appearance of the installed app and the page where it opens. */
const manifest: Partial<ManifestOptions> = {
  id: '/dashboard',
  name: 'Raízes: discipulado diário',
  short_name: 'Raízes',
  description: 'Devocional guiado, leitura bíblica e acompanhamento pastoral, todos os dias.',
  lang: 'pt-BR',
  dir: 'ltr',
  start_url: '/dashboard',
  scope: '/',
  display: 'standalone',
  orientation: 'portrait',
  background_color: '#FAF7F2',
  theme_color: '#2F5D46',
  categories: ['lifestyle', 'education'],
  icons: [
    ...[48, 72, 96, 128, 144, 192, 256, 384, 512].map((size) => icon('icon', size)),
    ...[192, 512].map((size) => ({ ...icon('maskable', size), purpose: 'maskable' as const })),
  ],
  shortcuts: [
    shortcut('Devocional', '/devotional', 'shortcut-devotional'),
    shortcut('Leitura', '/daily-reading', 'shortcut-reading'),
  ],
  screenshots: [
    screenshot('dashboard', 'narrow', 'O dia de hoje: devocional, leitura e sequência'),
    screenshot('devotional', 'narrow', 'Um devocional guiado em oito passos'),
    screenshot('reading', 'narrow', 'A leitura bíblica do dia'),
    screenshot('dashboard', 'wide', 'O dia de hoje: devocional, leitura e sequência'),
    screenshot('reading', 'wide', 'A leitura bíblica do dia'),
  ],
};

/** Builds the service worker from `src/sw.ts`, and writes the manifest. */
export const installableApp = () =>
  VitePWA({
    strategies: 'injectManifest',
    srcDir: 'src',
    filename: 'sw.ts',
    injectRegister: false,
    manifest,
    injectManifest: {
      // Of the pictures, only those needed offline.
      globPatterns: [
        '**/*.{html,js,css,woff2,svg}',
        'icons/{icon-192,badge-96,apple-touch-icon}.png',
      ],
      minify: true,
    },
  });
