import { bonus, gain, hardness, type MicroRules, type Turn } from '#kit/game/micro/rules.ts'
import { pickIndex, pickOne, type Random } from '#kit/random/random.ts'
import { askNext, freshQuiz, numbersTo, slip, tapped, type Quiz } from './quiz.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed, and the light behind it. */
export const listing: Listing = { tags: ['puzzle', 'skill'], ground: ['#3b4fa0', '#0b1236'] }

export interface StonesState extends Quiz {
  side: number
  /** The path as indices of stones. */
  way: number[]
  walked: number
  /** Ticks for which a stone is lit. */
  beat: number
}

const ROOM = 312
export const stoneSize = (side: number) => ROOM / side
export function stonePlace(index: number, side: number) {
  const size = stoneSize(side)
  return {
    x: 200 + ((index % side) - (side - 1) / 2) * size,
    y: 220 + (Math.floor(index / side) - (side - 1) / 2) * size,
  }
}
const STEPS = [
  [0, -1],
  [1, 0],
  [-1, 0],
  [0, 1],
] as const
/** Dark ticks before the first light. */
const LEAD = 24
const TAIL = 14

/** Ticks since the lights began; negative before. */
export const litSince = ({ way, beat, look }: StonesState) => way.length * beat + TAIL - look

function across(side: number, length: number, random: Random): number[] {
  for (;;) {
    const way = [side * (side - 1) + pickIndex(side, random)]
    while (way.length < length) {
      const last = way.at(-1)!
      const open = STEPS.flatMap(([dx, dy]) => {
        const [x, y] = [(last % side) + dx, Math.floor(last / side) + dy]
        const next = y * side + x
        return x < 0 || y < 0 || x >= side || y >= side || way.includes(next) ? [] : [next]
      })
      if (open.length === 0) break
      way.push(pickOne(open, random))
    }
    if (way.length === length) return way
  }
}

function show(state: StonesState) {
  state.walked = 0
  state.look = state.way.length * state.beat + LEAD + TAIL
  state.left = state.full
}

function ask(state: StonesState, random: Random) {
  const { round } = state
  state.side = Math.min(6, 3 + Math.floor(round / 4))
  state.way = across(state.side, Math.min(14, 3 + Math.floor(round / 2)), random)
  state.beat = Math.round(34 - 18 * hardness(round, 12))
  state.full = 260
  show(state)
}

function walk(state: StonesState, turn: Turn, stone: number) {
  const at = stonePlace(stone, state.side)
  const index = state.way.indexOf(stone)
  if (index >= 0 && index < state.walked) return
  state.picked = stone
  if (index !== state.walked) {
    slip(state, turn, at)
    return
  }
  if (state.left > state.full * 0.8 && index > 0) bonus(state, turn, 1, { x: at.x, y: at.y - 34 })
  state.walked++
  state.left = state.full
  gain(state, turn, 1, at)
  turn.tell('step', at.x, at.y)
  if (state.walked < state.way.length) return
  state.good = true
  state.verdict = 44
  turn.tell('whole', at.x, at.y)
}

/** A path of stones lights up once: walk it from memory. */
export const rules: MicroRules<StonesState> = {
  inputs: numbersTo(36),
  hand: 'tap',
  sight: 8,
  start: (random) => askNext({ ...freshQuiz(), side: 3, way: [], walked: 0, beat: 30 }, random, ask),
  step(state, turn) {
    state.age++
    if (state.verdict > 0) {
      if (--state.verdict > 0) return
      if (state.good) askNext(state, turn.random, ask)
      else show(state)
      state.good = false
      return
    }
    if (state.look > 0) {
      state.look--
      const since = litSince(state)
      const lit = state.way[Math.floor(since / state.beat)]
      if (lit === undefined || since % state.beat !== 0) return
      const { x, y } = stonePlace(lit, state.side)
      turn.tell('light', x, y)
      return
    }
    const tap = tapped(state, turn)
    state.left--
    if (tap > 0 && tap <= state.side * state.side) walk(state, turn, tap - 1)
    else if (state.left <= 0) {
      state.left = state.full
      state.picked = -1
      slip(state, turn, stonePlace(state.way[state.walked]!, state.side))
    }
  },
  hints: ({ verdict, look, way, walked }) => (verdict > 0 || look > 0 ? [0] : [0, way[walked]! + 1]),
}
