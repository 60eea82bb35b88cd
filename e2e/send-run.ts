import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Family } from '#kit/game/contract.ts'
import { packReplay } from '#kit/game/replay-text.ts'
import { seededRandom } from '#kit/random/random.ts'
import { at, signedIn } from './browser.ts'
import { readCatalogue } from './portal.ts'

const games = readCatalogue()
const GAMES = join(import.meta.dirname, '../games')
const MOST_INPUTS = 40_000

/** A run of the first level that the family's own bot plays to its end, sent as the page's player. */
export async function sendRun(page: Page, slug: string, seed = 5) {
  const { family: folder, gameId, version } = games.find((game) => game.slug === slug)!
  const { family } = (await import(join(GAMES, folder, 'family.ts'))) as { family: Family }
  const definition = family.definitions.find((one) => one.slug === slug)!
  const level = 1
  const sim = family.create(definition, seed, level)
  const random = seededRandom(seed)
  const inputs: unknown[] = []
  while (sim.status === 'playing' && inputs.length < MOST_INPUTS) {
    const input = family.bot(sim, random, 2) ?? sim.legal()[0]
    inputs.push(input)
    sim.apply(input)
  }
  const replay = await packReplay({ seed, level, inputs })
  await call(page, 'game/score/send', { gameId, score: sim.score, ver: version, replay })
}

async function call(page: Page, wire: string, params: object): Promise<void> {
  const { tokenStr } = await signedIn(page)
  const answer = await fetch(at(`/api/${wire}`), {
    method: 'POST',
    headers: { 'content-type': 'application/json; charset=utf-8', authorization: `Bearer ${tokenStr}` },
    body: JSON.stringify({ id: 1, params, head: {} }),
  })
  expect(await answer.json()).toMatchObject({ error: null })
}
