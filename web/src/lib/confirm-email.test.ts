import { act, renderHook } from '@testing-library/react';
import { sendEmailVerification } from 'firebase/auth';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  refreshConfirmation,
  renewStaleToken,
  resendConfirmation,
  resendState,
  useUnconfirmedEmail,
  watchConfirmation,
} from './confirm-email';
import { deferred } from '@/testing/deferred';
import { PERSON_KEY, setPerson, signingOut, suspendSession } from './session';
import { storage } from './storage';

/** Whether Auth's server and the person's token have the address as confirmed. */
const server = { isConfirmed: false, isDown: false };
const token = { isConfirmed: false };
const renewed = vi.fn<() => void>();

const { auth, otherTab } = vi.hoisted(() => {
  const listening: { notify: (user: object) => void } = { notify: () => undefined };
  const signedIn: { currentUser: object | null } = { currentUser: null };
  return { auth: signedIn, otherTab: listening };
});
vi.mock('./firebase/auth', () => ({ auth }));
vi.mock('firebase/auth', () => ({
  onIdTokenChanged: (_: unknown, listener: typeof otherTab.notify) => {
    otherTab.notify = listener;
    return () => undefined;
  },
  sendEmailVerification: vi.fn<typeof sendEmailVerification>(),
}));

/** Each test runs on a different day, so that requests of one test do not count in the next. */
const now = new Date('2030-01-01T12:00:00Z');
const user = {
  uid: 'ana',
  email: 'ana@raizes.test',
  displayName: 'Ana',
  emailVerified: false,
  metadata: { creationTime: '' },
  reload: vi.fn<() => Promise<void>>(),
  async getIdTokenResult() {
    return { claims: { email_verified: token.isConfirmed } };
  },
  async getIdToken(_forceRefresh: boolean) {
    token.isConfirmed = server.isConfirmed;
    renewed();
  },
};

beforeEach(() => {
  vi.clearAllMocks();
  now.setUTCDate(now.getUTCDate() + 2);
  vi.useFakeTimers({ now });
  vi.spyOn(console, 'warn').mockReturnValue();
  localStorage.clear();
  server.isConfirmed = false;
  server.isDown = false;
  token.isConfirmed = false;
  user.emailVerified = false;
  user.metadata.creationTime = '2020-01-01T00:00:00Z';
  user.reload.mockImplementation(async () => {
    if (server.isDown) throw new Error('offline');
    user.emailVerified = server.isConfirmed;
  });
  auth.currentUser = user;
  setPerson({ uid: 'ana', email: 'ana@raizes.test', name: 'Ana', isUnconfirmed: true });
});
afterEach(() => void vi.useRealTimers());

const unconfirmed = () => renderHook(() => useUnconfirmedEmail()).result.current;
const settle = () => act(() => vi.advanceTimersByTimeAsync(0));

describe('the confirmation', () => {
  it('renews the token and removes the notice when the server has it', async () => {
    await act(async () => expect(await refreshConfirmation()).toBe('unconfirmed'));
    expect(unconfirmed()).toBe('ana@raizes.test');
    expect(renewed).not.toHaveBeenCalled();
    server.isConfirmed = true;
    await act(async () => expect(await refreshConfirmation()).toBe('renewed'));
    expect(unconfirmed()).toBeNull();
    await act(async () => expect(await refreshConfirmation()).toBe('confirmed'));
    expect(renewed).toHaveBeenCalledOnce();
  });

  it('is requested again when the server no longer has it', async () => {
    setPerson({ uid: 'ana', email: 'ana@raizes.test', name: 'Ana', isUnconfirmed: false });
    user.emailVerified = true;
    token.isConfirmed = true;
    await act(async () => expect(await refreshConfirmation()).toBe('unconfirmed'));
    expect(unconfirmed()).toBe('ana@raizes.test');
  });

  it('counts only when the token contains it', async () => {
    server.isConfirmed = true;
    const stale = vi.spyOn(user, 'getIdToken').mockRejectedValueOnce(new Error('offline'));
    await act(() => expect(refreshConfirmation()).rejects.toThrow('offline'));
    expect(unconfirmed()).toBe('ana@raizes.test');
    stale.mockRestore();
    await act(async () => expect(await refreshConfirmation()).toBe('renewed'));
  });

  it('renews the token at the next start if it happened while the app was closed', async () => {
    server.isConfirmed = true;
    user.emailVerified = true;
    renewStaleToken();
    await settle();
    renewStaleToken();
    await settle();
    expect(renewed).toHaveBeenCalledOnce();
  });

  it('is fetched once for concurrent callers', async () => {
    await Promise.all([refreshConfirmation(), refreshConfirmation()]);
    expect(user.reload).toHaveBeenCalledOnce();
  });
});

