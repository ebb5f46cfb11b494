import { expect, it } from 'vitest';
import { networkOf } from './peek-invitation';

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:203.0.113.7', '203.0.113.7'],
  ['::ffff:cb00:7107', '203.0.113.7'],
  ['0:0:0:0:0:ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:7:1::5', '2001:db8:7:1'],
  ['2001:DB8:0007:1:a:b:c:d', '2001:db8:7:1'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['', ''],
])('counts guesses from %j towards the network %j', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
