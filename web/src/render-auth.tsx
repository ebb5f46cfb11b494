import { StrictMode } from 'react';
import type { ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { text } from 'node:stream/consumers';
import { App } from '@/app/app';

/** The page without a mode and, in templates, the login and the sign-up as static HTML, and the styles of all. */
async function render(): Promise<{ page: string; styles: string }> {
  const start = await renderForm('start', '/auth');
  const login = await renderForm('login', '/auth?mode=login');
  const signup = await renderForm('signup', '/auth?mode=signup');
  return {
    page: `<div id="root" data-ids="start">${start.html}</div>
    <template id="login">${login.html}</template>
    <template id="signup">${signup.html}</template>`,
    styles: merged([start, login, signup].flatMap(({ styles }) => styles)),
  };
}

/** @param name the prefix of the ids in the form */
async function renderForm(name: string, location: string) {
  const router = ({ children }: { children: ReactNode }) => (
    <StaticRouter location={location}>{children}</StaticRouter>
  );
  const { prelude } = await prerenderToNodeStream(
    <StrictMode>
      <App router={router} />
    </StrictMode>,
    { identifierPrefix: name },
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

/** As emotion expects them in the head: global ones each in an element of its own, all others in one element that names them. */
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
