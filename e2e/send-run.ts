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
  /** Sends the shortest of several runs whose score is above this. */
  readonly above?: number
}

/** Numbers of careful inputs to try for a score above a given one. */
const TRIES = [1, 60, 120, 240, 400, 800, 1600]

/** Plays a run with the family's bot to its end, and sends it as the page's player. */
export async function sendRun(page: Page, slug: string, wishes: RunWishes = {}) {
  const { family: folder, gameId, version } = games.find((game) => game.slug === slug)!
  const { family } = (await import(join(GAMES, folder, 'family.ts'))) as { family: Family }
  const { level = 1, day, above } = wishes
  const { list } = (await ask(page, 'game/run/start', { gameId })) as unknown as Dealt
  const runs = (above === undefined ? list.slice(0, 1) : list).flatMap(({ runKey, seed: own }) => {
    const seed = day === undefined ? own : dailySeed(day, slug)
    const tries = above === undefined ? [wishes.carefulFor] : TRIES
    return tries.map((carefulFor = Infinity) => ({
      runKey,
      seed,
      ...playRun(family, slug, { ...wishes, seed, own, level, carefulFor }),
    }))
  })
  const [run] = runs
    .filter(({ score }) => score > (above ?? -Infinity))
    .toSorted((one, other) => one.inputs.length - other.inputs.length)
  const { runKey, seed, score, inputs } = run!
  await ask(page, 'game/run/start', { gameId, runKey })
  // The server refuses runs that were played faster than anybody can.
  await pause(timeOf(inputs.length, family.realtime))
  const replay = await packReplay({ seed, level, inputs })
  const proof = { gameId, runKey, score, ver: version, replay }
  await ask(page, 'game/score/send', day === undefined ? proof : { ...proof, day })
}

interface Wishes extends RunWishes {
  readonly carefulFor: number
  readonly level: number
  readonly seed: number
  /** Seed of the player's own choices. */
  readonly own: number
}

/** A run of the bot to its end. */
function playRun(family: Family, slug: string, { carefulFor, skill = 2, level, seed, own }: Wishes) {
  const definition = family.definitions.find((one) => one.slug === slug)!
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
  return { score: sim.score, inputs }
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
