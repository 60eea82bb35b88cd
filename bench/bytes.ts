import type { Figure } from './figure.ts'
import { BUDGETS, firstLoad } from './first-load.ts'
import { withBrowser } from './portal.ts'

/** Bytes that a phone loads on its first visit to home and to a game page, compared with their budgets. */
export const run = (): Promise<readonly Figure[]> =>
  withBrowser(async (url, browser) => {
    const figures: Figure[] = []
    for (const [name, budget] of Object.entries(BUDGETS)) {
      const context = await browser.newContext({
        viewport: { width: 375, height: 667 },
        isMobile: true,
        hasTouch: true,
        locale: 'en-US',
      })
      const load = await firstLoad(await context.newPage(), url + budget.path)
      if (process.env['BENCH_FILES']) {
        for (const { path, bytes } of load.requests) console.error(`${name} ${bytes} ${path}`)
      }
      figures.push(
        against(`${name}: first load`, load.budgeted, 'bytes', budget.bytes),
        against(`${name}: requests`, load.requests.length, 'requests', budget.requests),
        against(`${name}: fonts, apart`, load.fonts, 'bytes', budget.bytes),
        against(`${name}: the game's own files, apart`, load.game, 'bytes', budget.bytes),
      )
      await context.close()
    }
    return figures
  })

const against = (name: string, value: number, unit: string, budget: number): Figure => ({
  name,
  value,
  unit,
  against: `budget ${budget}`,
  ratio: Math.round((value / budget) * 1000) / 1000,
})
