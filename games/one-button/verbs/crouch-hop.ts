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
export const listing: Listing = { genre: 'puzzle', input: ['hold', 'keys'], ground: ['#3f8a5a', '#0f2f28'] }

interface Bar {
  x: number
  /** A root lies on the ground, a branch hangs at the height of the head. */
  kind: 'root' | 'branch' | 'fly'
  y: number
  done: boolean
}
export interface CrouchState extends Base {
  x: number
  /** Above the ground. */
  high: number
  vy: number
  bars: Bar[]
  next: number
  crouch: number
}

export const GROUND_Y = 306
export const BRANCH_LOW = 34
export const ROOT_HIGH = 30
const SPRING = 7.4
const WEIGHT = 0.4

const tall = (state: CrouchState) => (state.crouch > 0 && state.high === 0 ? 24 : 46)

function meet(state: CrouchState, turn: Turn, bar: Bar) {
  const at = { x: state.x, y: GROUND_Y - state.high - 20 }
  const off = bar.x - state.x
  if (bar.kind === 'fly') {
    if (Math.abs(off) > 24 || Math.abs(bar.y - state.high - 20) > 32 || bar.done) return
    bar.done = true
    bonus(state, turn, 2, at)
    return
  }
  if (Math.abs(off) < 15) {
    const hit = bar.kind === 'root' ? state.high < ROOT_HIGH - 6 : state.high + tall(state) > BRANCH_LOW
    if (hit) end(state, turn, at)
  }
  if (off > -16 || bar.done || state.over) return
  bar.done = true
  gain(state, turn, 1, at)
  if (bar.kind === 'root' && state.high < ROOT_HIGH + 8) bonus(state, turn, 1, { x: at.x, y: at.y - 34 })
}

/** Hold to crouch under branches, let go and the frog springs over roots; in the air a press brings it down. */
export const rules: MicroRules<CrouchState> = {
  inputs: BUTTON,
  hand: 'hold',
  sight: 100,
  start: () => ({
    ...freshBase(),
    x: 0,
    high: 0,
    vy: 0,
    bars: [
      { x: 300, kind: 'branch', y: 0, done: false },
      { x: 520, kind: 'root', y: 0, done: false },
    ],
    next: 740,
    crouch: 0,
  }),
  step(state, turn) {
    const hard = hardness(state.tick, 2800)
    const speed = 2.7 + 2.3 * hard
    state.x += speed
    if (state.high === 0) {
      if (turn.release && state.crouch >= 3) {
        state.vy = SPRING
        turn.tell('spring', state.x, GROUND_Y)
      }
      if (turn.press) turn.tell('crouch', state.x, GROUND_Y)
      state.crouch = turn.held ? state.crouch + 1 : 0
    } else state.vy -= turn.held ? WEIGHT * 2.2 : WEIGHT * 0.55
    if (state.vy !== 0 || state.high > 0) {
      state.high += state.vy
      state.vy -= WEIGHT * 0.2
      if (state.high <= 0) {
        state.high = 0
        state.vy = 0
        state.crouch = turn.held ? 3 : 0
        turn.tell('land', state.x, GROUND_Y)
      }
    }
    for (const bar of state.bars) meet(state, turn, bar)
    state.bars = state.bars.filter(({ x }) => x > state.x - 260)
    if (state.next > state.x + 520) return
    const kind = turn.random()
    state.bars.push({
      x: state.next,
      kind: kind < 0.44 ? 'branch' : kind < 0.86 ? 'root' : 'fly',
      y: between(50, 96, turn.random),
      done: false,
    })
    state.next += between(150, 240, turn.random) + 46 * hard
  },
}
