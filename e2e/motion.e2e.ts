import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openPage, visit } from './browser.ts'

/** The running animations. */
const moving = (page: Page) =>
  page.evaluate(
    () =>
      document
        .getAnimations()
        .filter(
          ({ effect, playState }) => playState === 'running' && Number(effect?.getTiming().duration) > 10,
        ).length,
  )

test('with reduced motion nothing on the page moves', async () => {
  const still = await openPage()
  await visit(still, '/')
  expect(await moving(still)).toBe(0)
  const lively = await openPage({ motion: true })
  await visit(lively, '/')
  expect(await moving(lively)).toBeGreaterThan(0)
})
