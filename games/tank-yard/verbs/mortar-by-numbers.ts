import { bonus, gain, hardness, type Turn } from '#kit/game/micro/rules.ts'
import { pickIndex, type Random } from '#kit/random/random.ts'
import { lose, startYard, type Yard, type YardRules } from '../yard.ts'
import type { Listing } from '#kit/game/micro/listing.ts'
import { thing, type Thing } from '#kit/game/things/things.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = { input: ['tap', 'keys'], ground: ['#2f7fa8', '#06243f'] }

export interface Mortar extends Yard {
  /** What a shot has told: the cell in `a`, the number in `hp`, its age in `t`. */
  marks: Thing[]
  next: number
}

/** The bay is seven by seven cells; the input of a cell is its number plus one. */
export const SIDE = 7
export const CELL = 50
export const LEFT = 25
export const TOP = 36
export const RELOAD = 40
/** Ticks a submarine waits before it fires; it dives on to a cell beside it now and then. */
export const PATIENCE = 1500
const MOVES_EVERY = 420
export const MARK_TICKS = 1100

export const cellPlace = (cell: number) => ({
  x: LEFT + (cell % SIDE) * CELL + CELL / 2,
  y: TOP + Math.floor(cell / SIDE) * CELL + CELL / 2,
})

/** Steps of a king from one cell to another. */
export const stepsOf = (one: number, other: number) =>
  Math.max(
    Math.abs((one % SIDE) - (other % SIDE)),
    Math.abs(Math.floor(one / SIDE) - Math.floor(other / SIDE)),
  )

const CELLS = Array.from({ length: SIDE * SIDE }, (_, cell) => cell)

function emerge(state: Mortar, random: Random) {
  const free = CELLS.filter((cell) => state.foes.every(({ a }) => stepsOf(a, cell) > 1))
  const cell = free[pickIndex(free.length, random)] ?? 0
  state.foes.push(thing('sub', cellPlace(cell), { a: cell }))
}

/** Moves a submarine to a cell beside it; what was told before is then off by one at most. */
function dive(state: Mortar, sub: Thing, random: Random) {
  const beside = CELLS.filter((cell) => stepsOf(cell, sub.a) === 1 && state.foes.every(({ a }) => a !== cell))
  sub.a = beside[pickIndex(beside.length, random)] ?? sub.a
  Object.assign(sub, cellPlace(sub.a))
  // After a move old numbers are invalid.
  state.marks = state.marks.filter(({ t }) => t < MARK_TICKS / 3)
}

function shoot(state: Mortar, turn: Turn) {
  const cell = turn.input - 1
  state.cool = RELOAD
  const at = cellPlace(cell)
  turn.tell('shot', 200, 392)
  const hit = state.foes.find(({ a }) => a === cell)
  state.marks = state.marks.filter(({ a }) => a !== cell)
  if (hit) {
    hit.hp = 0
    turn.tell('blast', at.x, at.y)
    gain(state, turn, 3 + Math.max(0, 4 - Math.floor(hit.t / 240)), at)
    state.foes = state.foes.filter(({ hp }) => hp > 0)
    state.marks = []
    return
  }
  const nearest = Math.min(...state.foes.map(({ a }) => stepsOf(a, cell)))
  state.marks.push(thing('mark', at, { a: cell, hp: nearest }))
  turn.tell('splash', at.x, at.y)
}

/** Whether a cell can hold a submarine, as far as the marks tell. */
export const isPossible = ({ marks, foes }: Mortar, cell: number) =>
  marks.every(({ a, hp }) => (foes.length > 1 ? stepsOf(a, cell) >= hp : stepsOf(a, cell) === hp))

/** Hidden submarines, and shots that tell in numbers how far the nearest is. */
export const rules: YardRules<Mortar> = {
  inputs: [0, ...CELLS.map((cell) => cell + 1)],
  hand: 'tap',
  sight: 60,
  start(random) {
    const state: Mortar = { ...startYard(3), marks: [], next: 900 }
    emerge(state, random)
    return state
  },
  step(state, turn) {
    const hard = hardness(state.tick, 4200)
    state.cool = Math.max(0, state.cool - 1)
    if (turn.press && state.cool === 0 && state.foes.length > 0) shoot(state, turn)
    if (state.foes.length === 0 || (--state.next <= 0 && state.foes.length < 3)) {
      state.next = 1100 - 500 * hard
      emerge(state, turn.random)
      turn.tell('sonar', 200, 200)
    }
    for (const sub of state.foes) {
      sub.t++
      if (sub.t % MOVES_EVERY === 0) dive(state, sub, turn.random)
      if (sub.t < PATIENCE * (1 - 0.4 * hard)) continue
      sub.hp = 0
      turn.tell('torpedo', sub.x, sub.y)
      lose(state, turn, sub)
    }
    state.foes = state.foes.filter(({ hp }) => hp > 0)
    for (const mark of state.marks) mark.t++
    state.marks = state.marks.filter(({ t }) => t < MARK_TICKS)
    const wave = 1 + Math.floor(state.tick / 1800)
    if (wave === state.wave || state.over) return
    state.wave = wave
    bonus(state, turn, 3, { x: 200, y: 200 })
    turn.tell('wave', 200, 200)
  },
  hints(state) {
    if (state.cool > 0) return [0]
    const possible = CELLS.filter((cell) => isPossible(state, cell))
    return (possible.length > 0 ? possible : CELLS).map((cell) => cell + 1)
  },
  worth: (state) => state.lives * 200 - CELLS.filter((cell) => isPossible(state, cell)).length * 0.8,
}
