import { bonus, clamp, type Turn } from '#kit/game/micro/rules.ts'
import { columnX, COLUMNS } from '#kit/game/micro/columns.ts'
import { pickOne } from '#kit/random/random.ts'
import {
  DOWN,
  ease,
  exchange,
  glide,
  hurt,
  inField,
  startRanks,
  thing,
  type RankRules,
  type Ranks,
} from '../ranks.ts'
import type { Listing } from '#kit/game/micro/listing.ts'
import { numbersTo } from '#kit/game/micro/places.ts'
import { fly, meets } from '#kit/game/things/things.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = {
  slug: 'between-two-fleets',
  input: ['drag', 'hold', 'keys'],
  ground: ['#1f8a8a', '#063038'],
}

export interface Tides extends Ranks {
  /** Where the boat shoots: -1 up, 1 down. */
  aim: number
  /** Where the two fleets go: 1 to the right. */
  march: number
  /** Ticks until the next step of the march. */
  step: number
}

const POINTS: Readonly<Record<string, number>> = { crab: 1, ray: 2 }

function muster(state: Tides) {
  const rows = Math.min(3, 1 + Math.ceil(state.wave / 2))
  state.march = 1
  for (const side of [-1, 1])
    for (let row = 0; row < rows; row++)
      for (let column = 0; column < 6; column++)
        state.foes.push(
          thing(
            row === 0 ? 'ray' : 'crab',
            { x: 70 + column * 40, y: 200 + side * (185 - row * 32) },
            { a: side, r: 13, t: row * 5 },
          ),
        )
}

/** Both fleets step together and approach at every edge, faster the fewer they are. */
function advance(state: Tides, turn: Turn) {
  if (--state.step > 0) return
  state.step = Math.max(4, Math.round(state.foes.length * 0.9) + 6 - state.wave)
  const isAtEdge = state.foes.some(({ x }) => (state.march > 0 ? x > 374 : x < 26))
  if (isAtEdge) state.march = -state.march
  for (const foe of state.foes) {
    if (isAtEdge) foe.y -= foe.a * 13
    else foe.x += state.march * 9
    foe.t++
  }
  turn.tell('step', 200, 200)
}

function answer(state: Tides, turn: Turn) {
  if (state.tick % Math.max(24, 64 - state.wave * 5) !== 0 || state.foes.length === 0) return
  const one = pickOne(state.foes, turn.random)
  state.darts.push(thing('dart', one, { vy: -one.a * (2 + state.wave * 0.08), r: 6 }))
}

/** A boat between two fleets: it shoots to the side where the finger is. */
export const rules: RankRules<Tides> = {
  inputs: numbersTo(COLUMNS * 2),
  hand: 'hold',
  sight: 60,
  start: () => {
    const state: Tides = { ...startRanks(200, 200), aim: -1, march: 1, step: 20 }
    muster(state)
    return state
  },
  step(state, turn) {
    state.safe = Math.max(0, state.safe - 1)
    if (turn.held) {
      state.aim = turn.input > DOWN ? 1 : -1
      const column = turn.input > DOWN ? turn.input - DOWN : turn.input
      state.x = glide(state.x, clamp(columnX(column), 16, 384), 4.6)
    }
    if (--state.cool <= 0) {
      state.cool = 16
      state.shots.push(thing('shot', { x: state.x, y: 200 + state.aim * 16 }, { vy: state.aim * 7, r: 5 }))
      turn.tell('shot', state.x, 200 + state.aim * 16)
    }
    advance(state, turn)
    answer(state, turn)
    fly(state.shots)
    fly(state.darts)
    exchange(state, turn, ({ kind }) => POINTS[kind]!)
    state.shots = inField(state.shots)
    state.darts = inField(state.darts)
    const struck = state.darts.find((dart) => meets(dart, dart.r, state, 12))
    if (struck) {
      state.darts = state.darts.filter((dart) => dart !== struck)
      hurt(state, turn)
    }
    if (state.foes.some(({ y }) => Math.abs(y - 200) < 30)) {
      // Rows that reached the boat are removed, at the cost of a life.
      state.foes = state.foes.filter(({ y }) => Math.abs(y - 200) >= 60)
      state.safe = 0
      hurt(state, turn)
    }
    if (state.foes.length > 0 || state.over) return
    state.wave++
    bonus(state, turn, 8, { x: 200, y: 120 })
    turn.tell('wave', 200, 120)
    muster(state)
  },
  hints: ({ foes }) => [
    0,
    3,
    38,
    ...foes.slice(0, 12).map(({ x, a }) => (a > 0 ? DOWN : 0) + clamp(1 + Math.round(x / 10), 1, COLUMNS)),
  ],
  worth(state) {
    let value = ease(state)
    for (const foe of state.foes) value -= Math.max(0, 140 - Math.abs(foe.y - 200)) * 0.2
    return value
  },
}
