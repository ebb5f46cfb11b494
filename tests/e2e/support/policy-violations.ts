import type { BrowserContext } from '@playwright/test';

/** Collects what the Content-Security-Policy refused on any page or worker of a context: the browser writes it on the console. */
export function watchPolicy(context: BrowserContext): string[] {
  const refused: string[] = [];
  context.on('console', (message) => {
    if (/content security policy|permissions[- ]policy/i.test(message.text())) {
      refused.push(message.text());
    }
  });
  return refused;
}
