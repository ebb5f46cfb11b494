import type { ReactNode } from 'react';
import { Footer } from './footer';
import type { Site } from './site';
import { TopBar } from './top-bar';

/** What every public page has round its content. */
export function Frame({ site, children }: { site: Site; children: ReactNode }) {
  return (
    <>
      <a className="skip" href="#conteudo">
        Pular para o conteúdo
      </a>
      <TopBar />
      <main id="conteudo" tabIndex={-1}>
        {children}
      </main>
      <Footer site={site} />
    </>
  );
}
