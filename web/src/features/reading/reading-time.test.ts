import { expect, it } from 'vitest';
import { stopwatch } from './reading-time';

function aStopwatch(alreadyMs?: number) {
  let now = 1000;
  const watch = stopwatch(() => now, alreadyMs);
  return {
    ...watch,
    /** With a tick every second. */
    pass(seconds: number) {
      for (let second = 0; second < seconds; second += 1) {
        now += 1000;
        watch.tick();
      }
    },
    sleep(seconds: number) {
      now += seconds * 1000;
    },
  };
}

it('counts the time only while the page is visible', () => {
  const watch = aStopwatch();
  watch.pass(5);
  watch.start();
  watch.pass(30);
  watch.pause();
  watch.pass(60);
  watch.start();
  watch.pass(12);
  expect(watch.tick()).toBe(42_000);
});

it('does not count twice when it is started or paused twice', () => {
  const watch = aStopwatch();
  watch.start();
  watch.pass(3);
  watch.start();
  watch.pass(3);
  watch.pause();
  watch.pause();
  expect(watch.tick()).toBe(6000);
});

it('goes on from the time already spent', () => {
  const watch = aStopwatch(90_000);
  watch.start();
  watch.pass(10);
  expect(watch.tick()).toBe(100_000);
});

it('does not count the night that a device slept with the page open', () => {
  const watch = aStopwatch();
  watch.start();
  watch.pass(60);
  watch.sleep(8 * 60 * 60);
  expect(watch.tick()).toBe(75_000);
});

it('never runs backwards', () => {
  const watch = aStopwatch();
  watch.start();
  watch.sleep(-100);
  expect(watch.tick()).toBe(0);
});
