import { emptyStats } from '@raizes/domain/progress/stats';
import { expect, it } from 'vitest';
import { hasReading, withLocalReadings } from './with-local-readings';

const at = new Date('2026-11-21T10:00:00Z');
const waiting = [
  { id: 'a', day: '2026-11-21', at },
  { id: 'b', day: '2026-11-20', at },
] as const;

it('counts a reading on its day before the server has', () => {
  const stats = withLocalReadings(emptyStats('ana'), [...waiting]);
  expect(stats.total_readings).toBe(2);
  expect(stats.days['2026-11-21']?.readings).toEqual({ a: at });
  expect(hasReading(stats, 'a')).toBe(true);
  expect(hasReading(stats, 'b')).toBe(true);
  expect(hasReading(stats, 'c')).toBe(false);
});

it('counts nothing twice once the server has it too', () => {
  const counted = withLocalReadings(emptyStats('ana'), [...waiting]);
  expect(withLocalReadings(counted, [...waiting])).toEqual(counted);
});
