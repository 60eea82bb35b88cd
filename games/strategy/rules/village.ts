import type { SimEvent } from '#kit/game/contract.ts'
import { pickIndex, type Random } from '#kit/random/random.ts'
import type { CampaignRules, CampaignState } from './campaign-rules.ts'
import { beside, COLUMNS, ROWS, sea } from './hexes.ts'

/** Each building scores by its surroundings when built. */
export interface VillageState extends CampaignState {
  /** Meadow, wood or sand under every isle; -1 is water. */
  readonly grounds: readonly number[]
  /** The building on every isle, -1 for none. */
  readonly built: readonly number[]
  /** Three buildings to choose from. */
  readonly offer: readonly number[]
  readonly people: number
}

export const MEADOW = 0
export const WOOD = 1
const SAND = 2
export const BARE = -1

export const HUT = 0
export const WELL = 1
export const FIELD = 2
export const MILL = 3
export const SAW = 4
export const PIER = 5
export const MARKET = 6
export const TOWER = 7
const BUILDINGS = 8
/** Huts and fields are more frequent. */
const DEALT = [HUT, HUT, HUT, FIELD, FIELD, FIELD, WELL, MILL, SAW, PIER, MARKET, TOWER] as const

export const TURNS = 18
const OFFER = 3
export const inputOf = (choice: number, cell: number) => choice * 64 + cell
export const choiceOf = (input: number) => Math.floor(input / 64)
export const cellOf = (input: number) => input % 64

/** Population required at the end. */
export const goalOf = (level: number) => 40 + level

const deal = (random: Random) => DEALT[pickIndex(DEALT.length, random)]!

function start(level: number, random: Random): VillageState {
  const land = sea(random)
  const grounds = Array.from({ length: COLUMNS * ROWS }, (_, cell) =>
    land.has(cell) ? [MEADOW, MEADOW, WOOD, SAND][pickIndex(4, random)]! : BARE,
  )
  return {
    level,
    moves: 0,
    grounds,
    built: grounds.map(() => BARE),
    offer: Array.from({ length: OFFER }, () => deal(random)),
    people: 0,
  }
}

/** People a building brings on an isle. */
export function gainOf(
  { grounds, built }: Pick<VillageState, 'grounds' | 'built'>,
  building: number,
  cell: number,
): number {
  const around = beside(cell)
  const near = (kind: number) => around.filter((one) => built[one] === kind).length
  const land = around.filter((one) => grounds[one]! >= 0)
  if (building === HUT) return 1 + near(HUT) + 2 * Math.min(1, near(WELL))
  if (building === WELL) return 2 * near(HUT) + near(FIELD)
  if (building === FIELD) return (grounds[cell] === MEADOW ? 2 : 0) + near(FIELD) + near(WELL)
  if (building === MILL) return 2 * near(FIELD)
  if (building === SAW) return 2 * around.filter((one) => grounds[one] === WOOD && built[one] === BARE).length
  if (building === PIER) return 6 - land.length
  if (building === MARKET)
    return 2 * new Set(land.flatMap((one) => (built[one]! >= 0 ? [built[one]] : []))).size
  return Math.max(0, 6 - 2 * land.filter((one) => built[one]! >= 0).length)
}

const freeOf = ({ grounds, built }: VillageState) =>
  grounds.flatMap((ground, cell) => (ground >= 0 && built[cell] === BARE ? [cell] : []))

function statusOf({ level, moves, people }: VillageState): 'playing' | 'won' | 'lost' {
  if (moves < TURNS) return 'playing'
  return people >= goalOf(level) ? 'won' : 'lost'
}

function step(state: VillageState, input: number, random: Random) {
  const [choice, cell] = [choiceOf(input), cellOf(input)]
  const building = state.offer[choice]!
  const gain = gainOf(state, building, cell)
  const next: VillageState = {
    ...state,
    moves: state.moves + 1,
    built: state.built.map((one, index) => (index === cell ? building : one)),
    offer: state.offer.map((one, index) => (index === choice ? deal(random) : one)),
    people: state.people + gain,
  }
  const events: SimEvent[] = [
    { kind: gain >= 5 ? 'boom' : gain > 0 ? 'build' : 'empty', x: cell, amount: gain },
  ]
  const status = statusOf(next)
  return { state: next, events: status === 'playing' ? events : [...events, { kind: status }] }
}

/** Average gain of a building: waiting for a better place can pay. */
const USUAL = [2.6, 3.6, 3, 3.4, 3.2, 3, 4.4, 4] as const

function advise(state: VillageState): number | undefined {
  if (statusOf(state) !== 'playing') return undefined
  let best: number | undefined
  let most = -Infinity
  for (const [choice, building] of state.offer.entries())
    for (const cell of freeOf(state)) {
      const gain = gainOf(state, building, cell) - USUAL[building]! * 0.45
      // A place better for other buildings is saved.
      let other = 0
      for (let kind = 0; kind < BUILDINGS; kind++)
        other = Math.max(other, gainOf(state, kind, cell) - USUAL[kind]! * 0.45)
      const value = gain - 0.25 * other
      if (value <= most) continue
      most = value
      best = inputOf(choice, cell)
    }
  return best
}

export const village: CampaignRules<VillageState> = {
  start,
  step,
  status: statusOf,
  legal: (state) =>
    statusOf(state) === 'playing'
      ? state.offer.flatMap((_, choice) => freeOf(state).map((cell) => inputOf(choice, cell)))
      : [],
  score: (state) => state.people * 2 + (statusOf(state) === 'won' ? 50 : 0),
  progress: ({ moves }) => moves / TURNS,
  advise,
  stars: ({ level, people }) => (people >= goalOf(level) + 12 ? 3 : people >= goalOf(level) + 5 ? 2 : 1),
}
