import type { ComponentType } from 'react';
import type { Person } from '@/lib/session';
import { lazyNamed } from '@/ui/lazy-named';

/** What a page gets that only somebody who is signed in sees. */
export interface SignedInProps {
  person: Person;
}
export type SignedInPage = ComponentType<SignedInProps>;

/** A page that is loaded when it is first shown. */
export const signedInPage = (load: () => Promise<{ Page: SignedInPage }>) =>
  lazyNamed(load, 'Page');
