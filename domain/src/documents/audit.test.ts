import { expect, it } from 'vitest';
import { anonymizeAudit, peopleIn } from './audit';
import type { AuditEntry } from './audit';

const link: AuditEntry = {
  action: 'link',
  actor: 'chefe',
  subject: 'ana',
  before: null,
  after: 'pastor',
};
const position: AuditEntry = {
  action: 'position',
  actor: 'chefe',
  subject: 'chefe',
  before: 'discipulo',
  after: 'pastor',
};

it('lists everyone in an entry once', () => {
  expect(peopleIn(link)).toEqual(['chefe', 'ana', 'pastor']);
  expect(peopleIn(position)).toEqual(['chefe']);
});

it('replaces the uid of an erased person everywhere, but not a position of the same name', () => {
  expect(anonymizeAudit(link, 'ana')).toEqual({ ...link, subject: 'erased' });
  expect(anonymizeAudit(link, 'pastor')).toEqual({ ...link, after: 'erased' });
  expect(anonymizeAudit(position, 'chefe')).toMatchObject({ actor: 'erased', subject: 'erased' });
  expect(anonymizeAudit(position, 'pastor')).toEqual(position);
});
