import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CatalogueEntry } from '#modules/catalog/model.ts'
import { median, type Figure } from './figure.ts'
import { withBrowser } from './portal.ts'
import { openGame } from './slow-phone.ts'

const MEDIAN_MS = 1500
const SLOWEST_MS = 2500
const MOST_BYTES = 60_000
const RUNS = 3

const catalogue = () =>
  JSON.parse(readFileSync(join(import.meta.dirname, '../dist/catalogue.json'), 'utf8')) as CatalogueEntry[]

/** One game of every family on a slow phone: time until it is playable, and its bytes including page and kit. */
export const run = (): Promise<readonly Figure[]> =>
  withBrowser(async (url, browser) => {
    const ofFamily = new Map(catalogue().map((game) => [game.family, game.slug]))
    const games = []
    for (const [family, slug] of ofFamily) {
      const turns = []
      for (let turn = 0; turn < RUNS; turn++) turns.push(await openGame(browser, `${url}/g/${slug}`))
      games.push({
        family,
        ready: median(turns.map(({ ready }) => ready)),
        bytes: Math.max(...turns.map(({ bytes }) => bytes)),
      })
    }
    const slowest = games.reduce((one, other) => (other.ready > one.ready ? other : one))
    const heaviest = games.reduce((one, other) => (other.bytes > one.bytes ? other : one))
    const middle = Math.round(median(games.map(({ ready }) => ready)))
    const figure = (name: string, value: number, unit: string, target: number): Figure => ({
      name,
      value: Math.round(value),
      unit,
      against: `target ${target} ${unit}`,
      ratio: Math.round((value / target) * 100) / 100,
    })
    return [
      figure(`median of ${games.length} families stands`, middle, 'ms', MEDIAN_MS),
      figure(`slowest stands: ${slowest.family}`, slowest.ready, 'ms', SLOWEST_MS),
      figure(`most bytes before it stands: ${heaviest.family}`, heaviest.bytes, 'bytes', MOST_BYTES),
    ]
  })
