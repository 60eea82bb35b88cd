import type { SimEvent } from '#kit/game/contract.ts'
import { pickIndex, shuffled, type Random } from '#kit/random/random.ts'
import type { CampaignRules, CampaignState } from './campaign-rules.ts'

/** Crabs approach, guards need two hits and act every other turn, eels shoot along rows and columns. */
export interface Beast {
  readonly kind: 0 | 1 | 2
  readonly at: number
  readonly life: number
}

export interface DelveState extends CampaignState {
  readonly floor: number
  readonly walls: readonly number[]
  readonly hero: number
  readonly hearts: number
  readonly beasts: readonly Beast[]
  readonly pearls: readonly number[]
  readonly potion: number
  readonly stairs: number
  readonly found: number
  /** Turns left before the tide fills the cellar. */
  readonly tide: number
}

export const SIDE = 8
export const FLOORS = 4
export const MOST_HEARTS = 5
const CELLS = SIDE * SIDE
export const TIDE = 130
/** Up, right, down, left, and standing still. */
export const WAIT = 4

export function stepTo(cell: number, way: number): number | undefined {
  const [x, y] = [cell % SIDE, Math.floor(cell / SIDE)]
  if (way === 0) return y > 0 ? cell - SIDE : undefined
  if (way === 1) return x < SIDE - 1 ? cell + 1 : undefined
  if (way === 2) return y < SIDE - 1 ? cell + SIDE : undefined
  return way === 3 ? (x > 0 ? cell - 1 : undefined) : cell
}

/** Steps to every cell from one, around walls; -1 where no way leads. */
export function distances(walls: readonly number[], from: number): number[] {
  const far = Array.from({ length: CELLS }, () => -1)
  far[from] = 0
  const queue = [from]
  for (const cell of queue)
    for (let way = 0; way < 4; way++) {
      const next = stepTo(cell, way)
      if (next === undefined || far[next]! >= 0 || walls.includes(next)) continue
      far[next] = far[cell]! + 1
      queue.push(next)
    }
  return far
}

type Floor = Pick<DelveState, 'walls' | 'hero' | 'beasts' | 'pearls' | 'potion' | 'stairs'>

function floorOf(level: number, floor: number, hero: number, random: Random): Floor {
  const all = Array.from({ length: CELLS }, (_, cell) => cell).filter((cell) => cell !== hero)
  let walls: number[] = []
  // A wall stays only if every open cell remains reachable.
  for (const cell of shuffled(all, random)) {
    if (walls.length >= 15) break
    const next = [...walls, cell]
    const reached = distances(next, hero).filter((far) => far >= 0).length
    if (reached === CELLS - next.length) walls = next
  }
  const far = distances(walls, hero)
  const open = shuffled(
    all.filter((cell) => !walls.includes(cell)),
    random,
  )
  const stairs = open.reduce((best, cell) => (far[cell]! > far[best]! ? cell : best))
  const rest = open.filter((cell) => cell !== stairs && far[cell]! > 2)
  const count = Math.min(7, 2 + floor + Math.floor(level / 6))
  const beasts = rest.slice(0, count).map((at, index): Beast => {
    const kind = index % 3 === 2 && floor > 1 ? 2 : index % 3 === 1 && floor > 0 ? 1 : 0
    return { kind, at, life: kind === 1 ? 2 : 1 }
  })
  return {
    walls,
    hero,
    beasts,
    stairs,
    pearls: rest.slice(count, count + 3),
    potion: rest[count + 3] ?? -1,
  }
}

const start = (level: number, random: Random): DelveState => ({
  level,
  moves: 0,
  floor: 0,
  hearts: MOST_HEARTS,
  found: 0,
  tide: TIDE,
  ...floorOf(level, 0, pickIndex(CELLS, random), random),
})

const sameLine = (one: number, other: number) =>
  one % SIDE === other % SIDE || Math.floor(one / SIDE) === Math.floor(other / SIDE)

const isBeside = (one: number, other: number) => {
  for (let way = 0; way < 4; way++) if (stepTo(one, way) === other) return true
  return false
}

