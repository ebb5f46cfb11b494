import { expect, it } from 'vitest';
import { addEntry, shortEndpoint } from './diagnostics';
import type { LogEntry } from './diagnostics';

it('keeps the latest 20 entries, newest first, each with its time', () => {
  let log: LogEntry[] = [];
  for (let each = 1; each <= 25; each += 1) log = addEntry(log, `evento ${each}`, new Date(each));
  expect(log).toHaveLength(20);
  expect(log[0]).toEqual({ id: 25, at: new Date(25), text: 'evento 25' });
  expect(log.at(-1)?.text).toBe('evento 6');
});

it('truncates an endpoint to 50 characters', () => {
  expect(shortEndpoint('x'.repeat(50))).toBe('x'.repeat(50));
  expect(shortEndpoint('x'.repeat(51))).toBe(`${'x'.repeat(50)}…`);
});
