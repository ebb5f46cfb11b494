import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import type { Alias, HtmlTagDescriptor, Plugin } from 'vite';
import type * as renderAuth from '../src/render-auth';
import type { renderPage } from '../src/landing/render-page';
import screens from './apple-screens.json' with { type: 'json' };

/** Serves app.html for every route except the landing page, like Firebase Hosting's rewrite. */
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

/** In development, serves /privacidade and /termos without their file extension, like Firebase Hosting. */
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

/** Renders the public pages into their HTML files, so that they are complete without a script and load no React. */
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

/** Inlines `before-paint.js` into each page, so that it runs before the first paint. Its hash is in firebase.json's policy. */
export function inlineBeforePaint(): Plugin {
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

/**
 * Renders the login and the sign-up into auth.html, so that the form is shown before any script runs. Only in a build, because the
 * styles have other names in development.
 */
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

/** The entry modules of the app's page at /auth. */
const entryModules = /\/src\/(main|app\/pages\/auth-page)\.tsx$/;
/** The script that evaluates modules in turn. An import that was not preloaded would add another round trip. */
const startScript = /\/src\/start-after-paint\.ts$/;

/** Lists the chunks that the app needs at /auth. The script of auth.html fetches them after the paint; the landing page prefetches them. */
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
          ...withModule(startScript).flatMap(({ dynamicImports }) => dynamicImports),
          ...withModule(entryModules).map(({ fileName }) => fileName),
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

/** Inlines the stylesheets into the pages, because they are small and each one would block the first paint. */
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

const firstScreenFonts = /(literata|nunito-sans)-latin-wght-normal/;

/**
 * Preloads the two fonts of the first screen in app.html, so that they are fetched in parallel with the app. A prerendered page
 * requests them during layout and shows its text before they arrive; fetching them earlier would delay it.
 */
export function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { filename, bundle = {} }): HtmlTagDescriptor[] {
        if (basename(filename) !== 'app.html') return [];
        return Object.keys(bundle)
          .filter((file) => firstScreenFonts.test(file))
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

/** Sets the appearance on the home screen of an iPhone or iPad: the app's name, its status bar and its splash screens. */
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
