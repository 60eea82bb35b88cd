import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { LIMITS } from '#kit/testing/limits.ts'
import { packLooks, unpackLooks, type LooksRecord } from '../scripts/looks/record.ts'
import { otherCells, type Thumbnail } from '../scripts/looks/thumbnail.ts'
import { FREEZE, MOMENT } from './looks/frozen.ts'
import { FEW_CELLS, photograph, type Shot } from './looks/camera.ts'
import { openReport } from './looks/report.ts'
import { lookScreens } from './looks/screens.ts'
import { openNeighbours } from './walk/people.ts'
import { IS_WHOLE, type Size, type Theme } from './walk/plan.ts'
import { go } from './walk/screen.ts'
import { furnished } from './walk/walker.ts'
import { openWorld, type World } from './walk/world.ts'

/** `write` records the looks (npm run looks); `see` compares even outside of npm run test:all. */
const WISH = process.env['LOOKS']
/** The names of the wanted screens; all if it is not set. */
const SOME = process.env['LOOKS_OF']?.split(',')
const wanted = SOME ? lookScreens.filter(({ name }) => SOME.includes(name)) : lookScreens
const RECORD = join(import.meta.dirname, 'looks/looks.bin')
const SIZES: readonly Size[] = [
  { width: 375, height: 667 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
]
const THEMES: readonly Theme[] = ['dark', 'light']
const LANGUAGES = [
  { language: 'en', sample: 'Islet of a hundred games' },
  { language: 'ar', sample: 'جزيرة فيها مئة لعبة' },
] as const
const SAME_WIDTH = 0.5
const EXPECTED = [/status of (404|409|400|422)/]

const known: LooksRecord = existsSync(RECORD)
  ? unpackLooks(readFileSync(RECORD))
  : { fonts: {}, looks: new Map() }
// Looks that were not compared this time stay approved.
const seen = {
  fonts: { ...known.fonts } as Record<string, number>,
  looks: new Map<string, Thumbnail>(SOME || WISH !== 'write' ? known.looks : []),
}
const report = openReport(join(import.meta.dirname, '../.cache/test-results/looks'))

let world: World | undefined
afterAll(async () => {
  await world?.close()
  report.close()
  if (WISH === 'write') writeFileSync(RECORD, packLooks(seen))
})

/** Width of a text line on this machine. */
const widthOf = (page: Page, sample: string) =>
  page.evaluate(async (words) => {
    const line = document.body.appendChild(document.createElement('span'))
    line.style.cssText = 'position:absolute;font-size:40px;white-space:nowrap'
    line.textContent = words
    line.getBoundingClientRect()
    await document.fonts.ready
    const { width } = line.getBoundingClientRect()
    line.remove()
    return Math.round(width * 10) / 10
  }, sample)

/** Records a picture; returns the difference if it does not look as approved. */
function judge(name: string, shot: Shot): string[] {
  seen.looks.set(name, shot.thumbnail)
  if (WISH === 'write') {
    report.keep(name, shot)
    return []
  }
  const approved = known.looks.get(name)
  if (!approved) return [`${name}: has never been approved`]
  const others = otherCells(approved, shot.thumbnail)
  if (others.length <= FEW_CELLS) return []
  report.note({ name, approved, shot, others })
  return [`${name}: ${others.length} of ${approved.columns * approved.rows} cells look otherwise`]
}

test.skipIf(!IS_WHOLE && WISH === undefined).for(LANGUAGES)(
  'every screen looks as it was approved, in $language, in three widths and both themes',
  { timeout: 6 * LIMITS.test },
  async ({ language, sample }, { skip }) => {
    await world?.close()
    world = await openWorld({}, undefined, MOMENT)
    {
      const neighbours = await openNeighbours(world)
      const wishes = { before: FREEZE, expected: EXPECTED, timezone: 'UTC' }
      const walker = await furnished(world, neighbours, wishes)
      const meter = await walker.page.context().newPage()
      await walker.page.goto(`/rules/idle-rewards?lang=${language}`)
      const width = await widthOf(walker.page, sample)
      seen.fonts[language] = width
      const approved = known.fonts[language] ?? width
      if (WISH !== 'write' && Math.abs(width - approved) > SAME_WIDTH)
        skip(`this machine writes ${language} in another font: ${width} px, approved with ${approved} px`)
      const found: string[] = []
      for (const screen of wanted) {
        await screen.prepare?.(walker, world)
        await walker.page.setViewportSize(SIZES[0]!)
        await go(walker, screen, language)
        await walker.page.keyboard.press('Shift')
        await walker.page.waitForLoadState('networkidle')
        for (const size of SIZES)
          for (const theme of THEMES) {
            const name = `${screen.name} ${size.width} ${theme} ${language}`
            const approved = WISH === 'write' ? undefined : known.looks.get(name)
            const shot = await photograph(walker.page, meter, {
              size,
              theme,
              ...(approved ? { approved } : {}),
            })
            found.push(...judge(name, shot))
          }
        await screen.leave?.(walker)
      }
      expect(found, `see ${report.page}`).toEqual([])
    }
  },
)
