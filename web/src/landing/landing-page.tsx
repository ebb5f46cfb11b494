import { CallToAction } from './call-to-action';
import { Features } from './features';
import { Frame } from './frame';
import { Hero } from './hero';
import { HowItWorks } from './how-it-works';
import { Install } from './install';
import type { Site } from './site';
import { Statistic } from './statistic';
import { WhatIsIt } from './what-is-it';

export function LandingPage({ site }: { site: Site }) {
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
