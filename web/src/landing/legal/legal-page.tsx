import type { ReactNode } from 'react';
import { Frame } from '../frame';
import type { Site } from '../frame';

type Props = { site: Site; title: string; lead: string; updated: string; children: ReactNode };

/** The layout of a legal text. */
export function LegalPage({ site, title, lead, updated, children }: Props) {
  return (
    <Frame site={site}>
      <article className="legal wrap">
        <header>
          <h1>{title}</h1>
          <p className="lead">{lead}</p>
          <p className="updated">Última atualização: {updated}</p>
        </header>
        {children}
      </article>
    </Frame>
  );
}

export function MailLink({ site }: { site: Site }) {
  return <a href={`mailto:${site.contactEmail}`}>{site.contactEmail}</a>;
}

export function Topic({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
