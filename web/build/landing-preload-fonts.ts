import type { HtmlTagDescriptor, Plugin } from 'vite';

const shownFirst = /(literata|nunito-sans)-latin-wght-normal/;

/** Fetches the two fonts of the first screen together with the page instead of after its stylesheet. */
export function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }): HtmlTagDescriptor[] {
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
