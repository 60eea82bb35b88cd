import type { SimEvent } from '#kit/game/contract.ts'
import { pickIndex } from '#kit/random/random.ts'
import { emptyState, type Kind, type KindOf, type State } from './state.ts'

/** A round piece in the bowl; only the four operations and the square root move it. */
export interface Pearl {
  x: number
  y: number
  vx: number
  vy: number
  rank: number
}

export const BOWL = { width: 400, height: 520, line: 96 } as const
export const RADII = [0, 15, 21, 28, 35, 43, 52, 62, 73, 86, 100] as const
export const TOP_PEARL = RADII.length - 1
const DROP_RANKS = 5
const DROP_Y = 50
const GRAVITY = 0.42
const DAMPING = 0.992
const SLIP = 0.94
const BOUNCE = 0.12
const PASSES = 4
const SOFT = 0.6
const SHORTEST_TICKS = 40
const LONGEST_TICKS = 200
const STILL = 0.16

export const radiusOf = (rank: number) => RADII[rank] ?? 15
/** Positions above the bowl: 0 to `places`. */
export const dropX = (place: number, places: number, rank: number) => {
  const radius = radiusOf(rank)
  return radius + (place / places) * (BOWL.width - 2 * radius)
}

export interface Tick {
  readonly pearls: readonly Pearl[]
  readonly events: readonly SimEvent[]
}

/** One step of 1/60 s: fall, push apart, merge those that touch and are equal. */
export function tickPearls(pearls: Pearl[], events: SimEvent[]): Pearl[] {
  for (const pearl of pearls) {
    pearl.vy = (pearl.vy + GRAVITY) * DAMPING
    pearl.vx *= DAMPING
    pearl.x += pearl.vx
    pearl.y += pearl.vy
  }
  let all = pearls
  for (let pass = 0; pass < PASSES; pass++) {
    for (const pearl of all) keepInside(pearl)
    all = meet(all, events)
  }
  for (const pearl of all) keepInside(pearl)
  return all
}

function keepInside(pearl: Pearl) {
  const radius = radiusOf(pearl.rank)
  if (pearl.x < radius) {
    pearl.x = radius
    if (pearl.vx < 0) pearl.vx *= -BOUNCE
  }
  if (pearl.x > BOWL.width - radius) {
    pearl.x = BOWL.width - radius
    if (pearl.vx > 0) pearl.vx *= -BOUNCE
  }
  if (pearl.y > BOWL.height - radius) {
    pearl.y = BOWL.height - radius
    if (pearl.vy > 0) pearl.vy *= -BOUNCE
    pearl.vx *= SLIP
  }
}

function meet(pearls: Pearl[], events: SimEvent[]): Pearl[] {
  const gone = new Set<Pearl>()
  for (let first = 0; first < pearls.length; first++) {
    const one = pearls[first]!
    if (gone.has(one)) continue
    for (let second = first + 1; second < pearls.length; second++) {
      const other = pearls[second]!
      if (gone.has(other)) continue
      const reach = radiusOf(one.rank) + radiusOf(other.rank)
      const dx = other.x - one.x
      const dy = other.y - one.y
      const square = dx * dx + dy * dy
      if (square >= reach * reach) continue
      if (one.rank === other.rank) {
        join(one, other, events)
        gone.add(other)
        if (one.rank > TOP_PEARL) gone.add(one)
        break
      }
      part(one, other, { dx, dy, far: Math.sqrt(square) || 0.01, reach })
    }
  }
  return gone.size === 0 ? pearls : pearls.filter((pearl) => !gone.has(pearl))
}

/** Two of the largest vanish in a cloud of points. */
function join(one: Pearl, other: Pearl, events: SimEvent[]) {
  one.x = (one.x + other.x) / 2
  one.y = (one.y + other.y) / 2
  one.vx = (one.vx + other.vx) / 2
  one.vy = (one.vy + other.vy) / 2
  one.rank++
  events.push({ kind: one.rank > TOP_PEARL ? 'vanish' : 'merge', x: one.x, y: one.y, amount: one.rank })
}

interface Contact {
  readonly dx: number
  readonly dy: number
  readonly far: number
  readonly reach: number
}

function part(one: Pearl, other: Pearl, { dx, dy, far, reach }: Contact) {
  const [nx, ny] = [dx / far, dy / far]
  const [mass, otherMass] = [radiusOf(one.rank) ** 2, radiusOf(other.rank) ** 2]
  const share = otherMass / (mass + otherMass)
  const push = (reach - far) * SOFT
  one.x -= nx * push * share
  one.y -= ny * push * share
  other.x += nx * push * (1 - share)
  other.y += ny * push * (1 - share)
  const closing = (other.vx - one.vx) * nx + (other.vy - one.vy) * ny
  if (closing >= 0) return
  const impulse = -closing * (1 + BOUNCE)
  one.vx -= nx * impulse * share
  one.vy -= ny * impulse * share
  other.vx += nx * impulse * (1 - share)
  other.vy += ny * impulse * (1 - share)
}

/** Calls `seen` for every tick from the drop until the bowl is still. */
export function pourPearls(
  state: Pick<State, 'pearls' | 'next'>,
  place: number,
  places: number,
  seen?: (tick: Tick) => void,
): Tick {
  const rank = state.next[0]!
  let pearls = state.pearls.map((pearl) => ({ ...pearl }))
  pearls.push({ x: dropX(place, places, rank), y: DROP_Y, vx: 0, vy: 2, rank })
  const events: SimEvent[] = []
  for (let tick = 0; tick < LONGEST_TICKS; tick++) {
    const before = events.length
    pearls = tickPearls(pearls, events)
    seen?.({ pearls: pearls.map((pearl) => ({ ...pearl })), events: events.slice(before) })
    const quick = pearls.some(({ vx, vy }) => vx * vx + vy * vy > STILL + GRAVITY * GRAVITY)
    if (tick >= SHORTEST_TICKS && !quick && events.length === before) break
  }
  return { pearls, events }
}

const pointsOf = (rank: number) => (rank * (rank + 1)) / 2

export const pearlKind: KindOf = ({ columns }): Kind => ({
  start: (random) => ({ ...emptyState(0), next: [1 + pickIndex(3, random), 1 + pickIndex(3, random)] }),
  step(state, input, random) {
    if (state.over) return { state, events: [] }
    const { pearls, events } = pourPearls(state, input[0]!, columns)
    const score = events.reduce((sum, { amount = 0 }) => sum + pointsOf(amount), state.score)
    const over = pearls.some(({ y, rank }) => y - radiusOf(rank) < BOWL.line)
    const next = [state.next[1]!, 1 + pickIndex(DROP_RANKS, random)]
    return {
      state: { ...state, pearls, next, score, moves: state.moves + 1, over },
      events: [{ kind: 'drop' }, ...events, ...(over ? [{ kind: 'spill' }] : [])],
    }
  },
  legal: ({ over }) => (over ? [] : Array.from({ length: columns + 1 }, (_, place) => [place])),
})
