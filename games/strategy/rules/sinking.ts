import type { SimEvent } from '#kit/game/contract.ts'
import { pickOne, shuffled, type Random } from '#kit/random/random.ts'
import type { CampaignRules, CampaignState } from './campaign-rules.ts'
import { beside, COLUMNS, ROWS, sea } from './hexes.ts'

/** A sinking island: collect the relics and return to the boat in time. */
export interface SinkingState extends CampaignState {
  /** State of every piece: dry, soaked or gone. */
  readonly land: readonly number[]
  readonly at: number
  readonly boat: number
  /** Positions of the relics, -1 for a carried one. */
  readonly relics: readonly number[]
  /** Actions left in this turn. */
  readonly acts: number
  readonly turns: number
  /** Upcoming flood cards, the last first, and used ones. */
  readonly deck: readonly number[]
  readonly soaked: readonly number[]
}

export const GONE = 0
export const SOAKED = 1
export const DRY = 2
export const ACTS = 3
const CELLS = COLUMNS * ROWS
const RELICS = 4
/** Turns until used cards return on top. */
export const STORM_EVERY = 4
const SHORE = CELLS
export const DIG = CELLS * 2
export const END = DIG + 1
/** Moving to a piece is its number; repairing one is this. */
export const shoreInput = (cell: number) => SHORE + cell
export const isShore = (input: number) => input >= SHORE && input < DIG
export const cellOf = (input: number) => input % CELLS

/** Flood cards per turn. */
export const tideOf = ({ level, turns }: Pick<SinkingState, 'level' | 'turns'>) =>
  2 + (level > 12 ? 1 : 0) + (turns > 12 ? 1 : 0) - (turns < 3 && level < 17 ? 1 : 0)

function start(level: number, random: Random): SinkingState {
  const cells = [...sea(random)]
  const order = shuffled(cells, random)
  const boat = order[0]!
  const far = distances(cells, boat)
  // Relics are far from the boat, farther at later levels.
  const away = order.filter((cell) => far[cell]! >= (level > 8 ? 3 : 2))
  const land = Array.from({ length: CELLS }, (_, cell) => (cells.includes(cell) ? DRY : GONE))
  return {
    level,
    moves: 0,
    land,
    at: boat,
    boat,
    relics: away.slice(0, RELICS),
    acts: ACTS,
    turns: 0,
    deck: shuffled(cells, random),
    soaked: [],
  }
}

/** Path lengths over land; 99 if unreachable. */
export function distances(cells: readonly number[], from: number): number[] {
  const land = new Set(cells)
  const far = Array.from({ length: CELLS }, () => 99)
  far[from] = 0
  const open = [from]
  // The list grows during the loop: added cells are visited too.
  for (const cell of open)
    for (const next of beside(cell))
      if (land.has(next) && far[next]! > far[cell]! + 1) {
        far[next] = far[cell]! + 1
        open.push(next)
      }
  return far
}

const landOf = ({ land }: Pick<SinkingState, 'land'>) =>
  land.flatMap((one, cell) => (one === GONE ? [] : [cell]))

function statusOf({ land, at, boat, relics }: SinkingState): 'playing' | 'won' | 'lost' {
  if (land[boat] === GONE || land[at] === GONE) return 'lost'
  if (relics.some((relic) => relic >= 0 && land[relic] === GONE)) return 'lost'
  return at === boat && relics.every((relic) => relic < 0) ? 'won' : 'playing'
}

function legal(state: SinkingState): readonly number[] {
  if (statusOf(state) !== 'playing') return []
  const { at, land, relics } = state
  const near = beside(at)
  return [
    ...near.filter((cell) => land[cell] !== GONE),
    ...[at, ...near].filter((cell) => land[cell] === SOAKED).map(shoreInput),
    ...(relics.includes(at) ? [DIG] : []),
    END,
  ]
}

