import type { ManifestOptions } from 'vite-plugin-pwa';

/** The web app manifest: how the installed app looks and where it opens. */
export const manifest: Partial<ManifestOptions> = {
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
    { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
  shortcuts: [{ name: 'Devocional', url: '/devotional' }],
};
