import { test } from 'vitest'
import { openPage, visit } from './browser.ts'
import { board } from './stage.ts'
const KEYS = ['ArrowUp', 'ArrowLeft', 'ArrowDown', 'ArrowRight'] as const
test('shots', async () => {
  for (const [name, width, height] of [
    ['p', 375, 667],
    ['s', 320, 568],
    ['d', 1280, 800],
    ['l', 667, 375],
  ] as const) {
    const page = await openPage({ isMobile: width < 1000 })
    await page.setViewportSize({ width, height })
    for (const slug of ['2048', 'sudoku', 'classic-chess']) {
      await visit(page, `/g/${slug}`)
      await page.waitForTimeout(1500)
      await page.screenshot({ path: `/tmp/x/shots/ends-${name}-${slug}.png` })
      console.log(
        name,
        slug,
        JSON.stringify(await board(page).boundingBox()),
        JSON.stringify(await page.locator('header').first().boundingBox()),
      )
    }
    await visit(page, '/g/2048')
    for (
      let move = 0;
      move < 2000 && (move % 16 > 0 || (await page.locator('[data-end]').count()) === 0);
      move++
    )
      await page.keyboard.press(KEYS[(move * 7 + (move >> 3)) % 4]!)
    await page.locator('[data-end]').waitFor()
    await page.waitForTimeout(900)
    await page.screenshot({ path: `/tmp/x/shots/ends-${name}-end.png` })
    await page.close()
  }
}, 300000)
