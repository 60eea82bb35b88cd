import { exactSin } from '#kit/game/exact-math.ts'
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
export const listing: Listing = { genre: 'puzzle', input: ['tap', 'keys'], ground: ['#a86a3a', '#2a1410'] }

export interface Fuse {
  /** How much of it is left: 1 is whole, 0 is at the keg. */
  left: number
  lit: boolean
  /** Ticks until it catches fire, while it does not burn. */
  wait: number
  /** Share that burns in a tick. */
  pace: number
}
export interface FuseState extends Tries {
  fuses: Fuse[]
  snuffed: number
}

export const FUSES = 5
/** A fuse this short is used up: a new keg is rolled in. */
export const SHORT = 0.16
const LONG = 236

/** A place on a fuse; fuses wind, each in its own way. */
export const fusePlace = (index: number, left: number) => ({
  x: 56 + index * 72 + 17 * exactSin(left * 9 + index * 1.7) * Math.min(1, left * 4),
  y: 320 - left * LONG,
})

/** The nearer to the keg, the more it pays. */
export const worthOf = (left: number) => (left < 0.3 ? 3 : left < 0.6 ? 2 : 1)

function light(fuse: Fuse, turn: Turn, hard: number) {
  fuse.lit = true
  fuse.pace = between(0.0042, 0.0068, turn.random) * (1 + 1.5 * hard)
}

function snuff(state: FuseState, turn: Turn, index: number) {
  const fuse = state.fuses[index]!
  const at = fusePlace(index, fuse.left)
  if (!fuse.lit) {
    turn.tell('dud', at.x, at.y)
    state.combo = 0
    return
  }
  fuse.lit = false
  state.snuffed++
  gain(state, turn, worthOf(fuse.left), at)
  turn.tell('hiss', at.x, at.y)
  const hard = hardness(state.snuffed, 40)
  fuse.wait = Math.round(between(50, 170, turn.random) * (1 - 0.6 * hard))
  if (fuse.left >= SHORT) return
  bonus(state, turn, 2, { x: at.x, y: at.y - 40 })
  turn.tell('keg', at.x, 340)
  fuse.left = 1
  fuse.wait += 40
}

/** Fuses burn towards the kegs: snuff them late for more, but what has burnt is gone. */
export const rules: MicroRules<FuseState> = {
  inputs: numbersTo(FUSES),
  hand: 'tap',
  sight: 60,
  start: () => ({
    ...freshBase(),
    lamps: 3,
    fuses: Array.from({ length: FUSES }, (_, index) => ({
      left: 1,
      lit: index === 2,
      wait: 60 + ((index * 3) % 5) * 90,
      pace: 0.0055,
    })),
    snuffed: 0,
  }),
  step(state, turn) {
    const tap = tapped(state, turn)
    if (tap > 0) snuff(state, turn, tap - 1)
    const hard = hardness(state.snuffed, 40)
    for (const [index, fuse] of state.fuses.entries()) {
      if (!fuse.lit) {
        if (--fuse.wait > 0) continue
        light(fuse, turn, hard)
        turn.tell('catch', fusePlace(index, fuse.left).x, fusePlace(index, fuse.left).y)
        continue
      }
      fuse.left -= fuse.pace
      if (fuse.left > 0) continue
      Object.assign(fuse, { left: 1, lit: false, wait: 150 })
      slip(state, turn, { x: fusePlace(index, 0).x, y: 340 })
      if (state.over) return
    }
  },
  hints: ({ fuses }) => [
    0,
    ...fuses.flatMap(({ lit, left }, index) => (lit && left < 0.4 ? [index + 1] : [])),
  ],
}
