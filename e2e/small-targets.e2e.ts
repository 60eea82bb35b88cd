import { expect, test } from 'vitest'
import { openPage, visit } from './browser.ts'
import { word } from './words.ts'

const KEY = 'smallTargets'

test('a game with small targets says so on a narrow phone, in its player’s language [1.2]', async () => {
  const page = await openPage()
  const note = (says: string) => page.locator('main li').filter({ hasText: says })
  await page.setViewportSize({ width: 320, height: 568 })
  await visit(page, '/g/hearts?lang=ar')
  await expect.poll(() => note(word('catalogServer', KEY, 'ar')).isVisible()).toBe(true)
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect.poll(() => note(word('catalogServer', KEY, 'ar')).isVisible()).toBe(false)

  await page.setViewportSize({ width: 320, height: 568 })
  await visit(page, '/g/2048?lang=en')
  await page.locator('#how').waitFor()
  expect(await note(word('catalogServer', KEY)).count()).toBe(0)
})
