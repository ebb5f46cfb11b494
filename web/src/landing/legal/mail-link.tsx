import type { Site } from '../site';

export function MailLink({ site }: { site: Site }) {
  return <a href={`mailto:${site.contactEmail}`}>{site.contactEmail}</a>;
}
