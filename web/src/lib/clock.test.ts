import type { User } from 'firebase/auth';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clockOffset, currentTime, storeClockOffset } from './timing';
import { correctStamp, takeStamp, watchClock } from './clock';

const { auth, listener } = vi.hoisted(() => {
  const state: { auth: { currentUser: User | null }; listener: (user: User | null) => void } = {
    auth: { currentUser: null },
    listener: () => undefined,
  };
  return state;
});
const listeners: (typeof listener)[] = [];
vi.mock('./firebase/auth', () => ({ auth }));
vi.mock('firebase/auth', () => ({
  onIdTokenChanged: (_: unknown, next: typeof listener) => listeners.push(next),
}));

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** The server's time when the tests begin. */
const noon = Date.parse('2026-11-21T12:00:00Z');
const refresh = vi.fn<() => Promise<string>>();

/** Signs a person in with a token that was issued at this time of the server's clock and arrived at this time of the device's. */
function setToken(issuedAt: number, arrivedAt: number): void {
  const claims = { name: 'Joao ?>', exp: (issuedAt + HOUR) / 1000 };
  const payload = btoa(JSON.stringify(claims)).replaceAll('+', '-').replaceAll('/', '_');
  const record = {
    stsTokenManager: { accessToken: `x.${payload}.`, expirationTime: arrivedAt + HOUR },
  };
  const user: Partial<User> = { toJSON: () => record, getIdToken: refresh };
  auth.currentUser = user as User;
}

const notifyToken = () => listeners.forEach((next) => next(auth.currentUser));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  localStorage.clear();
  refresh.mockReset();
  auth.currentUser = null;
  watchClock();
});
afterEach(() => listeners.splice(0));

describe('the clock', () => {
  it.each([
    ['15 minutes fast', 15 * MINUTE],
    ['26 hours fast', 26 * HOUR],
    ['3 hours slow', -3 * HOUR],
  ])('of a device that is %s is corrected from the first token on', (_, error) => {
    vi.setSystemTime(noon + error);
    setToken(noon, noon + error);
    notifyToken();
    expect(currentTime().getTime()).toBe(noon);
    expect(takeStamp()).toEqual({ at: new Date(noon), offset: -error });
    // A stored token gives the same result until it expires; after that nothing can be measured, and the offset stays.
    localStorage.clear();
    vi.setSystemTime(noon + error + HOUR);
    notifyToken();
    expect(currentTime().getTime()).toBe(noon + HOUR);
    vi.setSystemTime(noon + error + 2 * HOUR);
    notifyToken();
    expect(currentTime().getTime()).toBe(noon + 2 * HOUR);
    localStorage.clear();
    notifyToken();
    expect(clockOffset()).toBe(0);
  });

  it('is not corrected if it is off by less than ten minutes or has been set right', () => {
    vi.setSystemTime(noon + 9 * MINUTE);
    setToken(noon, noon + 9 * MINUTE);
    notifyToken();
    expect(currentTime().getTime()).toBe(noon + 9 * MINUTE);
    vi.setSystemTime(noon + HOUR);
    setToken(noon, noon + HOUR);
    notifyToken();
    expect(clockOffset()).toBe(-HOUR);
    setToken(noon + HOUR, noon + HOUR);
    notifyToken();
    expect(clockOffset()).toBe(0);
  });

  it('that was set right is no longer corrected, even while offline', async () => {
    vi.setSystemTime(noon + 26 * HOUR);
    setToken(noon, noon + 26 * HOUR);
    notifyToken();
    expect(clockOffset()).toBe(-26 * HOUR);
    vi.setSystemTime(noon + MINUTE);
    refresh.mockRejectedValue(new Error('auth/network-request-failed'));
    document.dispatchEvent(new Event('visibilitychange'));
    expect(clockOffset()).toBe(0);
    await vi.waitFor(() => expect(refresh).toHaveBeenCalledOnce());
    // The app restarts with the stored token.
    storeClockOffset(-26 * HOUR);
    notifyToken();
    expect(clockOffset()).toBe(0);
  });

  it('that was set back after the token arrived is measured with a new token', async () => {
    vi.setSystemTime(noon + 2 * HOUR);
    setToken(noon, noon + 26 * HOUR);
    refresh.mockImplementation(async () => {
      setToken(noon + MINUTE, noon + 2 * HOUR);
      return '';
    });
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.waitFor(() => expect(clockOffset()).toBe(MINUTE - 2 * HOUR));
    expect(refresh).toHaveBeenCalledOnce();
  });
});

describe('a refused stamp', () => {
  it('is corrected with a new token', async () => {
    vi.setSystemTime(noon + 26 * HOUR);
    const refused = takeStamp();
    refresh.mockImplementation(async () => {
      setToken(noon + MINUTE, noon + MINUTE + 26 * HOUR);
      return '';
    });
    setToken(noon, noon);
    expect(await correctStamp(refused)).toEqual({ at: new Date(noon), offset: -26 * HOUR });
  });

  it('is not corrected when the clock is right or can’t be measured', async () => {
    vi.setSystemTime(noon);
    setToken(noon, noon);
    expect(await correctStamp(takeStamp())).toBeNull();
    refresh.mockRejectedValue(new Error('auth/network-request-failed'));
    expect(await correctStamp(takeStamp())).toBeNull();
  });
});
