import { expect, test } from 'vitest'
import { addressOf, clientAddress, regionOf } from './client-address.ts'

test.for([
  ['203.0.113.77', '203.0.113.0/24', '203.0.113.77'],
  ['::ffff:203.0.113.77', '203.0.113.0/24', '203.0.113.77'],
  ['2001:db8:1:2345:6::7', '2001:db8:1:2300::/56', '2001:db8:1:2300::/56'],
  ['2001:db8::1', '2001:db8:0:0::/56', '2001:db8:0:0::/56'],
  ['fe80::1%eth0', 'fe80:0:0:0::/56', 'fe80:0:0:0::/56'],
  ['nonsense', 'unknown', 'unknown'],
])('%s is in the network %s and the household %s', ([ip, network, household]) => {
  expect(addressOf(ip)).toEqual({ network, household, isLocal: false })
})

test.for([
  ['2001:db8:1:2345:6::7', '2001:db8:1::/48'],
  ['2001:db8:1:ff00::1', '2001:db8:1::/48'],
  ['2001:db8:2:2345::7', '2001:db8:2::/48'],
  ['203.0.113.77', '203.0.113.0/24'],
  ['nonsense', 'unknown'],
])('%s is in the region %s', ([ip, region]) => {
  expect(regionOf(addressOf(ip).network)).toBe(region)
})

test.for(['127.0.0.1', '::1', '::ffff:127.0.0.1'])('%s is this machine', (ip) => {
  expect(addressOf(ip).isLocal).toBe(true)
})

const householdBehind = (forwardedFor: string | undefined, proxies: number) =>
  clientAddress('10.0.0.1', forwardedFor, proxies).household

test('forwarded addresses are trusted only from the portal’s proxies', () => {
  expect(householdBehind('198.51.100.1', 0)).toBe('10.0.0.1')
  expect(householdBehind('198.51.100.1', 1)).toBe('198.51.100.1')
  expect(householdBehind('6.6.6.6, 198.51.100.1', 1)).toBe('198.51.100.1')
  expect(householdBehind('6.6.6.6, 198.51.100.1, 10.0.0.2', 2)).toBe('198.51.100.1')
  expect(householdBehind('198.51.100.1', 5)).toBe('198.51.100.1')
  expect(householdBehind(undefined, 1)).toBe('10.0.0.1')
})
