import { basename } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Plugin } from 'vite';
import { pages } from '../src/landing/pages';
import { siteFrom } from '../src/landing/site';

const PLACE = '<!--page-->';

/** Writes the public pages into their HTML: they read whole without a script and load no React. */
export function prerender(): Plugin {
  let site = siteFrom({});
  return {
    name: 'prerender',
    configResolved(config) {
      site = siteFrom(config.env);
    },
    transformIndexHtml: {
      order: 'pre',
      handler(html, { filename }) {
        const page = pages[basename(filename)];
        if (!page) return html;
        const markup = renderToStaticMarkup(page(site));
        return html.replace(PLACE, () => markup).replaceAll('%ORIGIN%', () => site.origin);
      },
    },
  };
}
