import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createServer } from 'vite'
import type { Page } from 'playwright-core'
import type { GameDefinition } from '#kit/game/contract.ts'
import { launchChromium } from './chromium.ts'
import { familyFolders, isBroken, loadFamily, ROOT } from './games-gate/load-families.ts'
import { asRows, STAGES, tooSmall, type Measured } from './games-gate/cells.ts'

// npm run games:cells -- [--family NAME]… [--all]
// How large the smallest thing that is tapped is on the stages of two phones, measured by the games' own views.
const { values: wishes } = parseArgs({
  options: {
    family: { type: 'string', multiple: true },
    // Every game; else the first and the last of each family, which share their view.
    all: { type: 'boolean', default: false },
  },
})

const SETTLE_MS = 250

const loaded = await Promise.all((wishes.family ?? familyFolders()).map(loadFamily))
const jobs = loaded.flatMap((one) => {
  if (isBroken(one) || one.family.realtime) return []
  const { definitions } = one.family
  const asked = wishes.all ? definitions : [...new Set([definitions[0]!, definitions.at(-1)!])]
  return asked.map((definition) => ({ folder: one.folder, definition }))
})

const server = await createServer({
  root: join(ROOT, 'apps/lab'),
  configFile: join(ROOT, 'apps/lab/vite.config.ts'),
  cacheDir: join(ROOT, '.cache/gate-vite'),
  logLevel: 'error',
  server: { hmr: false, watch: null },
})
await server.listen(0)
const browser = await launchChromium()
const measured: Measured[] = []
try {
  const address = server.resolvedUrls?.local[0] ?? ''
  for (const { folder, definition } of jobs) measured.push(await measure(address, folder, definition))
} finally {
  await browser.close()
  await server.close()
}
process.stdout.write(`${asRows(measured)}\n`)
const small = measured.filter(tooSmall)
process.stderr.write(`${small.length} of ${measured.length} games have something too small to tap\n`)
process.exitCode = small.length > 0 ? 1 : 0

/** Opens a game in the lab, and lays its largest board on each stage. */
async function measure(address: string, folder: string, definition: GameDefinition): Promise<Measured> {
  const context = await browser.newContext({ viewport: { width: 375, height: 667 }, hasTouch: true })
  const page = await context.newPage()
  try {
    await page.goto(`${address}?family=${folder}&slug=${definition.slug}`)
    await page.waitForFunction('globalThis.play?.state().phase === "playing"')
    if (definition.levels > 0) await page.evaluate(`globalThis.play.restart({ level: ${definition.levels} })`)
    const sizes: (number | undefined)[] = []
    for (const stage of STAGES) sizes.push(await sizeOn(page, stage))
    return { folder, slug: definition.slug, sizes }
  } catch {
    return { folder, slug: definition.slug, sizes: [] }
  } finally {
    await context.close()
  }
}

async function sizeOn(page: Page, { width, height }: (typeof STAGES)[number]) {
  await page.addStyleTag({
    content: `#stage { position: fixed; inset: 0 auto auto 0; width: ${width}px; height: ${height}px }`,
  })
  await page.waitForTimeout(SETTLE_MS)
  return page.evaluate<number | undefined>('globalThis.play.touchSize()')
}
