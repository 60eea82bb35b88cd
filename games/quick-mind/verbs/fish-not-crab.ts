import { bonus, gain, hardness, type MicroRules } from '#kit/game/micro/rules.ts'
import { pickIndex, type Random } from '#kit/random/random.ts'
import { askNext, freshQuiz, numbersTo, slip, tapped, type Quiz } from './quiz.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed, and the light behind it. */
export const listing: Listing = { tags: ['puzzle', 'skill'], ground: ['#3fb0c0', '#0c3a4c'] }

export interface PoolsState extends Quiz {
  pool: number
  /** 0 a fish, 1 a crab, 2 a turtle. */
  kind: number
  /** Ticks until it comes up. */
  wait: number
}

export const POOLS = 6
export const poolPlace = (pool: number) => ({ x: 90 + (pool % 3) * 110, y: 156 + Math.floor(pool / 3) * 122 })

function ask(state: PoolsState, random: Random) {
  const { round } = state
  const last = state.pool
  state.pool = round === 1 ? 1 : (last + 1 + pickIndex(POOLS - 1, random)) % POOLS
  const chance = random()
  state.kind = chance < 0.68 || round < 3 ? 0 : chance < 0.88 || round < 12 ? 1 : 2
  state.look = round === 1 ? 0 : 16 + pickIndex(Math.round(46 - 26 * hardness(round, 20)), random)
  state.full = Math.round(96 - 52 * hardness(round, 22))
}

/** Tap the fish and nothing else: a test of inhibition. */
export const rules: MicroRules<PoolsState> = {
  inputs: numbersTo(POOLS),
  hand: 'tap',
  sight: 8,
  start: (random) => askNext({ ...freshQuiz(), pool: 0, kind: 0, wait: 0 }, random, ask),
  step(state, turn) {
    state.age++
    if (state.verdict > 0) {
      if (--state.verdict === 0) askNext(state, turn.random, ask)
      return
    }
    if (state.look > 0) {
      if (--state.look === 0) turn.tell('rise', poolPlace(state.pool).x, poolPlace(state.pool).y)
      return
    }
    const tap = tapped(state, turn)
    const at = poolPlace(state.pool)
    state.left--
    if (tap === 0 && state.left > 0) return
    state.picked = tap - 1
    const isRight = state.kind === 0 ? tap - 1 === state.pool : tap === 0
    if (!isRight) return slip(state, turn, tap > 0 ? poolPlace(tap - 1) : at)
    state.good = true
    state.verdict = state.kind === 0 ? 18 : 8
    if (state.kind > 0) return gain(state, turn, 1, at)
    if (state.left > state.full * 0.6) bonus(state, turn, 1, { x: at.x, y: at.y - 40 })
    gain(state, turn, 1, at)
  },
  hints: ({ verdict, look, kind, pool }) => (verdict > 0 || look > 0 || kind > 0 ? [0] : [0, pool + 1]),
}
