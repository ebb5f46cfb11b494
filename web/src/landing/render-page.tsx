import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Frame, readSite } from './frame';
import type { Site } from './frame';
import { Hero } from './hero';
import { Install } from './install';
import { PrivacyPage } from './legal/privacy-page';
import { TermsPage } from './legal/terms-page';
import { CallToAction, Features, HowItWorks, Statistic, WhatIsIt } from './sections';

function LandingPage({ site }: { site: Site }) {
  return (
    <Frame site={site}>
      <Hero />
      <WhatIsIt />
      <Features />
      <HowItWorks />
      <Statistic />
      <Install />
      <CallToAction />
    </Frame>
  );
}

const pages: Record<string, (site: Site) => ReactElement> = {
  'index.html': (site) => <LandingPage site={site} />,
  'privacidade.html': (site) => <PrivacyPage site={site} />,
  'termos.html': (site) => <TermsPage site={site} />,
};

/** Renders the public page for this HTML file as static HTML. */
export function renderPage(file: string, env: Record<string, string>): string | undefined {
  const page = pages[file];
  return page && renderToStaticMarkup(page(readSite(env)));
}
