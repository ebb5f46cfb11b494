import { StrictMode } from 'react';
import type { ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { text } from 'node:stream/consumers';
import { App } from '@/app/app';

const modes = ['login', 'signup'];

/** The login and, in a template, the sign-up as static HTML, and the styles of both. The mode is the prefix of the ids in its form. */
async function render(): Promise<{ page: string; styles: string }> {
  const [login, signup] = await Promise.all(modes.map(renderMode));
  return {
    page: `<div id="root" data-ids="login">${login?.html}</div>
    <template id="signup">${signup?.html}</template>`,
    styles: merged([login, signup].flatMap((form) => form?.styles ?? [])),
  };
}

async function renderMode(mode: string) {
  const router = ({ children }: { children: ReactNode }) => (
    <StaticRouter location={`/auth?mode=${mode}`}>{children}</StaticRouter>
  );
  const { prelude } = await prerenderToNodeStream(
    <StrictMode>
      <App router={router} />
    </StrictMode>,
    { identifierPrefix: mode },
  );
  return apart(await text(prelude));
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
