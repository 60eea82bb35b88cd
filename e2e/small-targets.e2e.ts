import { expect, test } from 'vitest'
import { roomOf } from '#kit/game/duel/room.ts'
import { definitions } from '#games/hex-paths/definitions.ts'
import { placesOf, shapeOf } from '#games/hex-paths/places.ts'
import { LIMITS } from '#kit/testing/limits.ts'
import { openPage, visit } from './browser.ts'
import { action, board, painted } from './stage.ts'
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

test('a tap between two cells smaller than a finger aims, and a second one plays [1.2]', async () => {
  const great = definitions.find(({ slug }) => slug === 'great-hex')!
  const page = await openPage({ isMobile: true })
  await visit(page, '/g/great-hex')
  await expect.poll(() => painted(page)).toBeGreaterThan(0.1)
  const box = (await board(page).boundingBox())!
  const { spots, centre, cell } = placesOf(great, roomOf(box, shapeOf(great), true).board)
  const { x, y } = centre(spots[spots.length >> 1]!)
  const tap = () => page.touchscreen.tap(box.x + x + cell * 0.4, box.y + y)
  await tap()
  await expect.poll(() => page.locator('#announcer').textContent()).toMatch(/^[A-Z]\d+$/)
  expect(await action(page, 'undo').isDisabled()).toBe(true)
  await tap()
  await expect.poll(() => action(page, 'undo').isDisabled(), { timeout: LIMITS.event }).toBe(false)
})
