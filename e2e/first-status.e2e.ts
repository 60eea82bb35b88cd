import { expect, test } from 'vitest'
import { openPage, visit } from './browser.ts'
import { listenToCalls, SIGN_IN, STATUS, wires } from './calls.ts'

const LOADED = ['yyx/time/check', 'yyx/time/list', 'coc/share/box']

test('after the first successful status, time check, time list and share box load without a gesture [4.4] [7.14] [7.15]', async () => {
  const page = await openPage({ isMobile: true })
  const calls = listenToCalls(page)
  await visit(page, '/')
  const times = () => wires(calls).filter((wire) => LOADED.includes(wire))
  // Before what waits for a gesture, which would load after twenty seconds.
  await expect.poll(() => times().toSorted(), { timeout: 15_000 }).toEqual(LOADED.toSorted())
  const order = wires(calls)
  const status = order.findIndex((wire) => wire === SIGN_IN || wire === STATUS)
  expect(status).toBeGreaterThanOrEqual(0)
  expect(order.indexOf('yyx/time/check')).toBeGreaterThan(status)
  expect(order.indexOf('yyx/time/list')).toBeGreaterThan(order.indexOf('yyx/time/check'))
  // The gesture that wakes the rest of the page does not load them again.
  await page.touchscreen.tap(8, 300)
  await page.waitForTimeout(2000)
  expect(times()).toHaveLength(3)
})
