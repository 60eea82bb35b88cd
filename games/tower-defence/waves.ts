import { pickIndex } from '#kit/random/random.ts'
import type { Place } from './world.ts'

/** Coins per second that a wave is called early. */
const EARLY_COINS = 2
const WAVE_COINS = 14
/** Interest on savings per wave, and its maximum in coins. */
const INTEREST = 0.1
const MOST_INTEREST = 80
const CROWDED = 40
const MOST_TIMES = 9

type Pattern = readonly (readonly [kind: number, count: number, gap: number])[]

/** Foes of the waves, repeating; every fifth has a whale. */
const PATTERNS: readonly Pattern[] = [
  [[0, 7, 48]],
  [[3, 12, 24]],
  [
    [0, 6, 44],
    [1, 5, 32],
  ],
  [
    [2, 5, 66],
    [3, 6, 22],
  ],
  [
    [4, 1, 60],
    [0, 6, 38],
  ],
  [[1, 12, 26]],
  [
    [3, 18, 16],
    [2, 3, 60],
  ],
  [
    [0, 12, 26],
    [1, 5, 24],
  ],
  [
    [2, 8, 46],
    [1, 6, 26],
  ],
  [
    [4, 1, 60],
    [1, 8, 28],
    [3, 10, 16],
  ],
]

/** Health factor of a wave, from 1. */
export function toughness(growth: number, wave: number): number {
  let factor = 1
  for (let step = 1; step < wave; step++) factor *= growth
  return factor
}

/** The next kinds, for the preview. */
export const nextKinds = (wave: number): readonly number[] =>
  PATTERNS[wave % PATTERNS.length]!.map(([kind]) => kind)

/** The next wave waits until the last one is on the field; an endless game may stack them. */
export const mayCall = ({ world, rules }: Pick<Place, 'world' | 'rules'>) =>
  world.wave < rules.waves && (rules.isEndless ? world.coming.length < CROWDED : world.coming.length === 0)

export function callWave(place: Place) {
  const { world, rules, tell, board } = place
  if (!mayCall(place)) return
  if (world.rest > 0 && !rules.isBelt) world.coins += Math.floor(world.rest / 60) * EARLY_COINS
  if (world.wave > 0 && !rules.isBelt) world.coins += WAVE_COINS
  if (rules.isGrown) world.coins += Math.min(MOST_INTEREST, Math.floor(world.coins * INTEREST))
  if (rules.isEndless && world.wave > 0)
    world.times = world.rest > 0 && world.foes.length > 0 ? Math.min(MOST_TIMES, world.times + 1) : 1
  const pattern = PATTERNS[world.wave % PATTERNS.length]!
  let at = world.tick + 12
  for (const [kind, count, gap] of pattern) {
    const whole = kind === 4 ? 1 + Math.floor(world.wave / 10) : Math.max(2, Math.round(count * rules.crowd))
    for (let foe = 0; foe < whole; foe++) {
      world.coming.push([at, kind, pickIndex(board.starts.length, place.random)])
      at += gap
    }
  }
  world.wave++
  world.rest = rules.rest
  tell('wave', board.width / 2, board.height / 2, world.wave)
}
