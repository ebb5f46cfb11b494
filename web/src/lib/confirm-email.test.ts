import { act, renderHook } from '@testing-library/react';
import { sendEmailVerification } from 'firebase/auth';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  renewConfirmation,
  renewStaleToken,
  sendAgain,
  sendingState,
  useUnconfirmedEmail,
  watchConfirmation,
} from './confirm-email';
import { setPerson } from './session';

/** What the account's server and the person's token say. */
const server = { isConfirmed: false, isDown: false };
const token = { isConfirmed: false };
const renewed = vi.fn<() => void>();

const { auth, otherTab } = vi.hoisted(() => {
  const listening: { tell: (user: object) => void } = { tell: () => undefined };
  const signedIn: { currentUser: object | null } = { currentUser: null };
  return { auth: signedIn, otherTab: listening };
});
vi.mock('./firebase/auth', () => ({ auth }));
vi.mock('firebase/auth', () => ({
  onIdTokenChanged: (_: unknown, listener: typeof otherTab.tell) => {
    otherTab.tell = listener;
    return () => undefined;
  },
  sendEmailVerification: vi.fn<typeof sendEmailVerification>(),
}));

/** Each test has a day of its own: what one has asked is long ago for the next. */
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
  async getIdToken(_anew: boolean) {
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
  it('renews the token once the server has it, and the notice goes', async () => {
    await act(async () => expect(await renewConfirmation()).toBe('unconfirmed'));
    expect(unconfirmed()).toBe('ana@raizes.test');
    expect(renewed).not.toHaveBeenCalled();
    server.isConfirmed = true;
    await act(async () => expect(await renewConfirmation()).toBe('renewed'));
    expect(unconfirmed()).toBeNull();
    await act(async () => expect(await renewConfirmation()).toBe('confirmed'));
    expect(renewed).toHaveBeenCalledOnce();
  });

  it('that was taken back asks again', async () => {
    setPerson({ uid: 'ana', email: 'ana@raizes.test', name: 'Ana', isUnconfirmed: false });
    user.emailVerified = true;
    token.isConfirmed = true;
    await act(async () => expect(await renewConfirmation()).toBe('unconfirmed'));
    expect(unconfirmed()).toBe('ana@raizes.test');
  });

  it('is not there before the token says so', async () => {
    server.isConfirmed = true;
    const stale = vi.spyOn(user, 'getIdToken').mockRejectedValueOnce(new Error('offline'));
    await act(() => expect(renewConfirmation()).rejects.toThrow('offline'));
    expect(unconfirmed()).toBe('ana@raizes.test');
    stale.mockRestore();
    await act(async () => expect(await renewConfirmation()).toBe('renewed'));
  });

  it('that came while the app was closed renews the token at the next start', async () => {
    server.isConfirmed = true;
    user.emailVerified = true;
    renewStaleToken();
    await settle();
    renewStaleToken();
    await settle();
    expect(renewed).toHaveBeenCalledOnce();
  });

  it('is asked for once where several ask at the same time', async () => {
    await Promise.all([renewConfirmation(), renewConfirmation()]);
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
  ])('the server is asked at once and when the app %s', async (_, happen) => {
    await watch();
    expect(user.reload).toHaveBeenCalledTimes(1);
    server.isConfirmed = true;
    happen();
    await settle();
    expect(unconfirmed()).toBeNull();
    expect(user.reload).toHaveBeenCalledTimes(2);
    // The notice has gone.
    stop();
    happen();
    await settle();
    expect(user.reload).toHaveBeenCalledTimes(2);
  });

  it('another device is noticed while the app stays open after an e-mail', async () => {
    await watch();
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(user.reload).toHaveBeenCalledOnce();
    await sendAgain();
    server.isConfirmed = true;
    await act(() => vi.advanceTimersByTimeAsync(30_000));
    expect(unconfirmed()).toBeNull();
  });

  it('the server is asked no more ten minutes after the e-mail, nor right after it was asked', async () => {
    await watch();
    await sendAgain();
    await act(() => vi.advanceTimersByTimeAsync(11 * 60_000));
    const { length: count } = user.reload.mock.calls;
    await act(() => vi.advanceTimersByTimeAsync(60 * 60_000));
    await renewConfirmation();
    watchConfirmation()();
    expect(user.reload).toHaveBeenCalledTimes(count + 1);
  });

  it('another tab is noticed by its token, without a request', async () => {
    await watch();
    token.isConfirmed = true;
    user.emailVerified = true;
    otherTab.tell(user);
    await settle();
    expect(unconfirmed()).toBeNull();
    expect(user.reload).toHaveBeenCalledOnce();
  });

  it('a server that is down, or no network, changes nothing', async () => {
    server.isDown = true;
    await watch();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(false);
    window.dispatchEvent(new Event('focus'));
    await settle();
    expect(user.reload).toHaveBeenCalledOnce();
    expect(unconfirmed()).toBe('ana@raizes.test');
  });
});

describe('the e-mail with the link', () => {
  it('leads back to the app, also where the project does not list its domain', async () => {
    const refusal = { code: 'auth/unauthorized-continue-uri' };
    vi.mocked(sendEmailVerification).mockRejectedValueOnce(Object.assign(new Error(), refusal));
    await sendAgain();
    const [first, second] = vi.mocked(sendEmailVerification).mock.calls;
    expect(first).toEqual([user, { url: `${location.origin}/dashboard` }]);
    expect(second).toEqual([user]);
  });

  it('is sent once a minute, and five times in 24 hours', async () => {
    expect(sendingState()).toEqual({ sent: 0, wait: 0 });
    for (const sent of [1, 2, 3, 4]) {
      await sendAgain();
      expect(sendingState()).toEqual({ sent, wait: 60_000 });
      await sendAgain();
      expect(sendEmailVerification).toHaveBeenCalledTimes(sent);
      vi.advanceTimersByTime(45_000);
      expect(sendingState().wait).toBe(15_000);
      vi.advanceTimersByTime(15_000);
      expect(sendingState().wait).toBe(0);
    }
    await sendAgain();
    expect(sendingState()).toEqual({ sent: 5, wait: null });
    await sendAgain();
    expect(sendEmailVerification).toHaveBeenCalledTimes(5);
    vi.advanceTimersByTime(24 * 60 * 60_000);
    expect(sendingState()).toEqual({ sent: 0, wait: 0 });
  });

  it('of the sign-up counts', () => {
    user.metadata.creationTime = new Date(now.getTime() - 20_000).toUTCString();
    expect(sendingState()).toEqual({ sent: 1, wait: 40_000 });
  });

  it('that was not sent does not count', async () => {
    vi.mocked(sendEmailVerification).mockRejectedValueOnce(new Error('offline'));
    await expect(sendAgain()).rejects.toThrow('offline');
    expect(sendingState().sent).toBe(0);
  });
});