describe('while the notice is shown', () => {
  let stop = () => undefined as void;
  const watch = async () => {
    stop = watchConfirmation();
    await settle();
  };
  afterEach(() => stop());

  it.each([
    ['comes back to the front', () => document.dispatchEvent(new Event('visibilitychange'))],
    ['gets the focus', () => window.dispatchEvent(new Event('focus'))],
    ['is online again', () => window.dispatchEvent(new Event('online'))],
  ])('the server is called at once and when the app %s', async (_, trigger) => {
    await watch();
    expect(user.reload).toHaveBeenCalledTimes(1);
    server.isConfirmed = true;
    trigger();
    await settle();
    expect(unconfirmed()).toBeNull();
    expect(user.reload).toHaveBeenCalledTimes(2);
    // The notice has been removed.
    stop();
    trigger();
    await settle();
    expect(user.reload).toHaveBeenCalledTimes(2);
  });

  it('a confirmation on another device is noticed for a while after an e-mail', async () => {
    await watch();
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(user.reload).toHaveBeenCalledOnce();
    await resendConfirmation();
    server.isConfirmed = true;
    await act(() => vi.advanceTimersByTimeAsync(30_000));
    expect(unconfirmed()).toBeNull();
  });

  it('the server is no longer polled ten minutes after the e-mail, nor called twice in a row', async () => {
    await watch();
    await resendConfirmation();
    await act(() => vi.advanceTimersByTimeAsync(11 * 60_000));
    const { length: count } = user.reload.mock.calls;
    await act(() => vi.advanceTimersByTimeAsync(60 * 60_000));
    await refreshConfirmation();
    watchConfirmation()();
    expect(user.reload).toHaveBeenCalledTimes(count + 1);
  });

  it('a confirmation in another tab is noticed from its token, without a request', async () => {
    await watch();
    token.isConfirmed = true;
    user.emailVerified = true;
    otherTab.notify(user);
    await settle();
    expect(unconfirmed()).toBeNull();
    expect(user.reload).toHaveBeenCalledOnce();
  });

  it('a server failure or a missing network changes nothing', async () => {
    server.isDown = true;
    await watch();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(false);
    window.dispatchEvent(new Event('focus'));
    await settle();
    expect(user.reload).toHaveBeenCalledOnce();
    expect(unconfirmed()).toBe('ana@raizes.test');
  });
});

it('an answer that arrives during a sign-out does not bring the person back', async () => {
  const reloaded = deferred<void>();
  server.isConfirmed = true;
  user.reload.mockImplementationOnce(async () => {
    await reloaded.promise;
    user.emailVerified = true;
  });
  const refreshed = refreshConfirmation();
  signingOut.begin();
  suspendSession();
  reloaded.resolve();
  await refreshed;
  expect(storage.readText(PERSON_KEY)).toBeNull();
});

describe('the e-mail with the link', () => {
  it('links back to the app, and is sent without that link if the project does not list its domain', async () => {
    const refusal = { code: 'auth/unauthorized-continue-uri' };
    vi.mocked(sendEmailVerification).mockRejectedValueOnce(Object.assign(new Error(), refusal));
    await resendConfirmation();
    const [first, second] = vi.mocked(sendEmailVerification).mock.calls;
    expect(first).toEqual([user, { url: `${location.origin}/dashboard` }]);
    expect(second).toEqual([user]);
  });

  it('is sent at most once a minute and five times in 24 hours', async () => {
    expect(resendState()).toEqual({ sent: 0, wait: 0 });
    for (const sent of [1, 2, 3, 4]) {
      await resendConfirmation();
      expect(resendState()).toEqual({ sent, wait: 60_000 });
      await resendConfirmation();
      expect(sendEmailVerification).toHaveBeenCalledTimes(sent);
      vi.advanceTimersByTime(45_000);
      expect(resendState().wait).toBe(15_000);
      vi.advanceTimersByTime(15_000);
      expect(resendState().wait).toBe(0);
    }
    await resendConfirmation();
    expect(resendState()).toEqual({ sent: 5, wait: null });
    await resendConfirmation();
    expect(sendEmailVerification).toHaveBeenCalledTimes(5);
    vi.advanceTimersByTime(24 * 60 * 60_000);
    expect(resendState()).toEqual({ sent: 0, wait: 0 });
  });

  it('from the sign-up counts', () => {
    user.metadata.creationTime = new Date(now.getTime() - 20_000).toUTCString();
    expect(resendState()).toEqual({ sent: 1, wait: 40_000 });
  });

  it('that failed to be sent does not count', async () => {
    vi.mocked(sendEmailVerification).mockRejectedValueOnce(new Error('offline'));
    await expect(resendConfirmation()).rejects.toThrow('offline');
    expect(resendState().sent).toBe(0);
  });
});
