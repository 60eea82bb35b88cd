import { between, bonus, clamp, freshBase, gain, type MicroRules, type Turn } from '#kit/game/micro/rules.ts'
import type { Random } from '#kit/random/random.ts'
import { numbersTo, slip, tapped, type Tries } from './tries.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = { genre: 'puzzle', input: ['tap', 'keys'], ground: ['#f0a060', '#5a2a50'] }

export interface Nut {
  x: number
  y: number
  vx: number
  vy: number
  kind: number
}
export interface JuggleState extends Tries {
  nuts: Nut[]
  tossed: number
}

const MOST = 6
export const SAND = 372
const FALL = 0.082
const TOSS = 6.2
/** Below this line a toss pays more. */
export const LOW = 286

const freshNut = (kind: number, random: Random): Nut => ({
  x: between(80, 320, random),
  y: 40 + kind * 34,
  vx: between(-0.6, 0.6, random),
  vy: 0,
  kind: kind % 3,
})

function toss(state: JuggleState, turn: Turn, nut: Nut) {
  const late = nut.y > LOW
  // A nut still rising is knocked down.
  if (nut.vy < -1.5) {
    nut.vy = 2
    state.combo = 0
    return turn.tell('knock', nut.x, nut.y)
  }
  nut.vy = -TOSS * (late ? 1.06 : 0.9)
  nut.vx = clamp(nut.vx * 0.4 + between(-0.9, 0.9, turn.random) + (200 - nut.x) * 0.004, -1.6, 1.6)
  state.tossed++
  gain(state, turn, 1, nut)
  if (late) bonus(state, turn, 1, { x: nut.x, y: nut.y - 34 })
  turn.tell('toss', nut.x, nut.y)
  const wanted = Math.min(MOST, 2 + Math.floor(state.tossed / 12))
  if (state.nuts.length < wanted) {
    state.nuts.push({ ...freshNut(state.nuts.length, turn.random), y: -20 })
    turn.tell('more', 200, 60)
  }
}

/** Tap the nuts up before they touch the sand; the lower, the more it pays. One more every twelve tosses. */
export const rules: MicroRules<JuggleState> = {
  inputs: numbersTo(MOST),
  hand: 'tap',
  sight: 70,
  start: (random) => ({
    ...freshBase(),
    lamps: 3,
    nuts: [freshNut(0, random), freshNut(1, random)],
    tossed: 0,
  }),
  step(state, turn) {
    const tap = tapped(state, turn)
    const own = tap > 0 ? state.nuts[tap - 1] : undefined
    if (own) toss(state, turn, own)
    for (const nut of state.nuts) {
      nut.vy += FALL
      nut.x += nut.vx
      nut.y += nut.vy
      if (nut.x < 30 || nut.x > 370) {
        nut.vx = -nut.vx
        nut.x = clamp(nut.x, 30, 370)
      }
      if (nut.y < SAND) continue
      slip(state, turn, { x: nut.x, y: SAND })
      Object.assign(nut, { y: 20, vy: 0, vx: nut.vx * 0.5 })
    }
  },
  hints: ({ nuts }) => [0, ...nuts.flatMap(({ vy, y }, index) => (vy > 0 && y > 200 ? [index + 1] : []))],
}
