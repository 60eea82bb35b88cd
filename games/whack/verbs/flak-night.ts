import {
  between,
  bonus,
  distance,
  freshBase,
  gain,
  hardness,
  type MicroRules,
  type Turn,
} from '#kit/game/micro/rules.ts'
import { pickIndex } from '#kit/random/random.ts'
import { numbersTo, slip, tapped, type Tries } from './tries.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = { genre: 'shooter', input: ['tap', 'keys'], ground: ['#6a3f9a', '#180a30'] }

export interface Ember {
  x: number
  y: number
  vx: number
  vy: number
}
export interface Burst {
  x: number
  y: number
  /** Negative while the shell is on its way. */
  age: number
  from: number
  hits: number
}
export interface FlakState extends Tries {
  embers: Ember[]
  bursts: Burst[]
  next: number
  ready: number
  fallen: number
}

const COLUMNS = 14
const ROWS = 10
const STEP = 30
export const skyPlace = (index: number) => ({
  x: 5 + (index % COLUMNS) * STEP,
  y: 34 + Math.floor(index / COLUMNS) * STEP,
})
export const SKY_SPOTS = COLUMNS * ROWS
export const HUTS = [80, 200, 320] as const
export const SHORE = 338
export const BLAST = 44
const GROWS = 14
const LASTS = 40
const SHELL_SPEED = 15
const COOLING = 16

/** How wide a burst is now. */
export const blastOf = ({ age }: Burst) =>
  age < 0
    ? 0
    : age < GROWS
      ? BLAST * (age / GROWS)
      : age < LASTS - GROWS
        ? BLAST
        : BLAST * ((LASTS - age) / GROWS)

function fall(state: FlakState, turn: Turn) {
  const hard = hardness(state.fallen, 40)
  const x = between(20, 380, turn.random)
  const goal = HUTS[pickIndex(HUTS.length, turn.random)]! + between(-16, 16, turn.random)
  const speed = between(0.7, 1, turn.random) + 1.1 * hard
  const far = distance(x, -20, goal, SHORE)
  state.embers.push({ x, y: -20, vx: ((goal - x) / far) * speed, vy: ((SHORE + 20) / far) * speed })
  state.fallen++
  // Every seventh comes with two more: a shower.
  state.next = state.fallen % 9 < 2 ? 14 : 92 - 58 * hard
}

function shoot(state: FlakState, turn: Turn, index: number) {
  if (state.ready > 0) return turn.tell('cool', 200, 360)
  const at = skyPlace(index)
  const from = HUTS.reduce((best, x) => (Math.abs(x - at.x) < Math.abs(best - at.x) ? x : best))
  const way = Math.round(distance(from, SHORE, at.x, at.y) / SHELL_SPEED)
  state.bursts.push({ ...at, age: -way, from, hits: 0 })
  state.ready = COOLING
  turn.tell('fire', from, SHORE)
}

function burn(state: FlakState, turn: Turn) {
  for (const burst of state.bursts) {
    if (++burst.age === 0) turn.tell('blast', burst.x, burst.y)
    const reach = blastOf(burst)
    for (const ember of state.embers.filter(({ x, y }) => distance(x, y, burst.x, burst.y) < reach + 5)) {
      burst.hits++
      gain(state, turn, 1, ember)
      if (burst.hits > 1) bonus(state, turn, burst.hits - 1, { x: ember.x, y: ember.y - 30 })
      state.embers = state.embers.filter((other) => other !== ember)
    }
  }
  state.bursts = state.bursts.filter(({ age }) => age < LASTS)
}

/** Embers fall from the volcano; shells need time to climb, and a burst hangs in the sky for a moment. */
export const rules: MicroRules<FlakState> = {
  inputs: numbersTo(SKY_SPOTS),
  hand: 'tap',
  sight: 80,
  start: () => ({ ...freshBase(), lamps: 3, embers: [], bursts: [], next: 10, ready: 0, fallen: 0 }),
  step(state, turn) {
    if (state.ready > 0) state.ready--
    const tap = tapped(state, turn)
    if (tap > 0) shoot(state, turn, tap - 1)
    for (const ember of state.embers) {
      ember.x += ember.vx
      ember.y += ember.vy
    }
    burn(state, turn)
    for (const ember of state.embers.filter(({ y }) => y >= SHORE))
      slip(state, turn, { x: ember.x, y: SHORE })
    state.embers = state.embers.filter(({ y }) => y < SHORE)
    if (--state.next <= 0) fall(state, turn)
  },
  hints: ({ embers }) => [
    0,
    ...embers.flatMap(({ x, y, vx, vy }) =>
      [24, 44].flatMap((wait) => {
        const [column, row] = [
          Math.round((x + vx * wait - 5) / STEP),
          Math.round((y + vy * wait - 34) / STEP),
        ]
        return column >= 0 && column < COLUMNS && row >= 0 && row < ROWS ? [1 + column + row * COLUMNS] : []
      }),
    ),
  ],
}
