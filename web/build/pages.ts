import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import type { Alias, HtmlTagDescriptor, Plugin } from 'vite';
import type * as renderAuth from '../src/render-auth';
import type { renderPage } from '../src/landing/render-page';
import screens from './apple-screens.json' with { type: 'json' };

/** Serves app.html for every route but the landing page, as Firebase Hosting's rewrite does. */
export function appRoutesInDev(): Plugin {
  return {
    name: 'app-routes-in-dev',
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        const path = request.url?.split('?')[0] ?? '/';
        const isPage = request.headers.accept?.includes('text/html') && path !== '/';
        if (isPage && !path.includes('.')) request.url = '/app.html';
        next();
      });
    },
  };
}

/** In development, /privacidade and /termos are files without their extension, as on Firebase Hosting. */
export function landingCleanUrls(): Plugin {
  return {
    name: 'landing-clean-urls',
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        request.url = request.url?.replace(/^\/(privacidade|termos)(?=\?|$)/, '/$1.html');
        next();
      });
    },
  };
}

const renderer = fileURLToPath(new URL('../src/landing/render-page.tsx', import.meta.url));

/** Writes the public pages into their HTML: they read whole without a script and load no React. */
export function prerender(): Plugin {
  let env: Record<string, string> = {};
  let alias: Alias[] = [];
  return {
    name: 'prerender',
    configResolved(config) {
      env = config.env;
      alias = config.resolve.alias;
    },
    transformIndexHtml: {
      order: 'pre',
      async handler(html, { filename }) {
        if (!html.includes('<!--page-->') || basename(filename) === 'auth.html') return html;
        const { module } = await runnerImport<{ renderPage: typeof renderPage }>(renderer, {
          resolve: { alias },
        });
        const page = module.renderPage(basename(filename), env) ?? '';
        const origin = env.VITE_SITE_ORIGIN ?? '';
        return html.replace('<!--page-->', () => page).replaceAll('%ORIGIN%', () => origin);
      },
    },
  };
}

const beforePaint = readFileSync(
  new URL('../src/lib/before-paint.js', import.meta.url),
  'utf8',
).trim();

/** Puts the script of the device's settings into each page: it runs before the first paint. Its hash is in firebase.json's policy. */
export function applySettingsFirst(): Plugin {
  return {
    name: 'before-paint',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) =>
        html.replace('<!--before-paint-->', () => `<script>${beforePaint}</script>`),
    },
  };
}

const authRenderer = fileURLToPath(new URL('../src/render-auth.tsx', import.meta.url));

/** Writes login and sign-up into auth.html: the form is there with the page, before any script. Only in a build: the styles' names differ in development. */
export function prerenderAuth(): Plugin {
  let alias: Alias[] = [];
  return {
    name: 'prerender-auth',
    apply: 'build',
    configResolved(config) {
      alias = config.resolve.alias;
    },
    transformIndexHtml: {
      order: 'pre',
      async handler(html, { filename }) {
        if (basename(filename) !== 'auth.html') return html;
        const { module } = await runnerImport<typeof renderAuth>(authRenderer, {
          resolve: { alias },
        });
        const { page, styles } = module.auth;
        return html.replace('<!--page-->', () => page).replace('<!--styles-->', () => styles);
      },
    },
  };
}

/** The modules that the app's page at /auth begins with. */
const begins = /\/src\/(main|app\/pages\/auth-page)\.tsx$/;
/** The script that evaluates them in turn: each of its imports that was not fetched ahead would be one more wait. */
const starts = /\/src\/start-after-paint\.ts$/;

/** Names the chunks that the app needs at /auth: auth.html's script fetches them once the page is painted, the landing page's ahead. */
export function preloadAfterPaint(): Plugin {
  return {
    name: 'preload-after-paint',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { filename, bundle = {} }) {
        const page = basename(filename);
        if (page !== 'auth.html' && page !== 'index.html') return html;
        const chunks = new Map(
          Object.values(bundle).flatMap((each) =>
            each.type === 'chunk' ? [[each.fileName, each]] : [],
          ),
        );
        const withModule = (name: RegExp) =>
          [...chunks.values()].filter(({ moduleIds }) => moduleIds.some((id) => name.test(id)));
        const needed = new Set([
          ...withModule(starts).flatMap(({ dynamicImports }) => dynamicImports),
          ...withModule(begins).map(({ fileName }) => fileName),
        ]);
        for (const file of needed) {
          for (const imported of chunks.get(file)?.imports ?? []) needed.add(imported);
        }
        const files = [...needed].map((file) => `/${file}`);
        const list =
          page === 'auth.html'
            ? `data-preload="${files.join(' ')}"`
            : `data-next="${['/auth', ...files].join(' ')}"`;
        return html.replace('<body>', `<body ${list}>`);
      },
    },
  };
}

/** Writes the stylesheets into the pages: they are small, and each would be waited for before the first paint. */
export function inlineStyles(): Plugin {
  return {
    name: 'inline-styles',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) =>
        html.replaceAll(
          /<link rel="stylesheet"[^>]*href="\/(?<file>[^"]+)">/g,
          (link, file: string) => {
            const sheet = bundle[file];
            return sheet?.type === 'asset' ? `<style>${String(sheet.source).trim()}</style>` : link;
          },
        ),
    },
  };
}

const shownFirst = /(literata|nunito-sans)-latin-wght-normal/;

/**
 * Fetches the two fonts of the first screen together with the app, which renders later than it could use them. A prerendered page
 * asks for them while it is laid out, and shows its text before: fetched any earlier they would delay it.
 */
export function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { filename, bundle = {} }): HtmlTagDescriptor[] {
        if (basename(filename) !== 'app.html') return [];
        return Object.keys(bundle)
          .filter((file) => shownFirst.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: {
              rel: 'preload',
              as: 'font',
              type: 'font/woff2',
              href: `/${file}`,
              crossorigin: '',
            },
            injectTo: 'head-prepend',
          }));
      },
    },
  };
}

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

function meta(name: string, content: string): HtmlTagDescriptor {
  return { tag: 'meta', attrs: { name, content }, injectTo: 'head' };
}

/** Drawn by `npm run icons`: iOS ignores the manifest and shows only a picture of exactly its screen’s size. */
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
