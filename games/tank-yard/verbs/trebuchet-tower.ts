import { between, BUTTON, bonus, gain, hardness, type Turn } from '#kit/game/micro/rules.ts'
import { exactCos, exactSin } from '#kit/game/exact-math.ts'
import { lose, startYard, type Yard, type YardRules } from '../yard.ts'
import type { Listing } from '#kit/game/micro/listing.ts'
import { fly, thing, type Place } from '#kit/game/things/things.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = { input: ['tap', 'keys'], ground: ['#c8785a', '#2c1848'] }

export interface Trebuchet extends Yard {
  /** The arm's angle; it swings through a half turn. */
  arm: number
  /** Ticks until the arm is loaded again; the arm swings while 0. */
  load: number
  next: number
}

export const PIVOT: Place = { x: 62, y: 262 }
export const ARM = 54
export const SEA = 352
const GRAVITY = 0.16
const SPEED = 8.2
const LOAD = 30
const KINDS: Readonly<
  Record<
    string,
    { readonly half: number; readonly speed: number; readonly points: number; readonly hp: number }
  >
> = {
  raft: { half: 17, speed: 0.42, points: 1, hp: 1 },
  canoe: { half: 14, speed: 0.85, points: 3, hp: 1 },
  junk: { half: 28, speed: 0.3, points: 5, hp: 2 },
}
export const halfOf = (kind: string) => KINDS[kind]!.half
const ASHORE = 118

export const tipOf = ({ arm }: Trebuchet): Place => ({
  x: PIVOT.x + exactCos(arm) * ARM,
  y: PIVOT.y + exactSin(arm) * ARM,
})

function sail(state: Trebuchet, turn: Turn) {
  const hard = hardness(state.tick, 3200)
  if (--state.next <= 0) {
    state.next = between(0.75, 1.25, turn.random) * (180 - 110 * hard)
    const roll = turn.random()
    const kind = state.tick > 1500 && roll < 0.2 ? 'junk' : state.tick > 600 && roll < 0.5 ? 'canoe' : 'raft'
    const { speed, hp } = KINDS[kind]!
    state.foes.push(thing(kind, { x: 440, y: SEA }, { vx: -speed * (1 + 0.7 * hard), hp }))
  }
  fly(state.foes)
  state.foes = state.foes.filter((ship) => {
    if (ship.x > ASHORE) return true
    lose(state, turn, ship)
    return false
  })
}

function land(state: Trebuchet, turn: Turn) {
  fly(state.shots, GRAVITY)
  state.shots = state.shots.filter((stone) => {
    if (stone.y < SEA - 10) return stone.x < 560
    const ship = state.foes.find((one) => Math.abs(one.x - stone.x) < halfOf(one.kind) + 8)
    if (!ship) {
      state.combo = 0
      turn.tell('splash', stone.x, SEA)
      return false
    }
    if (--ship.hp > 0) turn.tell('dent', ship.x, SEA)
    else {
      gain(state, turn, KINDS[ship.kind]!.points, ship)
      if (Math.abs(ship.x - stone.x) < 6) bonus(state, turn, 2, { x: ship.x, y: SEA - 40 })
      state.foes = state.foes.filter((one) => one !== ship)
    }
    return false
  })
}

/** The arm swings; let go at the right moment and the stone flies where it pointed. */
export const rules: YardRules<Trebuchet> = {
  inputs: BUTTON,
  hand: 'tap',
  sight: 150,
  start: () => ({ ...startYard(4), arm: -Math.PI / 2, load: 0, next: 5 }),
  step(state, turn) {
    if (state.load > 0) state.load--
    // From far behind to nearly level: the middle throws farthest.
    state.arm = -2.42 + 0.92 * exactSin(state.tick / 27)
    if (turn.press && state.load === 0) {
      state.load = LOAD
      const { x, y } = tipOf(state)
      // The stone leaves at a right angle to the arm.
      state.shots.push(
        thing('stone', { x, y }, { vx: -exactSin(state.arm) * SPEED, vy: exactCos(state.arm) * SPEED, r: 9 }),
      )
      turn.tell('shot', x, y)
    }
    sail(state, turn)
    land(state, turn)
    const wave = 1 + Math.floor(state.tick / 1500)
    if (wave === state.wave || state.over) return
    state.wave = wave
    turn.tell('wave', 200, 100)
  },
  worth: ({ lives, foes }) =>
    lives * 260 - foes.reduce((sum, { x, hp }) => sum + (440 - x) * 0.05 + hp * 8, 0),
}
