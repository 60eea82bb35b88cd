import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openPage, visit } from './browser.ts'

const HOURS = { dawn: 6, day: 12, dusk: 19, night: 23 } as const
const at = (hour: number) => `Date.prototype.getHours = () => ${hour};
  window.shifts = 0
  new PerformanceObserver((list) => list.getEntries().forEach((one) => (window.shifts += one.value)))
    .observe({ type: 'layout-shift', buffered: true })`

/** The lowest contrast (WCAG 2.2) between the text of an element and what is behind it, ignoring the worst 5 %. */
async function contrastOf(page: Page, selector: string): Promise<number> {
  const words = page.locator(selector).first()
  const color = await words.evaluate((element) => getComputedStyle(element).color)
  // An inline style would violate the page's policy. Hides the text, so that only its background remains.
  await words.evaluate((element) => {
    const rules = new CSSStyleSheet()
    rules.replaceSync(
      '[data-hush], [data-hush] * { color: transparent !important; fill: transparent !important; text-shadow: none !important }',
    )
    document.adoptedStyleSheets.push(rules)
    element.setAttribute('data-hush', '')
  })
  const picture = (await words.screenshot()).toString('base64')
  return page.evaluate(
    async ([png, ink]) => {
      const bytes = Uint8Array.from(atob(png!), (one) => one.charCodeAt(0))
      const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
      const canvas = new OffscreenCanvas(image.width, image.height)
      const pen = canvas.getContext('2d')!
      pen.fillStyle = ink!
      pen.fillRect(0, 0, 1, 1)
      const [r, g, b] = pen.getImageData(0, 0, 1, 1).data
      pen.drawImage(image, 0, 0)
      const light = (...channels: number[]) =>
        channels
          .map((channel) => channel / 255)
          .map((one) => (one <= 0.04045 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4))
          .reduce((sum, one, index) => sum + one * [0.2126, 0.7152, 0.0722][index]!, 0)
      const own = light(r!, g!, b!)
      const { data } = pen.getImageData(0, 0, image.width, image.height)
      const all: number[] = []
      for (let index = 0; index < data.length; index += 4) {
        const ground = light(data[index]!, data[index + 1]!, data[index + 2]!)
        all.push((Math.max(own, ground) + 0.05) / (Math.min(own, ground) + 0.05))
      }
      return all.toSorted((one, other) => one - other)[Math.floor(all.length / 20)]!
    },
    [picture, color],
  )
}

/** Wire numbers of a season's art. */
const LANTERNS = 1
const STARS = 3

/** Answers the list of events with a season that runs now. */
const runSeason = (page: Page, art: number) =>
  page.route('**/api/game/event/list', async (route) => {
    const times = { startTime: Date.now() - 1_000, endTime: Date.now() + 86_400_000 }
    const season = { slug: 'season', type: 1, icon: art, name: 'Season', text: 'Runs', ...times }
    await route.fulfill({ json: { id: 1, result: { list: [season] }, error: null } })
  })

for (const theme of ['dark', 'light'] as const)
  for (const [part, hour] of Object.entries(HOURS)) {
    test(`the home page at ${part} in ${theme}: its light, readable text, no shifts [2.1]`, async () => {
      const page = await openPage({ theme, width: 1280, height: 800, before: at(hour) })
      await visit(page, '/')
      await page.evaluate(() => void ((window as unknown as { shifts: number }).shifts = 0))
      await page.keyboard.press('Shift')
      await page.locator(`main [data-part="${part}"]`).first().waitFor({ state: 'attached' })
      await page.waitForTimeout(500)
      expect(await page.evaluate(() => (window as unknown as { shifts: number }).shifts)).toBe(0)
      for (const words of ['#tonight', '#tonight ~ p'])
        expect(await contrastOf(page, words), words).toBeGreaterThan(4.5)
    })

    test(`the palm at ${part} in ${theme}: readable text in the weather of a season [2.6] [4.15]`, async () => {
      const page = await openPage({ theme, isMobile: true, before: at(hour) })
      await runSeason(page, theme === 'dark' ? LANTERNS : STARS)
      await visit(page, '/coconut')
      const scene = page.locator(`[data-part="${part}"]:has(strong)`)
      await scene.locator('svg[viewBox="0 0 400 420"]').nth(1).waitFor({ state: 'attached' })
      // Large text needs a contrast of 3:1.
      expect(await contrastOf(page, `[data-part="${part}"] strong[data-counter]`)).toBeGreaterThan(3)
      expect(await contrastOf(page, `[data-part="${part}"] p:has(strong[data-counter])`)).toBeGreaterThan(4.5)
    })
  }
