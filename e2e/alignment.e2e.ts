import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { definitions as shedding } from '#games/shedding/definitions.ts'
import { openPage, signedIn, visit } from './browser.ts'
import { press, standing } from './duel-steps.ts'
import { friends, sheetOf } from './friend-steps.ts'
import { said, word } from './words.ts'

const PHONES = [
  { width: 320, height: 568 },
  { width: 375, height: 667 },
]
const table = shedding.find(({ id }) => id === 'crazy-eights')!

/** Opens a table of three from a phone. */
async function openTable(page: Page) {
  await visit(page, `/g/${table.slug}`)
  await signedIn(page)
  await page.getByRole('button', { name: word('catalog', 'game.menu'), exact: true }).click()
  await page.getByRole('button', { name: said('duels', 'menu.seatCount', { count: 3 }), exact: true }).click()
  await page.getByText(word('duels', 'menu.seats')).waitFor()
  await press(page, 'menu.open')
  await standing(page).waitFor()
}

const boxOf = async (element: Locator) => (await element.boundingBox())!

test('on a phone, a table that waits has its cover between seats and buttons, and no empty place', async () => {
  const page = await openPage({ isMobile: true })
  await openTable(page)
  const cover = page.locator('[class*="duels-cover"]')
  await cover.waitFor()
  const seats = page.locator('[data-seat]')
  for (const size of PHONES) {
    await page.setViewportSize(size)
    const [picture, last, first] = [await boxOf(cover), await boxOf(seats.last()), await boxOf(seats.first())]
    const share = page.getByRole('button', { name: word('duels', 'act.share'), exact: true })
    expect(picture.x).toBeGreaterThan(0)
    expect(picture.x + picture.width).toBeLessThan(size.width)
    expect(picture.y).toBeGreaterThan(last.y + last.height)
    expect(picture.y + picture.height).toBeLessThan((await boxOf(share)).y)
    const second = await boxOf(seats.nth(1))
    expect(last.width).toBeCloseTo(second.x + second.width - first.x, 0)
  }
})

/** Runs in the page: contrast of a text with the ground of its own. */
function contrastOf(element: HTMLElement | SVGElement): number {
  const { color, backgroundColor } = getComputedStyle(element)
  const pen = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })!
  const brightness = (paint: string) => {
    pen.clearRect(0, 0, 1, 1)
    pen.fillStyle = paint
    pen.fillRect(0, 0, 1, 1)
    const [red, green, blue, seen] = pen.getImageData(0, 0, 1, 1).data
    if (seen !== 255) return Number.NaN
    const [r, g, b] = [red!, green!, blue!].map((shade) =>
      shade / 255 <= 0.04045 ? shade / 255 / 12.92 : ((shade / 255 + 0.055) / 1.055) ** 2.4,
    )
    return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!
  }
  const [dark, bright] = [brightness(color), brightness(backgroundColor)].toSorted((a, b) => a - b)
  return (bright! + 0.05) / (dark! + 0.05)
}

test.for(['dark', 'light'] as const)('the code of an error has a ground of its own, %s', async (theme) => {
  const page = await openPage({ isMobile: true, theme, expected: [/status of 404/] })
  await visit(page, '/no/such/place')
  expect(await page.getByText('ERROR 404').evaluate(contrastOf)).toBeGreaterThan(4.5)
})

/** Runs in the page: the side at which a line of this element begins. */
function sideOf(element: HTMLElement | SVGElement): string {
  const { textAlign, direction } = getComputedStyle(element)
  if (textAlign === 'start') return direction === 'rtl' ? 'right' : 'left'
  return textAlign === 'end' ? (direction === 'rtl' ? 'left' : 'right') : textAlign
}

test('in Arabic a number begins where its label does: at the right', async () => {
  const page = await openPage({ isMobile: true })
  await visit(page, '/me?lang=ar')
  await page.locator('#my-data').waitFor()
  await page.getByRole('button', { name: word('account', 'me.rename', 'ar'), exact: true }).click()
  const name = page.locator('#nickname-form input[autocomplete="nickname"]')
  await expect.poll(() => name.inputValue()).not.toBe('')
  await name.fill('Lumi')
  const year = page.getByLabel(word('privacy', 'age.label', 'ar'), { exact: true })
  expect(await year.evaluate(sideOf)).toBe('right')
})

test('a friend’s number is at the start of its line, in Arabic too', async () => {
  const [ann] = await friends('Ann', 'Ben')
  const sheet = await sheetOf(ann!, 'Ben')
  const number = sheet.locator('bdi', { hasText: '#' })
  expect(await number.evaluate(sideOf)).toBe('left')
  await ann!.page.evaluate(() => (document.documentElement.dir = 'rtl'))
  expect(await number.evaluate(sideOf)).toBe('right')
})
