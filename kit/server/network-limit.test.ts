import { expect, test } from 'vitest'
import { memoryLimiter } from '#kit/limits/memory-limiter.ts'
import { instant, minutes } from '#kit/time/time.ts'
import { addressOf, REGION_CROWD } from './client-address.ts'
import { takeOfNetwork } from './network-limit.ts'

const BURST = 3
const rate = { burst: BURST, refillEvery: minutes(1) }

function openLimit() {
  const limiter = memoryLimiter(() => instant('2026-12-01T12:00Z'))
  return async (ip: string) => (await takeOfNetwork(limiter, 'test', addressOf(ip), rate)) === 0
}

test('a network has its own tokens, and localhost any number', async () => {
  const take = openLimit()
  for (let count = 0; count < BURST; count++) expect(await take(`203.0.113.${count}`)).toBe(true)
  expect(await take('203.0.113.9')).toBe(false)
  expect(await take('203.0.114.9')).toBe(true)
  for (let count = 0; count < 100; count++) expect(await take('127.0.0.1')).toBe(true)
})

test('all 256 networks of an IPv6 customer together have those of eight', async () => {
  const take = openLimit()
  const taken = { own: 0, other: 0 }
  for (let network = 0; network < 256; network++)
    for (let count = 0; count < BURST; count++) {
      if (await take(`2001:db8:7:${(network * 256).toString(16)}::1`)) taken.own++
      if (count === 0 && network === 255 && (await take('2001:db8:8:100::1'))) taken.other++
    }
  expect(taken).toEqual({ own: BURST * REGION_CROWD, other: 1 })
})
