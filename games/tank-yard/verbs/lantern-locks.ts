import { bonus, gain, hardness, type Turn } from '#kit/game/micro/rules.ts'
import { pickIndex } from '#kit/random/random.ts'
import { lose, startYard, type Yard, type YardRules } from '../yard.ts'
import type { Listing } from '#kit/game/micro/listing.ts'
import { placeInput, placeOf, PLACES } from '#kit/game/micro/places.ts'
import { angleTo, along, fly, meets, thing, type Thing } from '#kit/game/things/things.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = { input: ['hold', 'keys'], ground: ['#5a4a9a', '#140f3a'] }

export interface Locks extends Yard {
  /** Where the finger is, and ticks until the next guests come. */
  x: number
  y: number
  next: number
  /** How many are locked. */
  locked: number
}

export const MOST_LOCKS = 6
export const SHORE = 356
const REACH = 26
const SPEEDS: Readonly<Record<string, number>> = { moth: 0.7, bat: 1.25, owl: 0.5 }
const POINTS: Readonly<Record<string, number>> = { moth: 1, bat: 2, owl: 3, seed: 1 }

/** Guests come in rows of their own kind, each row on its own curve. */
function invite(state: Locks, turn: Turn) {
  if (--state.next > 0) return
  const hard = hardness(state.tick, 3600)
  state.next = 170 - 90 * hard
  const roll = turn.random()
  const kind = roll < 0.5 ? 'moth' : roll < 0.82 ? 'bat' : 'owl'
  const count = kind === 'owl' ? 1 + Math.round(hard) : 3 + pickIndex(2 + Math.round(2 * hard), turn.random)
  const [first, phase] = [50 + turn.random() * 160, turn.random() * 6]
  for (let one = 0; one < count; one++)
    state.foes.push(
      thing(
        kind,
        { x: first + one * 40, y: -24 - one * 14 },
        { hp: 1, r: kind === 'owl' ? 18 : 13, vy: SPEEDS[kind]! * (1 + 0.6 * hard), vx: phase },
      ),
    )
}

function drift(state: Locks, turn: Turn) {
  for (const foe of state.foes) {
    foe.t++
    // Triangle waves are exact on every machine.
    const sway = Math.abs(((foe.t * 0.9 + foe.vx * 30) % 160) - 80) - 40
    if (foe.kind !== 'seed') foe.x = Math.max(16, Math.min(384, foe.x + sway * 0.03))
    foe.y += foe.vy
    if (foe.kind === 'owl' && foe.t % 150 === 60)
      state.darts.push(thing('seed', foe, { ...along(angleTo(foe, { x: 200, y: 390 }), 1.3), r: 9 }))
  }
  fly(state.darts)
  for (const list of [state.foes, state.darts])
    for (const one of list)
      if (one.y > SHORE) {
        one.hp = 0
        lose(state, turn, { x: one.x, y: SHORE })
      }
}

/** Passing locks a target; releasing sends a light to each. */
function aim(state: Locks, turn: Turn) {
  const all = [...state.foes, ...state.darts]
  if (turn.held) {
    const at = placeOf(turn.input)
    state.x = at.x
    state.y = at.y
    for (const one of all) {
      if (one.a > 0 || state.locked >= MOST_LOCKS || !meets(at, REACH, one, one.r)) continue
      one.a = ++state.locked
      turn.tell('lock', one.x, one.y)
    }
  }
  if (!turn.release) return
  const row = all.filter(({ a }) => a > 0).toSorted((one, other) => one.a - other.a)
  for (const [index, one] of row.entries()) {
    one.hp = 0
    gain(state, turn, POINTS[one.kind]! + Math.floor(index / 2), one)
  }
  if (row.length >= MOST_LOCKS) bonus(state, turn, 4, { x: 200, y: 200 })
  if (row.length > 0) turn.tell('volley', 200, SHORE)
  state.locked = 0
}

const alive = ({ hp }: Thing) => hp > 0

/** Sweep to lock up to six, let go to fire at all: whoever dares to wait is paid more for each. */
export const rules: YardRules<Locks> = {
  inputs: PLACES,
  hand: 'aim',
  sight: 60,
  start: () => ({ ...startYard(4), x: 200, y: 260, next: 4, locked: 0 }),
  step(state, turn) {
    invite(state, turn)
    drift(state, turn)
    aim(state, turn)
    state.foes = state.foes.filter(alive)
    state.darts = state.darts.filter(alive)
    const held = [...state.foes, ...state.darts].filter(({ a }) => a > 0).length
    if (held < state.locked) state.locked = held
    const wave = 1 + Math.floor(state.tick / 1500)
    if (wave === state.wave || state.over) return
    state.wave = wave
    turn.tell('wave', 200, 200)
  },
  hints: ({ foes, darts }) => [
    0,
    ...[...foes, ...darts].filter(({ a, y }) => a === 0 && y > 0).map(placeInput),
  ],
  worth: ({ lives, locked, foes }) =>
    lives * 260 + locked * 7 - foes.reduce((sum, { y }) => sum + Math.max(0, y) * 0.1, 0),
}
