import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { bringsFunctions, claimNotice, newClaim } from './deploy-claim.mjs';

const origin = 'https://videira.web.app';

it('makes a link whose secret is in the fragment alone, and gives the functions its hash', () => {
  const claim = newClaim('GEMINI_MODEL=x\n', origin);
  const url = new URL(claim?.link ?? '');
  const secret = url.hash.slice(1);
  expect(url.href).toBe(`${origin}/primeiro-administrador#${secret}`);
  expect(secret).toMatch(/^[\w-]{43}$/);
  expect(claim?.line).toBe(`CLAIM_HASH=${createHash('sha256').update(secret).digest('hex')}`);
  expect(claimNotice(claim?.link ?? '')).toContain(url.href);
});

it('makes another one for another project', () => {
  expect(newClaim('', origin)?.link).not.toBe(newClaim('CLAIM_HASH=', origin)?.link);
});

it('makes none where there is one', () => {
  expect(newClaim('VAPID_PUBLIC_KEY=x\nCLAIM_HASH=abc\n', origin)).toBeNull();
});

it('makes none where the functions would not learn of it', () => {
  for (const args of [[], ['--force'], ['--only', 'functions,hosting'], ['--only=functions']]) {
    expect(bringsFunctions(args)).toBe(true);
  }
  for (const args of [
    ['--only', 'hosting'],
    ['--only=firestore:rules,hosting'],
    ['--only', 'functions:count'],
    ['--except', 'functions'],
  ]) {
    expect(bringsFunctions(args)).toBe(false);
  }
});
