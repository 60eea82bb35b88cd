import {
  between,
  bonus,
  freshBase,
  gain,
  hardness,
  type MicroRules,
  type Turn,
} from '#kit/game/micro/rules.ts'
import { numbersTo, slip, tapped, type Tries } from './tries.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = { genre: 'puzzle', input: ['tap', 'keys'], ground: ['#4a6f90', '#142438'] }

export interface Pan {
  /** Its first and its second side, or nothing in the pan. */
  side: 0 | 1 | 2
  /** How done the side is: golden from 0.8, burnt above 1.2. */
  done: number
  speed: number
  /** Ticks since it was tossed. */
  tossed: number
}
export interface PancakeState extends Tries {
  pans: Pan[]
  served: number
  next: number
}

const PANS = 6
export const GOLDEN = 0.8
export const BURNT = 1.2
const PERFECT = [0.93, 1.05] as const
export const panPlace = (index: number) => ({
  x: 92 + (index % 3) * 108,
  y: 150 + Math.floor(index / 3) * 140,
})

const pansOpen = (served: number) => Math.min(PANS, 2 + Math.floor(served / 4))

function pour(state: PancakeState, turn: Turn) {
  const hard = hardness(state.served, 24)
  const free = state.pans.slice(0, pansOpen(state.served)).find(({ side }) => side === 0)
  state.next = 76 - 44 * hard
  if (!free) return
  Object.assign(free, {
    side: 1,
    done: 0,
    tossed: 0,
    speed: between(0.0042, 0.0082, turn.random) * (1 + 0.8 * hard),
  })
  const at = panPlace(state.pans.indexOf(free))
  turn.tell('pour', at.x, at.y)
}

function flip(state: PancakeState, turn: Turn, index: number) {
  const pan = state.pans[index]!
  const at = panPlace(index)
  if (pan.side === 0) return
  if (pan.done < GOLDEN) {
    // Too early: it tears.
    pan.side = 0
    turn.tell('tear', at.x, at.y)
    return slip(state, turn, at)
  }
  if (pan.done > PERFECT[0] && pan.done < PERFECT[1]) bonus(state, turn, 1, { x: at.x, y: at.y - 44 })
  gain(state, turn, pan.side, at)
  pan.tossed = 1
  pan.done = 0
  if (pan.side === 1) {
    pan.side = 2
    pan.speed *= 1.3
    turn.tell('flip', at.x, at.y)
  } else {
    pan.side = 0
    state.served++
    turn.tell('serve', at.x, at.y)
  }
}

/** Toss each pancake when it is golden, twice; no two stoves are equally hot. */
export const rules: MicroRules<PancakeState> = {
  inputs: numbersTo(PANS),
  hand: 'tap',
  sight: 60,
  start: () => ({
    ...freshBase(),
    lamps: 3,
    pans: Array.from({ length: PANS }, (_, index) => ({
      side: index === 0 ? (1 as const) : (0 as const),
      done: index === 0 ? 0.3 : 0,
      speed: 0.006,
      tossed: 0,
    })),
    served: 0,
    next: 50,
  }),
  step(state, turn) {
    const tap = tapped(state, turn)
    if (tap > 0) flip(state, turn, tap - 1)
    for (const [index, pan] of state.pans.entries()) {
      if (pan.tossed > 0) pan.tossed = pan.tossed > 20 ? 0 : pan.tossed + 1
      if (pan.side === 0) continue
      pan.done += pan.speed
      if (pan.done < BURNT) continue
      pan.side = 0
      slip(state, turn, panPlace(index))
    }
    if (--state.next <= 0) pour(state, turn)
  },
  hints: ({ pans }) => [
    0,
    ...pans.flatMap(({ side, done }, index) => (side > 0 && done > 0.74 ? [index + 1] : [])),
  ],
}
