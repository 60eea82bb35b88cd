import { exactSin } from '#kit/game/exact-math.ts'
import {
  between,
  bonus,
  BUTTON,
  clamp,
  distance,
  end,
  freshBase,
  gain,
  hardness,
  type Base,
  type MicroRules,
  type Turn,
} from '#kit/game/micro/rules.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = { genre: 'puzzle', input: ['hold', 'keys'], ground: ['#2a9ac0', '#083a58'] }

interface Floating {
  x: number
  y: number
  kind: 'pearl' | 'jelly'
  sway: number
}
export interface BreathState extends Base {
  y: number
  vy: number
  air: number
  /** Pearls that are not on board yet. */
  bag: number
  things: Floating[]
  next: number
  /** Ticks at the surface: the boat does not wait for ever. */
  idle: number
}

export const SURFACE = 96
export const BED = 372
export const AIR = 340
export const PATIENCE = 300
const DIVES = 0.16
const RISES = -0.13
const FASTEST = 3.4

/** Where something floats up and down. */
export const floatY = ({ y, sway, x }: Floating) => y + 10 * exactSin(x * 0.02 + sway)

function drift(state: BreathState, turn: Turn) {
  const hard = hardness(state.tick, 2800)
  const jelly = turn.random() < 0.26 + 0.26 * hard
  // The deeper, the more there is to find.
  const deep = jelly ? turn.random() : 1 - turn.random() * turn.random()
  state.things.push({
    x: 640,
    y: SURFACE + 44 + deep * (BED - SURFACE - 76),
    kind: jelly ? 'jelly' : 'pearl',
    sway: turn.random() * 6,
  })
  state.next = between(26, 50 - 12 * hard, turn.random)
}

function surface(state: BreathState, turn: Turn) {
  const at = { x: 200, y: SURFACE - 30 }
  state.idle++
  if (state.bag > 0) {
    gain(state, turn, state.bag, at)
    if (state.bag >= 4) bonus(state, turn, state.bag, { x: 200, y: SURFACE - 62 })
    if (state.air < AIR * 0.2) bonus(state, turn, 2, { x: 240, y: SURFACE - 40 })
    state.bag = 0
    state.idle = 0
  }
  state.air = Math.min(AIR, state.air + 9)
  if (state.idle > PATIENCE) end(state, turn, at)
}

/** Hold to dive for pearls, let go to come up: only what reaches the boat counts. */
export const rules: MicroRules<BreathState> = {
  inputs: BUTTON,
  hand: 'hold',
  sight: 150,
  start: () => ({
    ...freshBase(),
    y: SURFACE,
    vy: 0,
    air: AIR,
    bag: 0,
    things: [
      { x: 330, y: 210, kind: 'pearl', sway: 0 },
      { x: 430, y: 290, kind: 'pearl', sway: 2 },
      { x: 560, y: 160, kind: 'jelly', sway: 1 },
    ],
    next: 20,
    idle: 0,
  }),
  step(state, turn) {
    if (turn.press) turn.tell('dive', 200, state.y)
    state.vy = clamp(state.vy + (turn.held ? DIVES : RISES), -FASTEST, FASTEST)
    state.y = clamp(state.y + state.vy, SURFACE, BED)
    if (state.y === SURFACE || state.y === BED) state.vy = 0
    if (state.y < SURFACE + 8) surface(state, turn)
    else if (--state.air <= 0) end(state, turn, { x: 200, y: state.y })
    if (state.air === 90) turn.tell('gasp', 200, state.y)
    const pace = 2.2 + 1.6 * hardness(state.tick, 3200)
    for (const thing of state.things) {
      thing.x -= pace
      const y = floatY(thing)
      const far = distance(thing.x, y, 200, state.y)
      if (thing.kind === 'jelly' && far < 30) end(state, turn, { x: thing.x, y })
      if (thing.kind === 'pearl' && far < 29) {
        state.bag++
        turn.tell('catch', thing.x, y)
        thing.x = -999
      }
    }
    state.things = state.things.filter(({ x }) => x > -240)
    if (--state.next <= 0) drift(state, turn)
  },
  worth: ({ bag, air, y }) =>
    bag * 9 + (bag > 1 ? -(y - SURFACE) * 0.03 * bag : y * 0.01) - Math.max(0, y - SURFACE - air * 1.6),
}
