import { bonus, freshBase, gain, hardness, type MicroRules, type Turn } from '#kit/game/micro/rules.ts'
import { pickIndex } from '#kit/random/random.ts'
import { numbersTo, slip, tapped, type Tries } from './tries.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = { genre: 'puzzle', input: ['tap', 'keys'], ground: ['#d08a4a', '#4a2030'] }

export interface Hole {
  kind: 'none' | 'crab' | 'turtle' | 'hit'
  /** Ticks since it came up, and how long it stays. */
  age: number
  stay: number
}
export interface CrabState extends Tries {
  holes: Hole[]
  next: number
}

export const holePlace = (index: number) => ({
  x: 80 + (index % 3) * 120,
  y: 110 + Math.floor(index / 3) * 105,
})
const QUICK = 26
const HIT_TICKS = 14

function rise(state: CrabState, turn: Turn) {
  const hard = hardness(state.tick, 2200)
  const free = state.holes.filter(({ kind }) => kind === 'none')
  const hole = free[pickIndex(free.length, turn.random)]
  state.next = 56 - 42 * hard
  if (!hole) return
  hole.kind = state.score > 3 && turn.random() < 0.16 + 0.12 * hard ? 'turtle' : 'crab'
  hole.age = 0
  hole.stay = Math.round(110 - 70 * hard)
  const index = state.holes.indexOf(hole)
  turn.tell('rise', holePlace(index).x, holePlace(index).y)
}

function strike(state: CrabState, turn: Turn, index: number) {
  const hole = state.holes[index]!
  const at = holePlace(index)
  if (hole.kind === 'crab') {
    if (hole.age < QUICK) bonus(state, turn, 1, { x: at.x, y: at.y - 40 })
    gain(state, turn, 1, at)
    Object.assign(hole, { kind: 'hit', age: 0, stay: HIT_TICKS })
  } else if (hole.kind === 'turtle') {
    slip(state, turn, at)
    hole.kind = 'none'
  } else turn.tell('thump', at.x, at.y)
}

/** Thump the crabs, spare the turtles. */
export const rules: MicroRules<CrabState> = {
  inputs: numbersTo(9),
  hand: 'tap',
  sight: 36,
  start: () => ({
    ...freshBase(),
    lamps: 3,
    holes: Array.from({ length: 9 }, () => ({ kind: 'none' as const, age: 0, stay: 0 })),
    next: 16,
  }),
  step(state, turn) {
    const tap = tapped(state, turn)
    if (tap) strike(state, turn, tap - 1)
    for (const [index, hole] of state.holes.entries()) {
      if (hole.kind === 'none' || ++hole.age < hole.stay) continue
      if (hole.kind === 'crab') slip(state, turn, holePlace(index))
      hole.kind = 'none'
    }
    if (--state.next <= 0) rise(state, turn)
  },
  hints: ({ holes }) => [0, ...holes.flatMap(({ kind }, index) => (kind === 'crab' ? [index + 1] : []))],
}
