import {
  between,
  bonus,
  BUTTON,
  end,
  freshBase,
  gain,
  hardness,
  type Base,
  type MicroRules,
  type Turn,
} from '#kit/game/micro/rules.ts'
import type { Random } from '#kit/random/random.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = { genre: 'puzzle', input: ['tap', 'keys'], ground: ['#5f9a5a', '#1a3830'] }

/** The run does not end at the first mistake. */
export const hasTries = true

interface Stalk {
  high: number
  pace: number
}
export interface CutState extends Base {
  stalks: Stalk[]
  lamps: number
  /** Ticks since the blade last flew. */
  since: number
  cuts: number
}

/** Heights of the blade and of the end of the tender part, and where a stalk falls over. */
export const BLADE = 0.56
export const TENDER = 0.84
const REST = 14
const PAYS = [0, 1, 3, 6, 10] as const
const EXACT = 0.03

function sprout(random: Random, hard: number): Stalk {
  return { high: between(-0.12, 0.12, random), pace: between(0.0032, 0.0052, random) * (1 + 1.1 * hard) }
}

function lose(state: CutState, turn: Turn, index: number) {
  state.combo = 0
  state.lamps--
  const at = { x: xOf(index), y: 200 }
  turn.tell('spoil', at.x, at.y)
  if (state.lamps <= 0) end(state, turn, at)
}

/** Where a stalk stands. */
export const xOf = (index: number) => 98 + index * 68

function cut(state: CutState, turn: Turn) {
  turn.tell('swish', 200, 200)
  state.since = 0
  const hard = hardness(++state.cuts, 26)
  const tender = state.stalks.filter(({ high }) => high > BLADE && high < TENDER).length
  const near = state.stalks.some(({ high }) => high < TENDER && high > TENDER - EXACT)
  const tall = state.stalks.some(({ high }) => high > BLADE)
  if (tender > 0) {
    gain(state, turn, PAYS[tender]!, { x: 200, y: 150 })
    if (near) bonus(state, turn, 1, { x: 200, y: 116 })
  } else if (!tall) lose(state, turn, 1)
  if (state.stalks.some(({ high }) => high >= TENDER)) state.combo = 0
  state.stalks = state.stalks.map((stalk) => (stalk.high > BLADE ? sprout(turn.random, hard) : stalk))
}

/** One stroke cuts all that is tall enough: the more tender stalks at once, the better. */
export const rules: MicroRules<CutState> = {
  inputs: BUTTON,
  hand: 'tap',
  sight: 120,
  start: (random) => ({
    ...freshBase(),
    stalks: Array.from({ length: 4 }, () => sprout(random, 0)),
    lamps: 3,
    since: 99,
    cuts: 0,
  }),
  step(state, turn) {
    state.since++
    for (const [index, stalk] of state.stalks.entries()) {
      stalk.high += stalk.pace
      if (stalk.high < 1) continue
      lose(state, turn, index)
      state.stalks[index] = sprout(turn.random, hardness(state.cuts, 26))
    }
    if (turn.press && state.since > REST && !state.over) cut(state, turn)
  },
}
