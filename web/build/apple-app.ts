import type { HtmlTagDescriptor, Plugin } from 'vite';
import screens from './apple-screens.json' with { type: 'json' };

const meta = (name: string, content: string): HtmlTagDescriptor => ({
  tag: 'meta',
  attrs: { name, content },
  injectTo: 'head',
});

/** Drawn by `npm run icons`: iOS shows only a picture of exactly its own size, and knows none of the manifest. */
const splash = ({ width, height, ratio }: (typeof screens)[number], scheme: string) => ({
  tag: 'link',
  attrs: {
    rel: 'apple-touch-startup-image',
    href: `/icons/splash/${width * ratio}x${height * ratio}-${scheme}.png`,
    media: `(device-width: ${width}px) and (device-height: ${height}px) and (-webkit-device-pixel-ratio: ${ratio}) and (orientation: portrait) and (prefers-color-scheme: ${scheme})`,
  },
  injectTo: 'head' as const,
});

/** How the app looks from the home screen of an iPhone or iPad: its name, its status bar and what is shown while it opens. */
export function appleApp(): Plugin {
  return {
    name: 'apple-app',
    transformIndexHtml: () => [
      meta('mobile-web-app-capable', 'yes'),
      meta('apple-mobile-web-app-capable', 'yes'),
      meta('apple-mobile-web-app-title', 'Raízes'),
      meta('apple-mobile-web-app-status-bar-style', 'default'),
      ...screens.flatMap((screen) => [splash(screen, 'light'), splash(screen, 'dark')]),
    ],
  };
}
