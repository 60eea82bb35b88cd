import { exactCos, exactSin } from '#kit/game/exact-math.ts'
import {
  between,
  bonus,
  BUTTON,
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
export const listing: Listing = { genre: 'puzzle', input: ['hold', 'keys'], ground: ['#3f9a6a', '#123a34'] }

interface Buzzing {
  x: number
  y: number
  vx: number
  kind: 'fly' | 'wasp'
  caught: boolean
}
export interface SnapState extends Base {
  angle: number
  way: 1 | -1
  /** How far the tongue is out. */
  tongue: number
  caught: number
  things: Buzzing[]
  next: number
  food: number
}

export const MOUTH = { x: 200, y: 322 } as const
export const FOOD = 620
const SHOOTS = 8
const PULLS = 13
const LONGEST = 330
const LEFT = -2.75
const RIGHT = -0.39

export const tipOf = ({ angle, tongue }: SnapState) => ({
  x: MOUTH.x + exactCos(angle) * tongue,
  y: MOUTH.y + exactSin(angle) * tongue,
})

function hatch(state: SnapState, turn: Turn) {
  const hard = hardness(state.tick, 2600)
  const way = turn.random() < 0.5 ? -1 : 1
  state.things.push({
    x: 200 - way * 300,
    y: between(40, 250, turn.random),
    vx: way * (between(0.7, 1.4, turn.random) + 0.9 * hard),
    kind: turn.random() < 0.2 + 0.28 * hard ? 'wasp' : 'fly',
    caught: false,
  })
  state.next = between(36, 62, turn.random)
}

function swallow(state: SnapState, turn: Turn) {
  if (state.caught === 0) {
    turn.tell('nothing', MOUTH.x, MOUTH.y)
    state.combo = 0
    return
  }
  gain(state, turn, state.caught, { x: MOUTH.x, y: MOUTH.y - 40 })
  if (state.caught > 1) bonus(state, turn, state.caught * 2, { x: MOUTH.x, y: MOUTH.y - 70 })
  state.food = Math.min(FOOD, state.food + 150 * state.caught)
  state.things = state.things.filter(({ caught }) => !caught)
  state.caught = 0
}

/** The eye sweeps; hold to shoot the tongue out, release to pull it back. Flies yes, wasps no. */
export const rules: MicroRules<SnapState> = {
  inputs: BUTTON,
  hand: 'aim',
  sight: 110,
  start: () => ({
    ...freshBase(),
    angle: -1.57,
    way: 1,
    tongue: 0,
    caught: 0,
    things: [
      { x: 130, y: 120, vx: 0.5, kind: 'fly', caught: false },
      { x: 330, y: 190, vx: -0.7, kind: 'fly', caught: false },
    ],
    next: 60,
    food: FOOD,
  }),
  step(state, turn) {
    if (state.tongue === 0 && !turn.held) {
      state.angle += state.way * (0.024 + 0.016 * hardness(state.tick, 3000))
      if (state.angle > RIGHT) state.way = -1
      if (state.angle < LEFT) state.way = 1
    }
    if (turn.press && state.tongue === 0) turn.tell('snap', MOUTH.x, MOUTH.y)
    const shoots = turn.held && state.tongue < LONGEST
    if (shoots) state.tongue += SHOOTS
    else if (state.tongue > 0) {
      state.tongue = Math.max(0, state.tongue - PULLS)
      if (state.tongue === 0) swallow(state, turn)
    }
    const tip = tipOf(state)
    for (const thing of state.things) {
      if (thing.caught) {
        thing.x = tip.x
        thing.y = tip.y
        continue
      }
      thing.x += thing.vx
      if (state.tongue < 20 || distance(thing.x, thing.y, tip.x, tip.y) > 25) continue
      if (thing.kind === 'wasp') end(state, turn, thing)
      thing.caught = true
      state.caught++
      turn.tell('stick', thing.x, thing.y)
    }
    state.things = state.things.filter(({ x }) => Math.abs(x - 200) < 340)
    if (--state.food <= 0) end(state, turn, MOUTH)
    if (--state.next <= 0) hatch(state, turn)
  },
  worth: ({ caught }) => caught * 8,
}
