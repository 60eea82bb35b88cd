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

interface Thing {
  x: number
  y: number
  kind: 'tree' | 'cloud' | 'star'
  done: boolean
}
export interface KiteState extends Base {
  /** Where the child runs. */
  x: number
  /** Length of the line. */
  line: number
  kiteX: number
  kiteY: number
  things: Thing[]
  next: number
  wind: number
}

export const HAND_Y = 318
const SHORT = 70
const LONG = 285

/** Hold to pay out line, release to reel in: over the trees, under the storm. */
export const rules: MicroRules<KiteState> = {
  inputs: BUTTON,
  hand: 'hold',
  sight: 120,
  start: () => ({
    ...freshBase(),
    x: 0,
    line: 150,
    kiteX: 90,
    kiteY: 190,
    things: [
      { x: 330, y: 260, kind: 'tree', done: false },
      { x: 430, y: 150, kind: 'star', done: false },
      { x: 560, y: 110, kind: 'cloud', done: false },
    ],
    next: 720,
    wind: 0,
  }),
  step(state, turn) {
    const hard = hardness(state.tick, 3000)
    state.x += 2.2 + 1.5 * hard
    state.wind += 0.011 + 0.008 * hard
    state.line = clamp(state.line + (turn.held ? 2.3 : -2.3), SHORT, LONG)
    // Gusts press the kite flat, lulls let it stand.
    const lean = 0.62 + 0.24 * exactSin(state.wind * 2.1)
    const wishX = state.x + state.line * lean * 0.62
    const wishY = HAND_Y - state.line * (1.16 - 0.3 * lean)
    state.kiteX += 2.2 + 1.5 * hard + (wishX - state.kiteX) * 0.1
    state.kiteY += (wishY - state.kiteY) * 0.1
    const at = { x: state.kiteX, y: state.kiteY }
    for (const thing of state.things) {
      const off = thing.x - state.kiteX
      if (thing.kind === 'star') {
        if (thing.done || Math.abs(off) > 26 || Math.abs(thing.y - state.kiteY) > 28) continue
        thing.done = true
        bonus(state, turn, 2, at)
        continue
      }
      const over = thing.kind === 'tree' ? thing.y - state.kiteY : state.kiteY - thing.y
      if (Math.abs(off) < 24 && over < 16) end(state, turn, at)
      if (thing.done || off > -26 || state.over) continue
      thing.done = true
      gain(state, turn, 1, at)
      if (over < 34) bonus(state, turn, 1, { x: at.x, y: at.y - 30 })
    }
    if (state.next > state.x + 620) return
    state.things = state.things.filter(({ x }) => x > state.x - 200)
    const kind = turn.random()
    if (kind < 0.4)
      state.things.push({
        x: state.next,
        y: between(225, 270, turn.random) - 60 * hard,
        kind: 'tree',
        done: false,
      })
    else if (kind < 0.8)
      state.things.push({
        x: state.next,
        y: between(100, 140, turn.random) + 50 * hard,
        kind: 'cloud',
        done: false,
      })
    else state.things.push({ x: state.next, y: between(90, 250, turn.random), kind: 'star', done: false })
    state.next += between(130, 210, turn.random)
  },
}
