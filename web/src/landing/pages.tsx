import type { ReactElement } from 'react';
import { LandingPage } from './landing-page';
import { PrivacyPage } from './legal/privacy-page';
import { TermsPage } from './legal/terms-page';
import type { Site } from './site';

/** The pages that are ready when they arrive, by the file that frames them. */
export const pages: Record<string, (site: Site) => ReactElement> = {
  'index.html': (site) => <LandingPage site={site} />,
  'privacidade.html': (site) => <PrivacyPage site={site} />,
  'termos.html': (site) => <TermsPage site={site} />,
};
