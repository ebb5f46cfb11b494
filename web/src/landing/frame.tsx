import type { ReactNode } from 'react';
import { MarkPaths } from '@/ui/logo';
import { Icon } from './icon';

/** The header and footer of every public page. */
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

/** The settings of a church's deployment. */
export type Site = { contactEmail: string; instagramUrl: string };

/** Reads the settings from the build's environment; the defaults are not a real contact. */
export function readSite(env: Record<string, string | undefined>): Site {
  return {
    contactEmail: env.VITE_CONTACT_EMAIL ?? 'contato@raizes.test',
    instagramUrl: env.VITE_INSTAGRAM_URL ?? 'https://www.instagram.com/',
  };
}

/** On small screens the links are in a popover, which needs no script. */
function TopBar() {
  return (
    <header className="top-bar">
      <div className="top-bar-row">
        <Brand />
        <button className="menu-button" type="button" popoverTarget="menu">
          <Icon name="menu" />
          Menu
        </button>
        <nav id="menu" className="menu" popover="auto" aria-label="Principal">
          <a className="button quiet" href="/auth?mode=login">
            Login
          </a>
          <a className="button" href="/auth?mode=signup">
            Criar Conta
          </a>
        </nav>
      </div>
    </header>
  );
}

function Footer({ site }: { site: Site }) {
  return (
    <footer className="footer">
      <div className="footer-row wrap">
        <div className="footer-brand">
          <Brand />
          <p>Vidas transformadas por meio do discipulado sistemático e intencional.</p>
        </div>
        <ul>
          <li>
            <a href={`mailto:${site.contactEmail}`}>
              <Icon name="mail" />
              {site.contactEmail}
            </a>
          </li>
          <li>
            <a href={site.instagramUrl} target="_blank" rel="noopener">
              <Icon name="external" />
              Instagram <span className="unseen">(abre em nova aba)</span>
            </a>
          </li>
        </ul>
        <ul>
          <li>
            <a href="/privacidade">Privacidade</a>
          </li>
          <li>
            <a href="/termos">Termos de Uso</a>
          </li>
        </ul>
        <p className="copyright">© 2025 Raízes. Todos os direitos reservados.</p>
      </div>
    </footer>
  );
}

function Brand() {
  return (
    <a className="brand" href="/">
      <svg className="mark" viewBox="0 0 48 48" width="32" height="32" aria-hidden="true">
        <MarkPaths />
      </svg>
      Raízes
    </a>
  );
}