/** Beasts move in order; one next to the hero bites instead. */
function beastsMove(state: DelveState, events: SimEvent[]): Pick<DelveState, 'beasts' | 'hearts'> {
  const far = distances(state.walls, state.hero)
  const beasts = [...state.beasts]
  let { hearts } = state
  for (const [index, beast] of beasts.entries()) {
    // Guards are slow: they act every other turn.
    if (beast.kind === 1 && state.moves % 2 === 1) continue
    let { at } = beast
    const steps = beast.kind === 2 && sameLine(at, state.hero) ? 2 : 1
    for (let stride = 0; stride < steps; stride++) {
      if (isBeside(at, state.hero)) {
        hearts--
        events.push({ kind: 'bitten', x: at })
        break
      }
      const next = [0, 1, 2, 3]
        .map((way) => stepTo(at, way))
        .find(
          (cell): cell is number =>
            cell !== undefined &&
            far[cell]! >= 0 &&
            far[cell]! < far[at]! &&
            beasts.every((other, one) => one === index || other.at !== cell),
        )
      // Crabs sleep until the hero is near.
      if (next === undefined || far[at]! > 5) break
      at = next
    }
    beasts[index] = { ...beast, at }
  }
  return { beasts, hearts }
}

function step(state: DelveState, input: number, random: Random) {
  const events: SimEvent[] = []
  let next: DelveState = { ...state, moves: state.moves + 1, tide: state.tide - 1 }
  const to = stepTo(state.hero, input) ?? state.hero
  const struck = state.beasts.find(({ at }) => at === to)
  if (struck) {
    const isDown = struck.life === 1
    events.push({ kind: isDown ? 'beaten' : 'struck', x: to })
    next = {
      ...next,
      found: next.found + (isDown ? 1 : 0),
      beasts: state.beasts.flatMap((beast) =>
        beast !== struck ? [beast] : isDown ? [] : [{ ...beast, life: beast.life - 1 }],
      ),
    }
  } else if (!state.walls.includes(to)) {
    next = { ...next, hero: to }
    events.push({ kind: 'walk', x: to })
    if (state.pearls.includes(to)) {
      next = { ...next, pearls: state.pearls.filter((pearl) => pearl !== to), found: next.found + 3 }
      events.push({ kind: 'pearl', x: to })
    }
    if (state.potion === to) {
      next = { ...next, potion: -1, hearts: Math.min(MOST_HEARTS, next.hearts + 2) }
      events.push({ kind: 'potion', x: to })
    }
    if (to === state.stairs) {
      const floor = state.floor + 1
      events.push({ kind: 'stairs', x: to })
      if (floor < FLOORS) next = { ...next, floor, ...floorOf(state.level, floor, to, random) }
      else next = { ...next, floor }
      return ended(next, events)
    }
  }
  next = { ...next, ...beastsMove(next, events) }
  return ended(next, events)
}

function ended(state: DelveState, events: readonly SimEvent[]) {
  const status = statusOf(state)
  return { state, events: status === 'playing' ? events : [...events, { kind: status }] }
}

function statusOf({ floor, hearts, tide }: DelveState): 'playing' | 'won' | 'lost' {
  if (floor >= FLOORS) return 'won'
  return hearts <= 0 || tide <= 0 ? 'lost' : 'playing'
}

const legal = (state: DelveState): readonly number[] => {
  if (statusOf(state) !== 'playing') return []
  const ways = [0, 1, 2, 3].filter((way) => {
    const to = stepTo(state.hero, way)
    return to !== undefined && !state.walls.includes(to)
  })
  return [...ways, WAIT]
}

/** A careful move: hit what is near, collect what is around, then go down. */
function advise(state: DelveState): number | undefined {
  if (statusOf(state) !== 'playing') return undefined
  for (const life of [1, 2]) {
    const way = [0, 1, 2, 3].find((one) =>
      state.beasts.some((beast) => beast.at === stepTo(state.hero, one) && beast.life === life),
    )
    if (way !== undefined) return way
  }
  const far = distances(state.walls, state.hero)
  // Waiting for a beast two steps away gets the first hit.
  if (state.beasts.some(({ kind, at }) => kind !== 2 && far[at] === 2)) return WAIT
  const wanted = [
    ...(state.potion >= 0 && state.hearts < MOST_HEARTS - 1 ? [state.potion] : []),
    ...(state.hearts > 2 && state.tide > 45 ? state.pearls : []),
  ].filter((cell) => far[cell]! >= 0)
  const goal =
    wanted.length > 0 ? wanted.reduce((best, cell) => (far[cell]! < far[best]! ? cell : best)) : state.stairs
  const back = distances(state.walls, goal)
  return legal(state)
    .filter((way) => way !== WAIT)
    .find((way) => back[stepTo(state.hero, way)!]! < back[state.hero]!)
}

export const delve: CampaignRules<DelveState> = {
  start,
  step,
  status: statusOf,
  legal,
  score: (state) =>
    state.floor * 40 + state.found * 10 + (statusOf(state) === 'won' ? state.hearts * 20 + state.tide : 0),
  progress: ({ floor }) => Math.min(1, floor / FLOORS),
  advise,
  stars: ({ hearts }) => (hearts >= 4 ? 3 : hearts >= 2 ? 2 : 1),
}
