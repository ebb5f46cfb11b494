import { StrictMode } from 'react';
import type { ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { text } from 'node:stream/consumers';
import { App } from '@/app/app';

/** Renders /auth as static HTML, with the login and the sign-up in templates, and the styles of all three. */
async function render(): Promise<{ page: string; styles: string }> {
  const start = await renderForm('/auth');
  const login = await renderForm('/auth?mode=login');
  const signup = await renderForm('/auth?mode=signup');
  return {
    page: `<div id="root">${start.html}</div>
    <template id="login">${login.html}</template>
    <template id="signup">${signup.html}</template>`,
    styles: mergeStyles([start, login, signup].flatMap(({ styles }) => styles)),
  };
}

async function renderForm(location: string) {
  const router = ({ children }: { children: ReactNode }) => (
    <StaticRouter location={location}>{children}</StaticRouter>
  );
  const { prelude } = await prerenderToNodeStream(
    <StrictMode>
      <App router={router} />
    </StrictMode>,
  );
  return extractStyles(await text(prelude));
}

const STYLE = /<style data-emotion="(?<ids>[^"]*)">(?<css>.*?)<\/style>/gs;

/** Separates the styles from the HTML, and removes the title, which auth.html has already. */
function extractStyles(html: string) {
  const styles = [...html.matchAll(STYLE)].map(({ groups }) => ({
    ids: groups?.ids ?? '',
    css: groups?.css ?? '',
  }));
  // The content security policy forbids style attributes. Only MUI's empty wrapper of a button's loading indicator has one here.
  const withoutAttributes = html.replaceAll(/ style="[^"]*"/g, '');
  return {
    styles,
    html: withoutAttributes.replaceAll(STYLE, '').replaceAll(/<title>.*?<\/title>/gs, ''),
  };
}

/** Merges the styles as emotion expects them in the head: one element for each global style, and one element for all others. */
function mergeStyles(styles: { ids: string; css: string }[]): string {
  const unique = [...new Map(styles.map((each) => [each.ids, each])).values()];
  const global = unique.filter(({ ids }) => ids.startsWith('css-global '));
  const local = unique.filter(({ ids }) => !ids.startsWith('css-global '));
  const names = local.map(({ ids }) => ids.replace(/^css /, '')).join(' ');
  return [...global, { ids: `css ${names}`, css: local.map(({ css }) => css).join('') }]
    .map(({ ids, css }) => `<style data-emotion="${ids}">${css}</style>`)
    .join('\n');
}

export const auth = await render();
