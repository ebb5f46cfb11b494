import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import type { Alias, Plugin } from 'vite';
import type { renderPage } from '../src/landing/render-page';

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
        if (!html.includes('<!--page-->')) return html;
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
