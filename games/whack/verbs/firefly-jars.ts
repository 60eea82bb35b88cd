import { exactCos, exactSin } from '#kit/game/exact-math.ts'
import {
  between,
  bonus,
  clamp,
  freshBase,
  gain,
  hardness,
  type MicroRules,
  type Turn,
} from '#kit/game/micro/rules.ts'
import type { Random } from '#kit/random/random.ts'
import { numbersTo, slip, tapped, type Tries } from './tries.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = { genre: 'puzzle', input: ['tap', 'keys'], ground: ['#2f7a5a', '#0a2440'] }

export interface Fly {
  x: number
  y: number
  heading: number
  speed: number
  /** Ticks since its light went on, and how long light and dark last together. */
  phase: number
  beat: number
  wasp: boolean
}
export interface FireflyState extends Tries {
  flies: Fly[]
  left: number
  full: number
  caught: number
}

const FLIES = 7
/** The share of a beat that a fly shines. */
const SHINES = 0.46
const CATCH_GIVES = 110

export const isLit = ({ phase, beat }: Fly) => phase % beat < beat * SHINES
/** How brightly it shines, 0 to 1. */
export const lightOf = (fly: Fly) =>
  isLit(fly) ? exactSin((Math.PI * (fly.phase % fly.beat)) / (fly.beat * SHINES)) : 0

const freshFly = (random: Random, hard: number): Fly => ({
  x: between(60, 340, random),
  y: between(90, 340, random),
  heading: random() * 6.28,
  speed: between(0.5, 0.9, random) + 0.8 * hard,
  phase: Math.floor(random() * 120),
  beat: Math.round(between(110, 150, random) - 54 * hard),
  wasp: random() < 0.32 * hard,
})

function fly(one: Fly, random: Random) {
  one.phase++
  one.heading += (random() - 0.5) * 0.24
  one.x += exactCos(one.heading) * one.speed
  one.y += exactSin(one.heading) * one.speed
  if (one.x < 50 || one.x > 350 || one.y < 80 || one.y > 350) {
    one.x = clamp(one.x, 50, 350)
    one.y = clamp(one.y, 80, 350)
    one.heading += 1.7
  }
}

/** Fireflies can be caught only while they shine; in the dark a tap gets nothing, or a wasp. */
export const rules: MicroRules<FireflyState> = {
  inputs: numbersTo(FLIES),
  hand: 'tap',
  sight: 40,
  start: (random) => ({
    ...freshBase(),
    lamps: 3,
    flies: Array.from({ length: FLIES }, () => freshFly(random, 0)),
    left: 480,
    full: 480,
    caught: 0,
  }),
  step(state, turn) {
    const hard = hardness(state.caught, 30)
    for (const one of state.flies) fly(one, turn.random)
    const tap = tapped(state, turn)
    const own = tap > 0 ? state.flies[tap - 1] : undefined
    if (own) grab(state, turn, { fly: own, index: tap - 1, hard })
    if (--state.left > 0) return
    state.left = state.full
    slip(state, turn, { x: 200, y: 40 })
  },
  hints: ({ flies }) => [0, ...flies.flatMap((one, index) => (isLit(one) && !one.wasp ? [index + 1] : []))],
}

function grab(
  state: FireflyState,
  turn: Turn,
  { fly: own, index, hard }: { readonly fly: Fly; readonly index: number; readonly hard: number },
) {
  if (!isLit(own) || own.wasp) {
    slip(state, turn, own)
    if (own.wasp) state.flies[index] = freshFly(turn.random, hard)
    return
  }
  // A light that has just come on is the hardest to catch.
  if (own.phase % own.beat < own.beat * 0.13) bonus(state, turn, 1, { x: own.x, y: own.y - 28 })
  gain(state, turn, 1, own)
  state.caught++
  state.left = Math.min(state.full, state.left + CATCH_GIVES - 34 * hard)
  state.flies[index] = { ...freshFly(turn.random, hard), phase: 70 }
  turn.tell('jar', own.x, own.y)
}
