import { exactCos, exactSin } from '#kit/game/exact-math.ts'
import {
  between,
  bonus,
  freshBase,
  gain,
  hardness,
  type MicroRules,
  type Turn,
} from '#kit/game/micro/rules.ts'
import { pickIndex } from '#kit/random/random.ts'
import { numbersTo, slip, tapped, type Tries } from './tries.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = { genre: 'puzzle', input: ['tap', 'keys'], ground: ['#8fd0e8', '#2f6a9a'] }

interface Guest {
  side: number
  away: number
  pace: number
  kind: 'hawk' | 'parent'
  /** Ticks since it was thrown back; below 0 it still comes. */
  back: number
}
export interface NestState extends Tries {
  guests: Guest[]
  /** Ticks for which the leaf of each side stays up. */
  leaves: number[]
  next: number
  fed: number
}

export const SIDES = 6
export const NEST = { x: 200, y: 205 } as const
export const WALL = 84
export const HOME = 34
const FAR = 290
const UP_TICKS = 20

const angleOf = (side: number) => -Math.PI / 2 + (side * Math.PI) / 3
/** A place at a distance from the nest on one of the six sides. */
export const onSide = (side: number, away: number) => ({
  x: NEST.x + away * exactCos(angleOf(side)),
  y: NEST.y + away * exactSin(angleOf(side)),
})
export const turnOf = angleOf

function send(state: NestState, turn: Turn) {
  const hard = hardness(state.tick, 2400)
  const side = pickIndex(SIDES, turn.random)
  const kind = state.tick > 200 && turn.random() < 0.34 ? 'parent' : 'hawk'
  const pace = between(1.7, 2.5, turn.random) * (1 + 0.8 * hard)
  state.guests.push({ side, away: FAR, pace, kind, back: -1 })
  // Now and then a parent flies just ahead of a hawk, or the other way round.
  if (state.tick > 900 && turn.random() < 0.3)
    state.guests.push({ side, away: FAR + 92, pace, kind: kind === 'hawk' ? 'parent' : 'hawk', back: -1 })
  state.next = Math.round(between(62, 96, turn.random) * (1 - 0.5 * hard))
}

/** Raise a leaf against hawks, keep it down for parents with food. */
export const rules: MicroRules<NestState> = {
  inputs: numbersTo(SIDES),
  hand: 'tap',
  sight: 60,
  start: () => ({
    ...freshBase(),
    lamps: 3,
    guests: [{ side: 1, away: 220, pace: 1.7, kind: 'hawk', back: -1 }],
    leaves: Array.from({ length: SIDES }, () => 0),
    next: 90,
    fed: 0,
  }),
  step(state, turn) {
    const tap = tapped(state, turn)
    if (tap > 0) {
      const at = onSide(tap - 1, WALL)
      state.leaves[tap - 1] = UP_TICKS
      turn.tell('raise', at.x, at.y)
    }
    state.leaves = state.leaves.map((left) => Math.max(0, left - 1))
    for (const guest of state.guests) {
      if (guest.back >= 0) {
        guest.back++
        guest.away += 7
        continue
      }
      const before = guest.away
      guest.away -= guest.pace
      const at = onSide(guest.side, guest.away)
      if (before > WALL - 14 && guest.away <= WALL + 8 && state.leaves[guest.side]! > 0) {
        guest.back = 0
        if (guest.kind === 'parent') slip(state, turn, at)
        else {
          if (state.leaves[guest.side]! > UP_TICKS - 6) bonus(state, turn, 1, { x: at.x, y: at.y - 30 })
          gain(state, turn, 1, at)
        }
      } else if (guest.away <= HOME) {
        guest.away = -999
        if (guest.kind === 'hawk') slip(state, turn, NEST)
        else {
          state.fed++
          turn.tell('fed', NEST.x, NEST.y)
          gain(state, turn, 2, NEST)
        }
      }
      if (state.over) return
    }
    state.guests = state.guests.filter(({ away, back }) => away > 0 && back < 34)
    if (--state.next <= 0) send(state, turn)
  },
  hints: ({ guests }) => [
    0,
    ...guests.flatMap(({ kind, side, away }) => (kind === 'hawk' && away < WALL + 60 ? [side + 1] : [])),
  ],
}
