import { beforeEach, describe, expect, it } from 'vitest';
import { signIn } from '@/testing/backend/accounts';
import { answerCall, refuseCall } from '@/testing/backend/functions';
import { store } from '@/testing/backend/store';
import { UnansweredErasure, eraseAccount } from './account';
import { auth } from './firebase/auth';
import { pageAfterSession } from './session';

const GOODBYE = '/goodbye';
const erase = () => eraseAccount('segredo1', GOODBYE);

beforeEach(() => {
  pageAfterSession.path = '/auth';
  signIn();
});

describe('erasing the account', () => {
  it('ends the session and opens the goodbye', async () => {
    answerCall('erase-my-account', () => ({ erased: true }));
    await erase();
    expect(auth.currentUser).toBeNull();
    expect(pageAfterSession.path).toBe(GOODBYE);
  });

  it('whose answer is lost is neither called done nor refused, and the goodbye opens when the session ends', async () => {
    refuseCall('erase-my-account', 'unavailable');
    await expect(erase()).rejects.toThrow(UnansweredErasure);
    expect(auth.currentUser).not.toBeNull();
    expect(pageAfterSession.path).toBe(GOODBYE);
  });

  it('tried again without a network after a lost answer is still not called refused', async () => {
    refuseCall('erase-my-account', 'unavailable');
    await expect(erase()).rejects.toThrow(UnansweredErasure);
    store.refuse('auth/sign-in', 'auth/network-request-failed');
    await expect(erase()).rejects.toThrow(UnansweredErasure);
    expect(pageAfterSession.path).toBe(GOODBYE);
  });

  it('is done if the account of a lost answer is gone, also when the person tries again', async () => {
    refuseCall('erase-my-account', 'deadline-exceeded');
    store.refuse('auth/reload', 'auth/user-token-expired');
    await erase();
    expect(auth.currentUser).toBeNull();

    signIn();
    store.refuse('auth/sign-in', 'auth/invalid-credential');
    await erase();
    expect(auth.currentUser).toBeNull();
  });

  it('is refused with a wrong password, and another end of the session opens the login', async () => {
    await expect(eraseAccount('errada', GOODBYE)).rejects.toThrow('auth/invalid-credential');
    expect(pageAfterSession.path).toBe('/auth');
  });
});
