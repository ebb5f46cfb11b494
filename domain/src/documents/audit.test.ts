import { expect, it } from 'vitest';
import { anonymizeAudit, auditPeople } from './audit';
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

it('an entry is found by everyone in it, each once', () => {
  expect(auditPeople(link)).toEqual(['chefe', 'ana', 'pastor']);
  expect(auditPeople(position)).toEqual(['chefe']);
});

it('an erased person is replaced wherever their uid stands, and no position of the same name', () => {
  expect(anonymizeAudit(link, 'ana')).toEqual({ ...link, subject: 'erased' });
  expect(anonymizeAudit(link, 'pastor')).toEqual({ ...link, after: 'erased' });
  expect(anonymizeAudit(position, 'chefe')).toMatchObject({ actor: 'erased', subject: 'erased' });
  expect(anonymizeAudit(position, 'pastor')).toEqual(position);
});
