import type { SimEvent } from '#kit/game/contract.ts'
import { pickIndex, pickOne, shuffled, type Random } from '#kit/random/random.ts'
import type { CampaignRules, CampaignState } from './campaign-rules.ts'
import { beside, COLUMNS, groupOf, ROWS, sea } from './hexes.ts'

/** Isles in shires; a majority of flags in a shire wins its pearls. */
export interface SharesState extends CampaignState {
  /** 0 the captain, 1 the rival, -1 free, -2 water. */
  readonly owners: readonly number[]
  /** The shire of every isle. */
  readonly shires: readonly number[]
  /** Pearls of every shire. */
  readonly pearls: readonly number[]
}

const WATER: number = -2
const FREE: number = -1
/** Flags around an isle that convert it. */
const TURNING = 3

/** Isles grow together into shires of four or so. */
function divide(cells: ReadonlySet<number>, random: Random): number[] {
  const shires = Array.from({ length: COLUMNS * ROWS }, () => -1)
  let shire = 0
  for (const seed of shuffled([...cells], random)) {
    if (shires[seed]! >= 0) continue
    const group = [seed]
    shires[seed] = shire
    const wanted = 3 + pickIndex(3, random)
    for (const cell of group) {
      if (group.length >= wanted) break
      const next = shuffled(
        beside(cell).filter((one) => cells.has(one) && shires[one]! < 0),
        random,
      )
      for (const one of next.slice(0, wanted - group.length)) {
        shires[one] = shire
        group.push(one)
      }
    }
    shire++
  }
  return shires
}

function start(level: number, random: Random): SharesState {
  const cells = sea(random)
  const shires = divide(cells, random)
  const owners = shires.map((shire) => (shire < 0 ? WATER : FREE))
  const all = [...cells].toSorted((one, other) => one - other)
  owners[all.at(-1)!] = 0
  owners[all[0]!] = 1
  // Later rivals start with a second flag.
  if (level > 13) {
    const second = all.find(
      (cell) => owners[cell] === FREE && groupOf(cells, all[0]!).has(cell) && beside(all[0]!).includes(cell),
    )
    if (second !== undefined) owners[second] = 1
  }
  const count = Math.max(...shires) + 1
  const sizes = Array.from({ length: count }, (_, shire) => shires.filter((one) => one === shire).length)
  return {
    level,
    moves: 0,
    owners,
    shires,
    pearls: sizes.map((size) => size + pickIndex(3, random)),
  }
}

/** Isles next to the own ones; all if there are none. */
export function openTo({ owners }: Pick<SharesState, 'owners'>, side: number): readonly number[] {
  const free = owners.flatMap((owner, cell) => (owner === FREE ? [cell] : []))
  const near = free.filter((cell) => beside(cell).some((one) => owners[one] === side))
  return near.length > 0 ? near : free
}

/** The flags after one more, with converted isles. */
function planted(owners: readonly number[], cell: number, side: number) {
  const next = [...owners]
  next[cell] = side
  const turned = beside(cell).filter(
    (one) => next[one] === 1 - side && beside(one).filter((other) => next[other] === side).length >= TURNING,
  )
  for (const one of turned) next[one] = side
  return { owners: next, turned }
}

/** Pearls of one side. */
export function pearlsOf(
  { owners, shires, pearls }: Pick<SharesState, 'owners' | 'shires' | 'pearls'>,
  side: number,
) {
  return pearls.reduce((sum, worth, shire) => sum + (leadIn(owners, shires, shire, side) > 0 ? worth : 0), 0)
}

/** Lead of one side's flags in a shire. */
export const leadIn = (owners: readonly number[], shires: readonly number[], shire: number, side: number) =>
  shires.reduce(
    (lead, one, cell) => lead + (one !== shire || owners[cell]! < 0 ? 0 : owners[cell] === side ? 1 : -1),
    0,
  )

/** Value for a side: pearls held, and half of those open. */
function standing(state: SharesState, owners: readonly number[], side: number): number {
  const leads = state.pearls.map(() => 0)
  const open = state.pearls.map(() => 0)
  let flags = 0
  for (const [cell, owner] of owners.entries()) {
    const shire = state.shires[cell]!
    if (shire < 0) continue
    if (owner === FREE) open[shire]!++
    else leads[shire]! += owner === side ? 1 : -1
    if (owner === side) flags++
  }
  return state.pearls.reduce((sum, worth, shire) => {
    const lead = leads[shire]!
    return sum + worth * Math.max(-1, Math.min(1, lead / (0.5 + open[shire]!)))
  }, flags * 0.2)
}

/** The best flag of a side, considering the reply. */
function planned(state: SharesState, side: number, isDeep: boolean): number | undefined {
  let best: number | undefined
  let most = -Infinity
  for (const cell of openTo(state, side)) {
    const { owners } = planted(state.owners, cell, side)
    let value = standing(state, owners, side)
    if (isDeep) {
      const answers = openTo({ owners }, 1 - side).map((reply) =>
        standing(state, planted(owners, reply, 1 - side).owners, side),
      )
      if (answers.length > 0) value = Math.min(...answers)
    }
    if (value <= most) continue
    best = cell
    most = value
  }
  return best
}

function statusOf(state: SharesState): 'playing' | 'won' | 'lost' {
  if (state.owners.includes(FREE)) return 'playing'
  return pearlsOf(state, 0) > pearlsOf(state, 1) ? 'won' : 'lost'
}

/** Chance of a rival's random move. */
const slipOf = (level: number) => Math.max(0, 0.5 - level * 0.03)
const DEEP_LEVEL = 12

function step(state: SharesState, input: number, random: Random) {
  const events: SimEvent[] = []
  const plant = (at: SharesState, cell: number, side: number): SharesState => {
    const { owners, turned } = planted(at.owners, cell, side)
    events.push({ kind: side === 0 ? 'plant' : 'rival', x: cell })
    for (const one of turned) events.push({ kind: side === 0 ? 'turn' : 'lose', x: one })
    return { ...at, owners }
  }
  let next = plant({ ...state, moves: state.moves + 1 }, input, 0)
  if (statusOf(next) === 'playing') {
    const open = openTo(next, 1)
    const isSlip = random() < slipOf(state.level)
    const reply = isSlip ? pickOne(open, random) : planned(next, 1, state.level >= DEEP_LEVEL)
    if (reply !== undefined) next = plant(next, reply, 1)
  }
  const status = statusOf(next)
  return { state: next, events: status === 'playing' ? events : [...events, { kind: status }] }
}

const shareOf = ({ owners }: SharesState) =>
  owners.filter((owner) => owner >= 0).length / owners.filter((owner) => owner !== WATER).length

export const shares: CampaignRules<SharesState> = {
  start,
  step,
  status: statusOf,
  legal: (state) => (statusOf(state) === 'playing' ? openTo(state, 0) : []),
  score: (state) => {
    const lead = pearlsOf(state, 0) - pearlsOf(state, 1)
    return Math.max(0, pearlsOf(state, 0) * 2 + (statusOf(state) === 'won' ? 50 + lead * 3 : 0))
  },
  progress: shareOf,
  advise: (state) => (statusOf(state) === 'playing' ? planned(state, 0, true) : undefined),
  stars: (state) => {
    const lead = pearlsOf(state, 0) - pearlsOf(state, 1)
    return lead >= 12 ? 3 : lead >= 5 ? 2 : 1
  },
}
