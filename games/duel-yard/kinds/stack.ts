import type { SimEvent } from '#kit/game/contract.ts'
import { newBout, SEATS, sideOf, wobble, type Bout, type Duel, type Seat } from '../yard.ts'

/** Crabs in a crate tower each: a crate glides over the tower, a press drops it; what hangs over breaks off. */
export interface Stack extends Bout {
  /** The crates of each tower from the ground up: middle and width. */
  readonly towers: readonly [[number, number][], [number, number][]]
  /** Position of the swinging crate, and its direction. */
  at: [number, number]
  way: [number, number]
  /** Ticks until the next crate comes. */
  rest: [number, number]
}

export const BASE_WIDTH = 110
export const CRATE_HEIGHT = 26
export const WANTED = 9
const SWING = 74
const SLOWEST = 1.5
const FASTER = 0.16
const REST = 20
const PERFECT = 4
const LEAST_WIDTH = 12
const LOST_ON_MISS = 2

export const topOf = ({ towers }: Stack, seat: Seat): [number, number] =>
  towers[seat].at(-1) ?? [0, BASE_WIDTH]

function drop(bout: Stack, seat: Seat): SimEvent {
  const [middle, width] = topOf(bout, seat)
  const off = bout.at[seat] - middle
  const tower = bout.towers[seat]
  const x = sideOf(seat) + bout.at[seat]
  const y = 350 - tower.length * CRATE_HEIGHT
  bout.rest[seat] = REST
  if (Math.abs(off) < PERFECT) {
    tower.push([middle, Math.min(BASE_WIDTH, width + 5)])
    return { kind: 'perfect', x, y, amount: seat }
  }
  const left = width - Math.abs(off)
  if (left < LEAST_WIDTH) {
    tower.splice(Math.max(0, tower.length - LOST_ON_MISS))
    return { kind: 'topple', x, y, amount: seat }
  }
  tower.push([middle + off / 2, left])
  return { kind: 'place', x, y, amount: seat }
}

export const stack: Duel<Stack> = {
  target: 2,
  bout: () => ({ ...newBout(), towers: [[], []], at: [-SWING, SWING], way: [1, -1], rest: [0, 0] }),
  step(bout, { pressed }) {
    const events: SimEvent[] = []
    for (const seat of SEATS) {
      if (bout.rest[seat] > 0) {
        bout.rest[seat]--
        continue
      }
      bout.at[seat] += bout.way[seat] * (SLOWEST + FASTER * bout.towers[seat].length)
      if (Math.abs(bout.at[seat]) > SWING) bout.way[seat] = bout.at[seat] > 0 ? -1 : 1
      if (pressed[seat]) events.push(drop(bout, seat))
    }
    const [a, b] = bout.towers.map(({ length }) => length) as [number, number]
    if (Math.max(a, b) >= WANTED) bout.winner = a > b ? 0 : b > a ? 1 : 2
    return events
  },
  lead: (bout) => bout.towers[1].length - bout.towers[0].length,
  think(bout, seat, skill, random) {
    if (bout.rest[seat] > 0) {
      bout.plan[seat] = wobble(random) * (36 - skill * 29)
      return false
    }
    const off = bout.at[seat] - topOf(bout, seat)[0] - bout.plan[seat]
    return Math.abs(off) < 1.6 + FASTER * bout.towers[seat].length
  },
}
