import type { SimEvent } from '#kit/game/contract.ts'
import type { Random } from '#kit/random/random.ts'
import { newBout, SEATS, wobble, type Bout, type Duel, type Seat } from '../yard.ts'

export interface Fish {
  x: number
  readonly y: number
  readonly pace: number
  /** 0 small, 1 middle, 2 large, 3 a boot. */
  readonly kind: number
}

/** Boats that row to and fro over one lagoon: a press drops the hook, and the first fish on it comes up. */
export interface Hook extends Bout {
  boat: [number, number]
  way: [number, number]
  /** How deep each hook is; 0 is in the boat. */
  line: [number, number]
  /** 1 going down, -1 coming up, 0 in the boat. */
  move: [number, number]
  /** Kind of what hangs there; -1 for nothing. */
  caught: [number, number]
  fish: Fish[]
  points: [number, number]
}

export const SURFACE = 120
export const WORTH = [1, 2, 4, -1] as const
export const FISH_SIZE = [13, 18, 26, 15] as const
const DEEPEST = 250
const DOWN = 4.2
const UP = 5.2
const HEAVY = [0, 0.6, 1.8, 1.4] as const
const WANTED = 8
const MOST_FISH = 8
const EDGES = [
  [30, 190],
  [210, 370],
] as const
const BOAT_PACE = 1.5

function newFish(random: Random, x?: number): Fish {
  const luck = random()
  const kind = luck < 0.45 ? 0 : luck < 0.75 ? 1 : luck < 0.87 ? 2 : 3
  const way = random() < 0.5 ? -1 : 1
  const pace = way * ([1.7, 1.2, 0.7, 0.35][kind]! + random() * 0.5)
  const deep = kind === 2 ? 300 + random() * 50 : 170 + random() * 170
  return { x: x ?? (way > 0 ? -24 : 424), y: deep, pace, kind }
}

function fishFor(bout: Hook, seat: Seat, events: SimEvent[]) {
  const [x, y] = [bout.boat[seat], SURFACE + bout.line[seat]]
  const found = bout.fish.findIndex((fish) => {
    const reach = FISH_SIZE[fish.kind]! + 5
    return Math.abs(fish.x - x) < reach && Math.abs(fish.y - y) < reach * 0.7
  })
  if (found < 0) return
  const [{ kind }] = bout.fish.splice(found, 1) as [Fish]
  bout.caught[seat] = kind
  bout.move[seat] = -1
  events.push({ kind: 'bite', x, y, amount: seat })
}

function land(bout: Hook, seat: Seat, events: SimEvent[]) {
  const kind = bout.caught[seat]
  bout.line[seat] = 0
  bout.move[seat] = 0
  bout.caught[seat] = -1
  if (kind < 0) return
  bout.points[seat] = Math.max(0, bout.points[seat] + WORTH[kind]!)
  events.push({ kind: kind === 3 ? 'boot' : 'catch', x: bout.boat[seat], y: SURFACE - 20, amount: seat })
}

/** The kind of fish that a hook dropped here would meet first; -1 for none. */
function firstBelow({ fish }: Hook, x: number): number {
  let best = Infinity
  let kind = -1
  for (const one of fish) {
    const ticks = (one.y - SURFACE) / DOWN
    if (ticks > best || Math.abs(one.x + one.pace * ticks - x) > FISH_SIZE[one.kind]! + 3) continue
    best = ticks
    kind = one.kind
  }
  return kind
}

export const hook: Duel<Hook> = {
  target: 2,
  bout(random) {
    return {
      ...newBout(),
      boat: [110, 290],
      way: [1, -1],
      line: [0, 0],
      move: [0, 0],
      caught: [-1, -1],
      fish: Array.from({ length: MOST_FISH }, () => newFish(random, 20 + random() * 360)),
      points: [0, 0],
    }
  },
  step(bout, { pressed }, random) {
    const events: SimEvent[] = []
    for (const fish of bout.fish) fish.x += fish.pace
    bout.fish = bout.fish.filter(({ x }) => x > -30 && x < 430)
    if (bout.fish.length < MOST_FISH && bout.t % 20 === 0) bout.fish.push(newFish(random))
    for (const seat of SEATS) {
      if (bout.move[seat] === 0) {
        bout.boat[seat] += bout.way[seat] * BOAT_PACE
        const [least, most] = EDGES[seat]
        if (bout.boat[seat] < least || bout.boat[seat] > most) bout.way[seat] = -bout.way[seat]
        if (!pressed[seat]) continue
        bout.move[seat] = 1
        events.push({ kind: 'drop', x: bout.boat[seat], y: SURFACE, amount: seat })
      } else if (bout.move[seat] > 0) {
        bout.line[seat] += DOWN
        fishFor(bout, seat, events)
        if (bout.line[seat] >= DEEPEST) bout.move[seat] = -1
      } else {
        bout.line[seat] -= UP - (HEAVY[bout.caught[seat]] ?? 0)
        if (bout.line[seat] <= 0) land(bout, seat, events)
      }
    }
    const [a, b] = bout.points
    if (Math.max(a, b) >= WANTED) bout.winner = a > b ? 0 : b > a ? 1 : 2
    return events
  },
  lead: (bout) => bout.points[1] - bout.points[0],
  think(bout, seat, skill, random) {
    if (bout.move[seat] !== 0) {
      bout.plan[seat] = wobble(random) * (44 - skill * 38)
      return false
    }
    const kind = firstBelow(bout, bout.boat[seat] + bout.plan[seat])
    const isWorth = kind === 1 || kind === 2 || (kind === 0 && random() < 0.04)
    return isWorth ? random() < 0.06 + skill * 0.5 : random() < 0.012 * (1 - skill)
  },
}
