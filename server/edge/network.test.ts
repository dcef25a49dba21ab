import { expect, test } from 'vitest'
import { isLoopback, networkOf } from './network.ts'

test.each([
  ['192.0.2.1', '192.0.2.1'],
  [' 192.0.2.1 ', '192.0.2.1'],
  ['192.0.2.1:51234', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['::FFFF:c000:0201', '192.0.2.1'],
  ['[::ffff:192.0.2.1]:443', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::1', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::1]', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::1]:51234', '2001:db8:1:2::/64'],
  ['[fe80::1%eth0]:80', 'fe80::/64'],
  ['fe80::abcd%25en0', 'fe80::/64'],
  ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
  ['::1', '::/64'],
])('TRU-05 the address %s is counted as %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

test.each([
  '',
  'unknown',
  'customer.example',
  '192.0.2',
  '192.0.2.1.5',
  '0300.0.2.1',
  '192.0.2.256',
  '1234',
  'fe80::g',
  '[192.0.2.1',
  '_hidden',
])('TRU-05 %j is no address, and counted with all others that are none', (address) => {
  expect(networkOf(address)).toBe('unknown')
})

test('TRU-05 one IPv6 line and one IPv4 address with its ports are one network each', () => {
  const line = Array.from({ length: 1000 }, (_, n) => networkOf(`[2001:db8:1:2:${n.toString(16)}::1]:${10_000 + n}`))
  const ports = Array.from({ length: 1000 }, (_, n) => networkOf(`192.0.2.1:${10_000 + n}`))
  expect([new Set(line).size, new Set(ports).size]).toEqual([1, 1])
})

test('TRU-05 this machine’s own address is known however it is written', () => {
  expect(['127.0.0.1', '127.1.2.3:80', '::1', '[::1]:80', '::ffff:127.0.0.1'].map(isLoopback)).toEqual([
    true,
    true,
    true,
    true,
    true,
  ])
  expect(['192.0.2.1', '::2', '2001:db8::1', 'unknown'].map(isLoopback)).toEqual([false, false, false, false])
})
