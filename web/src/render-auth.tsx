import { StrictMode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { text } from 'node:stream/consumers';
import { App } from '@/app/app';
import { shells } from '@/lib/prerendered';

/** The login and the sign-up as static HTML, and the styles of both. Each is hydrated under its `id`, which is also the prefix of its ids. */
async function render(): Promise<{ page: string; styles: string }> {
  const rendered = await Promise.all(
    Object.entries(shells).map(async ([mode, id]) => {
      const router = ({ children }: { children: React.ReactNode }) => (
        <StaticRouter location={`/auth?mode=${mode}`}>{children}</StaticRouter>
      );
      const { prelude } = await prerenderToNodeStream(
        <StrictMode>
          <App router={router} />
        </StrictMode>,
        { identifierPrefix: id },
      );
      return { id, html: await text(prelude) };
    }),
  );
  const found = rendered.map(({ id, html }) => ({ id, ...apart(html) }));
  return {
    page: found.map(({ id, html }) => `<div id="${id}">${html}</div>`).join('\n'),
    styles: merged(found.flatMap(({ styles }) => styles)),
  };
}

const STYLE = /<style data-emotion="(?<ids>[^"]*)">(?<css>.*?)<\/style>/gs;

/** Takes the styles out of the elements that they stand before, and the title, which is the page's. */
function apart(html: string) {
  const styles = [...html.matchAll(STYLE)].map(({ groups }) => ({
    ids: groups?.ids ?? '',
    css: groups?.css ?? '',
  }));
  // The policy refuses style attributes; of the elements here none is seen without its own.
  const bare = html.replaceAll(/ style="[^"]*"/g, '');
  return { styles, html: bare.replaceAll(STYLE, '').replaceAll(/<title>.*?<\/title>/gs, '') };
}

/** As emotion expects them in the head: global ones each by itself, all others in one element that names them. */
function merged(styles: { ids: string; css: string }[]): string {
  const unique = [...new Map(styles.map((each) => [each.ids, each])).values()];
  const global = unique.filter(({ ids }) => ids.startsWith('css-global '));
  const local = unique.filter(({ ids }) => !ids.startsWith('css-global '));
  const names = local.map(({ ids }) => ids.replace(/^css /, '')).join(' ');
  return [...global, { ids: `css ${names}`, css: local.map(({ css }) => css).join('') }]
    .map(({ ids, css }) => `<style data-emotion="${ids}">${css}</style>`)
    .join('\n');
}

export const auth = await render();
