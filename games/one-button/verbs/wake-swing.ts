import { exactSin } from '#kit/game/exact-math.ts'
import {
  between,
  bonus,
  BUTTON,
  clamp,
  end,
  freshBase,
  gain,
  hardness,
  type Base,
  type MicroRules,
} from '#kit/game/micro/rules.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = { genre: 'racing', input: ['hold', 'keys'], ground: ['#2fa0d0', '#0a3868'] }

export interface Afloat {
  x: number
  y: number
  kind: 'rock' | 'buoy' | 'pearl'
  done: boolean
}
export interface WakeState extends Base {
  /** Where the rope points, and how it swings. */
  swing: number
  turn: number
  speed: number
  things: Afloat[]
  next: number
  way: number
}

export const BOAT_Y = 90
export const ROPE = 200
const WIDEST = 1.12

export const riderX = ({ swing }: WakeState) => 200 + ROPE * 0.86 * exactSin(swing)
export const RIDER_Y = 300

/** Hold to lean out and swing wide, let go and the rope brings you back: pearls yes, rocks no, buoys from outside. */
export const rules: MicroRules<WakeState> = {
  inputs: BUTTON,
  hand: 'hold',
  sight: 100,
  start: () => ({
    ...freshBase(),
    swing: 0.15,
    turn: 0.012,
    speed: 3,
    things: [{ x: 290, y: -60, kind: 'pearl', done: false }],
    next: 120,
    way: 0,
  }),
  step(state, turn) {
    const hard = hardness(state.tick, 2600)
    state.speed = 3 + 2.4 * hard
    state.way += state.speed
    if (turn.press) turn.tell('lean', riderX(state), RIDER_Y)
    const side = state.turn === 0 ? Math.sign(state.swing) || 1 : Math.sign(state.turn)
    state.turn += -0.0016 * state.swing + (turn.held ? side * 0.0013 : 0)
    state.turn *= turn.held ? 0.995 : 0.985
    state.swing += state.turn
    if (Math.abs(state.swing) > WIDEST) {
      state.swing = clamp(state.swing, -WIDEST, WIDEST)
      state.turn = 0
    }
    const x = riderX(state)
    for (const thing of state.things) {
      thing.y += state.speed
      const near = Math.abs(thing.y - RIDER_Y)
      const aside = Math.abs(thing.x - x)
      if (thing.done || near > 24) continue
      if (thing.kind === 'rock' && aside < 34) {
        end(state, turn, { x, y: RIDER_Y })
        return
      }
      if (thing.kind === 'pearl' && aside < 32) {
        thing.done = true
        gain(state, turn, 1, { x, y: RIDER_Y })
      }
      // A buoy counts when passed on its outer side.
      if (thing.kind === 'buoy' && near < state.speed && Math.abs(x - 200) > Math.abs(thing.x - 200)) {
        thing.done = true
        bonus(state, turn, 2, { x, y: RIDER_Y })
      }
    }
    state.things = state.things.filter(({ y, done, kind }) => y < 460 && !(done && kind === 'pearl'))
    state.next -= state.speed
    if (state.next > 0) return
    state.next = between(95, 150, turn.random) - 20 * hard
    const roll = turn.random()
    const kind = roll < 0.34 + 0.16 * hard ? 'rock' : roll < 0.78 ? 'pearl' : 'buoy'
    const away = kind === 'buoy' ? between(90, 130, turn.random) : between(10, 160, turn.random)
    state.things.push({ x: 200 + (turn.random() < 0.5 ? -away : away), y: -160, kind, done: false })
  },
}
