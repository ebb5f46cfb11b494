import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { claimNotice, newClaim } from './deploy-claim.mjs';

const origin = 'https://videira.web.app';

it('puts the secret only in the link’s fragment and gives the functions its hash', () => {
  const claim = newClaim('GEMINI_MODEL=x\n', origin);
  const url = new URL(claim?.link ?? '');
  const secret = url.hash.slice(1);
  expect(url.href).toBe(`${origin}/primeiro-administrador#${secret}`);
  expect(secret).toMatch(/^[\w-]{43}$/);
  expect(claim?.line).toBe(`CLAIM_HASH=${createHash('sha256').update(secret).digest('hex')}`);
  expect(claimNotice(claim?.link ?? '')).toContain(url.href);
});

it('creates a different link for another project', () => {
  expect(newClaim('', origin)?.link).not.toBe(newClaim('CLAIM_HASH=', origin)?.link);
});

it('creates none if there already is one', () => {
  expect(newClaim('VAPID_PUBLIC_KEY=x\nCLAIM_HASH=abc\n', origin)).toBeNull();
});
