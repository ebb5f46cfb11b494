import { expect, it } from 'vitest';
import { isTimeZone } from './time-zone';

it.each([
  'America/Sao_Paulo',
  'America/Argentina/Buenos_Aires',
  'America/Port-au-Prince',
  'Antarctica/DumontDUrville',
  'Etc/GMT+3',
  'Etc/GMT-14',
  'Asia/Kolkata',
  'Asia/Calcutta',
  'UTC',
])('knows the time zone %s', (name) => {
  expect(isTimeZone(name)).toBe(true);
});

it.each([
  '',
  'GMT0',
  'EST5EDT',
  '+03:00',
  'america/sao_paulo',
  'America/Sao_paulo',
  'AMERICA/SAO_PAULO',
  'Etc/GMT+13',
  'Marte/Olympus',
])('refuses the time zone %j', (name) => {
  expect(isTimeZone(name)).toBe(false);
});
