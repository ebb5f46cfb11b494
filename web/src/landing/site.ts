/** What differs from one church's deployment to the next. */
export type Site = { contactEmail: string; instagramUrl: string };

/** Read from the build's environment; the defaults reach no stranger. */
export function siteFrom(env: Record<string, string | undefined>): Site {
  return {
    contactEmail: env.VITE_CONTACT_EMAIL ?? 'contato@raizes.test',
    instagramUrl: env.VITE_INSTAGRAM_URL ?? 'https://www.instagram.com/',
  };
}
