import { randomInt } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import type { Family } from '#kit/game/contract.ts'
import { packReplay } from '#kit/game/replay-text.ts'
import { pickOne, seededRandom } from '#kit/random/random.ts'
import type { Instant } from '#kit/time/time.ts'
import { mostInputs } from '#modules/scores/rules/pace.ts'
import { dailySeed } from '#modules/scores/rules/periods.ts'
import { ask } from './calls.ts'
import { readCatalogue } from './portal.ts'

const games = readCatalogue()
const GAMES = join(import.meta.dirname, '../games')
const MOST_INPUTS = 40_000

export interface RunWishes {
  /** After this many inputs of the bot, plays any legal input, so that the run ends soon. */
  readonly carefulFor?: number
  /** Skill of the bot, 0 to 2. */
  readonly skill?: 0 | 1 | 2
  /** The level; the first by default. */
  readonly level?: number
  /** The day whose challenge is played. */
  readonly day?: string
}

/** Plays a run with the family's bot to its end, and sends it as the page's player. */
export async function sendRun(
  page: Page,
  slug: string,
  { carefulFor = Infinity, skill = 2, level = 1, day }: RunWishes = {},
) {
  const { family: folder, gameId, version } = games.find((game) => game.slug === slug)!
  const { family } = (await import(join(GAMES, folder, 'family.ts'))) as { family: Family }
  const definition = family.definitions.find((one) => one.slug === slug)!
  const { list } = (await ask(page, 'game/run/start', { gameId })) as unknown as Dealt
  const { runKey, seed: own } = list[0]!
  const seed = day === undefined ? own : dailySeed(day, slug)
  await ask(page, 'game/run/start', { gameId, runKey })
  const sim = family.create(definition, seed, level)
  const random = seededRandom(own)
  const inputs: unknown[] = []
  const play = (input: unknown) => {
    inputs.push(input)
    sim.apply(input)
  }
  // Two players never start at the same tick: a run that equals another's to the tick counts as copied.
  if (family.realtime) for (let ticks = randomInt(1, 90); ticks > 0; ticks--) play(sim.legal()[0])
  while (sim.status === 'playing' && inputs.length < MOST_INPUTS)
    if (inputs.length < carefulFor) play(family.bot(sim, random, skill) ?? sim.legal()[0])
    else play(family.realtime ? sim.legal()[0] : pickOne(sim.legal(), random))
  // The server refuses runs that were played faster than anybody can.
  await pause(timeOf(inputs.length, family.realtime))
  const replay = await packReplay({ seed, level, inputs })
  const proof = { gameId, runKey, score: sim.score, ver: version, replay }
  await ask(page, 'game/score/send', day === undefined ? proof : { ...proof, day })
}

/** Waits until the server has dealt seeds to this browser; its first run of all uses a random one. */
export const untilDealt = (page: Page) =>
  page.waitForFunction(() => (localStorage.getItem('dealt-runs') ?? '[]') !== '[]')

interface Dealt {
  readonly list: readonly { readonly runKey: string; readonly seed: number }[]
}

/** Milliseconds after which this many inputs are plausible. */
function timeOf(inputs: number, isRealtime: boolean): number {
  const begun = 0 as Instant
  let seconds = 0
  while (mostInputs(begun, (seconds * 1000) as Instant, isRealtime) < inputs) seconds++
  return seconds * 1000
}
