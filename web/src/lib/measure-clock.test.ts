import type { User } from 'firebase/auth';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clockOffset, currentTime, storeClockOffset } from './clock';
import { watchClock } from './measure-clock';
import { restamped, takeStamp } from './stamped';

const { auth, listener } = vi.hoisted(() => {
  const state: { auth: { currentUser: User | null }; listener: (user: User | null) => void } = {
    auth: { currentUser: null },
    listener: () => undefined,
  };
  return state;
});
const listeners: (typeof listener)[] = [];
vi.mock('./writes', () => ({}));
vi.mock('./firebase/auth', () => ({ auth }));
vi.mock('firebase/auth', () => ({
  onIdTokenChanged: (_: unknown, next: typeof listener) => listeners.push(next),
}));

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** The server's time when the tests begin. */
const noon = Date.parse('2026-11-21T12:00:00Z');
const refresh = vi.fn<() => Promise<string>>();

/** A person whose token was issued at a moment of the server's clock, and arrived at one of this device's. */
function holdToken(issuedAt: number, arrivedAt: number): void {
  const claims = { name: 'Joao ?>', exp: (issuedAt + HOUR) / 1000 };
  const payload = btoa(JSON.stringify(claims)).replaceAll('+', '-').replaceAll('/', '_');
  const record = {
    stsTokenManager: { accessToken: `x.${payload}.`, expirationTime: arrivedAt + HOUR },
  };
  const user: Partial<User> = { toJSON: () => record, getIdToken: refresh };
  auth.currentUser = user as User;
}

const tokenComes = () => listeners.forEach((next) => next(auth.currentUser));

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
  ])('of a device that is %s is corrected from its first token on', (_, error) => {
    vi.setSystemTime(noon + error);
    holdToken(noon, noon + error);
    tokenComes();
    expect(currentTime().getTime()).toBe(noon);
    expect(takeStamp()).toEqual({ at: new Date(noon), offset: -error });
    // The token of an earlier visit shows the same, until it has expired; then nothing is known, and the offset stays.
    localStorage.clear();
    vi.setSystemTime(noon + error + HOUR);
    tokenComes();
    expect(currentTime().getTime()).toBe(noon + HOUR);
    vi.setSystemTime(noon + error + 2 * HOUR);
    tokenComes();
    expect(currentTime().getTime()).toBe(noon + 2 * HOUR);
    localStorage.clear();
    tokenComes();
    expect(clockOffset()).toBe(0);
  });

  it('is left alone up to ten minutes, and once it has been set right', () => {
    vi.setSystemTime(noon + 9 * MINUTE);
    holdToken(noon, noon + 9 * MINUTE);
    tokenComes();
    expect(currentTime().getTime()).toBe(noon + 9 * MINUTE);
    vi.setSystemTime(noon + HOUR);
    holdToken(noon, noon + HOUR);
    tokenComes();
    expect(clockOffset()).toBe(-HOUR);
    holdToken(noon + HOUR, noon + HOUR);
    tokenComes();
    expect(clockOffset()).toBe(0);
  });

  it('that was set right is corrected no more, also without a network', async () => {
    vi.setSystemTime(noon + 26 * HOUR);
    holdToken(noon, noon + 26 * HOUR);
    tokenComes();
    expect(clockOffset()).toBe(-26 * HOUR);
    vi.setSystemTime(noon + MINUTE);
    refresh.mockRejectedValue(new Error('auth/network-request-failed'));
    document.dispatchEvent(new Event('visibilitychange'));
    expect(clockOffset()).toBe(0);
    await vi.waitFor(() => expect(refresh).toHaveBeenCalledOnce());
    // The app starts anew, with the token as it is stored.
    storeClockOffset(-26 * HOUR);
    tokenComes();
    expect(clockOffset()).toBe(0);
  });

  it('that was set back since the token came is measured by a new one', async () => {
    vi.setSystemTime(noon + 2 * HOUR);
    holdToken(noon, noon + 26 * HOUR);
    refresh.mockImplementation(async () => {
      holdToken(noon + MINUTE, noon + 2 * HOUR);
      return '';
    });
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.waitFor(() => expect(clockOffset()).toBe(MINUTE - 2 * HOUR));
    expect(refresh).toHaveBeenCalledOnce();
  });
});

describe('a stamp that was refused', () => {
  it('is corrected by a new token', async () => {
    vi.setSystemTime(noon + 26 * HOUR);
    const refused = takeStamp();
    refresh.mockImplementation(async () => {
      holdToken(noon + MINUTE, noon + MINUTE + 26 * HOUR);
      return '';
    });
    holdToken(noon, noon);
    expect(await restamped(refused)).toEqual({ at: new Date(noon), offset: -26 * HOUR });
  });

  it('stays as it is where the clock is right or can’t be measured', async () => {
    vi.setSystemTime(noon);
    holdToken(noon, noon);
    expect(await restamped(takeStamp())).toBeNull();
    refresh.mockRejectedValue(new Error('auth/network-request-failed'));
    expect(await restamped(takeStamp())).toBeNull();
  });
});
