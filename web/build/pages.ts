import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import type { HtmlTagDescriptor, Plugin, ResolvedConfig } from 'vite';
import type * as renderAuth from '../src/render-auth';
import type { renderPage } from '../src/landing/render-page';
import screens from './apple-screens.json' with { type: 'json' };

const fromWeb = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** Everything that makes the HTML files. */
export const pages = (): Plugin[] => [hostingAddresses(), prerender(), appleApp()];

/** In development, serves the pages at the addresses that Firebase Hosting gives them. */
function hostingAddresses(): Plugin {
  return {
    name: 'hosting-addresses',
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        const path = request.url?.split('?')[0] ?? '/';
        const isPage = request.headers.accept?.includes('text/html') && path !== '/';
        if (/^\/(privacidade|termos)$/.test(path)) request.url = `${path}.html`;
        else if (isPage && !path.includes('.')) request.url = '/app.html';
        next();
      });
    },
  };
}

/**
 * Renders the public pages and /auth into their HTML files, so that they are complete without a script, and inlines
 * `before-paint.js`, whose hash is in firebase.json's policy.
 */
function prerender(): Plugin {
  const beforePaint = readFileSync(fromWeb('src/lib/before-paint.js'), 'utf8').trim();
  let config: ResolvedConfig;
  return {
    name: 'prerender',
    configResolved(resolved) {
      config = resolved;
    },
    transformIndexHtml: {
      order: 'pre',
      async handler(html, { filename }) {
        const { page, styles } = html.includes('<!--page-->')
          ? await render(basename(filename), config)
          : {};
        return html
          .replace('<!--before-paint-->', () => `<script>${beforePaint}</script>`)
          .replace('<!--styles-->', () => styles ?? '')
          .replace('<!--page-->', () => page ?? '')
          .replaceAll('%ORIGIN%', () => String(config.env['VITE_SITE_ORIGIN'] ?? ''));
      },
    },
  };
}

async function render(
  file: string,
  { env, resolve: { alias } }: ResolvedConfig,
): Promise<{ page?: string | undefined; styles?: string }> {
  const options = { resolve: { alias } };
  if (file === 'auth.html') {
    const renderer = fromWeb('src/render-auth.tsx');
    return (await runnerImport<typeof renderAuth>(renderer, options)).module.auth;
  }
  const renderer = fromWeb('src/landing/render-page.tsx');
  const { module } = await runnerImport<{ renderPage: typeof renderPage }>(renderer, options);
  return { page: module.renderPage(file, env) };
}

/** Sets the appearance on the home screen of an iPhone or iPad: the app's name, its status bar and its splash screens. */
function appleApp(): Plugin {
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

function meta(name: string, content: string): HtmlTagDescriptor {
  return { tag: 'meta', attrs: { name, content }, injectTo: 'head' };
}

/** A splash screen, drawn by `npm run icons`. iOS ignores the manifest and shows only a picture of exactly its screen's size. */
function splash(
  { width, height, ratio }: (typeof screens)[number],
  scheme: string,
): HtmlTagDescriptor {
  const size = `(device-width: ${width}px) and (device-height: ${height}px) and (-webkit-device-pixel-ratio: ${ratio})`;
  return {
    tag: 'link',
    attrs: {
      rel: 'apple-touch-startup-image',
      href: `/icons/splash/${width * ratio}x${height * ratio}-${scheme}.png`,
      media: `${size} and (orientation: portrait) and (prefers-color-scheme: ${scheme})`,
    },
    injectTo: 'head',
  };
}
