import {
  between,
  bonus,
  BUTTON,
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
export const listing: Listing = { genre: 'puzzle', input: ['tap', 'keys'], ground: ['#f0b878', '#4a5a8a'] }

/** The run does not end at the first mistake. */
export const hasTries = true

interface Egg {
  x: number
  y: number
  vy: number
  /** 0 belongs into the left nest, 1 into the right one. */
  tint: 0 | 1
}
export interface BeltState extends Base {
  way: -1 | 1
  /** The belt as it runs: it needs a moment to turn about. */
  pace: number
  rolled: number
  eggs: Egg[]
  next: number
  lamps: number
  since: number
}

export const BELT_Y = 236
export const LEFT = 84
export const RIGHT = 316
export const NEST_Y = 332

function land(state: BeltState, turn: Turn, egg: Egg) {
  const side = egg.x < 200 ? 0 : 1
  const at = { x: side === 0 ? 46 : 354, y: NEST_Y - 12 }
  egg.y = 9999
  if (egg.tint === side) {
    gain(state, turn, 1, at)
    if (state.since < 26) bonus(state, turn, 1, { x: at.x, y: at.y - 34 })
    return
  }
  state.lamps--
  state.combo = 0
  turn.tell('cracked', at.x, at.y)
  if (state.lamps === 0) end(state, turn, at)
}

/** One belt for all eggs: press and it runs the other way, each egg into the nest of its colour. */
export const rules: MicroRules<BeltState> = {
  inputs: BUTTON,
  hand: 'tap',
  sight: 150,
  start: () => ({
    ...freshBase(),
    way: 1,
    pace: 1,
    rolled: 0,
    eggs: [{ x: 190, y: 120, vy: 0, tint: 1 }],
    next: 120,
    lamps: 3,
    since: 99,
  }),
  step(state, turn) {
    const hard = hardness(state.score, 60)
    state.since++
    if (turn.press) {
      state.way = state.way > 0 ? -1 : 1
      state.since = 0
      turn.tell('turn', 200, BELT_Y)
    }
    state.pace += (state.way - state.pace) * 0.16
    const move = state.pace * (1.25 + 0.9 * hard)
    state.rolled += move
    for (const egg of state.eggs) {
      const onBelt = egg.x > LEFT - 8 && egg.x < RIGHT + 8
      if (egg.y >= BELT_Y - 20 && onBelt && egg.y < BELT_Y) {
        egg.y = BELT_Y - 18
        egg.vy = 0
        egg.x += move
        continue
      }
      egg.vy += 0.2
      egg.y += egg.vy
      if (!onBelt) egg.x += egg.x < 200 ? -1.6 : 1.6
      if (egg.y > NEST_Y && !state.over) land(state, turn, egg)
    }
    state.eggs = state.eggs.filter(({ y }) => y < 9000)
    if (--state.next > 0) return
    state.eggs.push({
      x: between(130, 270, turn.random),
      y: -20,
      vy: 1,
      tint: turn.random() < 0.5 ? 0 : 1,
    })
    turn.tell('egg', 200, 20)
    state.next = between(128, 176, turn.random) - 84 * hard
  },
  worth: ({ eggs, way }) =>
    eggs.reduce(
      (sum, { x, tint }) => sum + (x - 200) * (tint === 0 ? -1 : 1) * 0.02 + (tint === 1 ? way : -way) * 0.3,
      0,
    ),
}
