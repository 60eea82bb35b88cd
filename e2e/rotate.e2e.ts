import { expect, test } from 'vitest'
import { openPage, visit } from './browser.ts'
import { word } from './words.ts'

test.for([
  ['/g/bubble-charms', 667, 375, true],
  ['/g/bubble-charms', 375, 667, false],
  ['/g/2048', 667, 375, false],
] as const)('%s on a phone of %i by %i asks to rotate it: %s [2.43]', async ([path, width, height, asks]) => {
  const page = await openPage({ isMobile: true, width, height })
  await visit(page, path)
  const hint = page.getByText(word('ui', 'rotate'))
  await expect.poll(() => hint.isVisible()).toBe(asks)
})