/** Floods a piece: dry becomes soaked, soaked is gone; anybody there swims to adjacent land, if any. */
function flood(state: SinkingState, random: Random, events: SimEvent[]): SinkingState {
  const land = [...state.land]
  let deck = [...state.deck]
  let soaked = [...state.soaked]
  let { at } = state
  const turns = state.turns + 1
  if (turns % STORM_EVERY === 0) {
    deck = [...deck, ...shuffled(soaked, random)]
    soaked = []
    events.push({ kind: 'storm' })
  }
  for (let wave = 0; wave < tideOf({ level: state.level, turns }); wave++) {
    if (deck.length === 0) {
      deck = shuffled(soaked, random)
      soaked = []
    }
    const cell = deck.pop()
    if (cell === undefined) break
    land[cell]!--
    events.push({ kind: land[cell] === GONE ? 'sink' : 'soak', x: cell })
    if (land[cell] !== GONE) soaked.push(cell)
    const shores = beside(cell).filter((one) => land[one] !== GONE)
    if (land[cell] === GONE && at === cell && shores.length > 0) at = pickOne(shores, random)
  }
  return { ...state, land, deck, soaked, at, turns, acts: ACTS }
}

function step(state: SinkingState, input: number, random: Random) {
  const events: SimEvent[] = []
  const cell = cellOf(input)
  let next: SinkingState = { ...state, moves: state.moves + 1, acts: state.acts - 1 }
  if (input === END) next = { ...next, acts: 0 }
  else if (input === DIG) {
    next = { ...next, relics: state.relics.map((relic) => (relic === state.at ? -1 : relic)) }
    events.push({ kind: 'dig', x: state.at })
  } else if (isShore(input)) {
    next = { ...next, land: state.land.map((one, index) => (index === cell ? DRY : one)) }
    events.push({ kind: 'shore', x: cell })
  } else {
    next = { ...next, at: cell }
    events.push({ kind: 'walk', x: cell })
  }
  if (next.acts <= 0 && statusOf(next) === 'playing') next = flood(next, random, events)
  const status = statusOf(next)
  return { state: next, events: status === 'playing' ? events : [...events, { kind: status }] }
}

/** Repairs essential pieces, then walks to the most endangered relic, finally to the boat. */
function advise(state: SinkingState): number | undefined {
  if (statusOf(state) !== 'playing') return undefined
  const { at, land, relics, boat } = state
  if (relics.includes(at)) return DIG
  const wanted = relics.filter((relic) => relic >= 0)
  const precious = [...wanted, boat]
  const reach = [at, ...beside(at)]
  const leak = reach.find((cell) => precious.includes(cell) && land[cell] === SOAKED)
  if (leak !== undefined && !(leak === boat && wanted.length === 0)) return shoreInput(leak)
  const far = distances(landOf(state), at)
  const goals = wanted.length > 0 ? wanted : [boat]
  const rate = (cell: number) => far[cell]! - (land[cell] === SOAKED ? 2.5 : 0)
  // A sinking boat is worth going back for.
  const alarm = land[boat] === SOAKED && far[boat]! < 4 ? boat : undefined
  const goal = alarm ?? goals.toSorted((one, other) => rate(one) - rate(other))[0]!
  const back = distances(landOf(state), goal)
  const steps = beside(at).filter((cell) => land[cell] !== GONE && back[cell]! < back[at]!)
  const dry = steps.find((cell) => land[cell] === DRY) ?? steps[0]
  if (dry !== undefined) return dry
  const wet = reach.find((cell) => land[cell] === SOAKED)
  return wet === undefined ? END : shoreInput(wet)
}

export const sinking: CampaignRules<SinkingState> = {
  start,
  step,
  legal,
  status: statusOf,
  score: (state) => {
    const found = state.relics.filter((relic) => relic < 0).length
    return found * 20 + (statusOf(state) === 'won' ? 60 + landOf(state).length * 2 : 0)
  },
  progress: (state) =>
    statusOf(state) === 'won' ? 1 : (state.relics.filter((relic) => relic < 0).length / RELICS) * 0.9,
  advise,
  stars: (state) => {
    const left = landOf(state).length
    return left >= 21 ? 3 : left >= 18 ? 2 : 1
  },
}
