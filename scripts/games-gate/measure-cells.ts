import type { Browser, Page } from 'playwright-core'
import type { GameDefinition } from '#kit/game/contract.ts'
import { STAGES, type Measured } from './cells.ts'
import { withLab } from './lab.ts'
import { isBroken, loadFamily } from './load-families.ts'

/** A layout is stable when its targets have kept their size for this many frames. */
const STILL_FRAMES = 15

export interface CellJob {
  readonly folder: string
  readonly definition: GameDefinition
}

/** The games to measure: the first and last of each family, which share its view, and all that are wanted. */
export async function cellJobs(
  folders: readonly string[],
  isWanted: (slug: string) => boolean,
): Promise<readonly CellJob[]> {
  const loaded = await Promise.all(folders.map(loadFamily))
  return loaded.flatMap((one) => {
    if (isBroken(one) || one.family.realtime) return []
    const { definitions } = one.family
    const ends = [definitions[0], definitions.at(-1)]
    return definitions
      .filter((definition) => ends.includes(definition) || isWanted(definition.slug))
      .map((definition) => ({ folder: one.folder, definition }))
  })
}

/** Opens games in the lab one after the other, and lays out the largest board of each on the stages of two phones. */
export const measureCells = (jobs: readonly CellJob[]): Promise<readonly Measured[]> =>
  withLab(async (browser, address) => {
    const measured: Measured[] = []
    for (const job of jobs) measured.push(await measure(browser, address, job))
    return measured
  })

async function measure(
  browser: Browser,
  address: string,
  { folder, definition }: CellJob,
): Promise<Measured> {
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
  return page.evaluate<number | undefined>(`new Promise((resolve) => {
    let [last, still] = [NaN, 0]
    const look = () => {
      const size = globalThis.play.touchSize()
      still = size === last ? still + 1 : 0
      last = size
      if (still === ${STILL_FRAMES}) resolve(size)
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })`)
}
