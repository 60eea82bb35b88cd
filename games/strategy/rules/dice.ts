import type { SimEvent } from '#kit/game/contract.ts'
import { pickIndex, pickOne, shuffled, type Random } from '#kit/random/random.ts'
import { beside, COLUMNS, groupOf, ROWS, sea as islesOf } from './hexes.ts'
import type { CampaignRules, CampaignState } from './campaign-rules.ts'

/** A sea of hexagons. Islands have an owner (0 is the player) and up to six dice; -1 is water. */
export interface DiceState extends CampaignState {
  readonly owners: readonly number[]
  readonly dice: readonly number[]
  readonly rivals: number
  readonly rounds: number
}

export const END_TURN = 9999
export const MOST_DICE = 6
const MOST_ROUNDS = 40

export const attackOf = (from: number, to: number) => from * 64 + to
export const fromOf = (input: number) => Math.floor(input / 64)
export const toOf = (input: number) => input % 64

const islandsOf = (owners: readonly number[], owner: number) =>
  owners.flatMap((own, cell) => (own === owner ? [cell] : []))

/** Largest connected group of an owner: as many dice arrive. */
export function realmOf(owners: readonly number[], owner: number): number {
  const cells = new Set(islandsOf(owners, owner))
  let largest = 0
  for (const cell of cells) largest = Math.max(largest, groupOf(cells, cell).size)
  return largest
}

function start(level: number, random: Random): DiceState {
  const rivals = level < 5 ? 1 : level < 13 ? 2 : 3
  const cells = shuffled([...islesOf(random)], random)
  const owners = Array.from({ length: COLUMNS * ROWS }, () => -1)
  const dice = owners.map(() => 0)
  for (const [index, cell] of cells.entries()) {
    owners[cell] = index % (rivals + 1)
    // Rivals have more dice in later campaigns.
    dice[cell] = 1 + pickIndex(owners[cell] === 0 ? 4 : 2 + Math.min(3, Math.floor(level / 5)), random)
  }
  return { level, moves: 0, owners, dice, rivals, rounds: 0 }
}

interface Sea {
  readonly owners: number[]
  readonly dice: number[]
}

const roll = (count: number, random: Random) => {
  let sum = 0
  for (let die = 0; die < count; die++) sum += 1 + pickIndex(6, random)
  return sum
}

function attack({ owners, dice }: Sea, from: number, to: number, random: Random): boolean {
  const isWon = roll(dice[from]!, random) > roll(dice[to]!, random)
  if (isWon) {
    owners[to] = owners[from]!
    dice[to] = dice[from]! - 1
  }
  dice[from] = 1
  return isWon
}

function reinforce({ owners, dice }: Sea, owner: number, random: Random) {
  for (let left = realmOf(owners, owner); left > 0; left--) {
    const open = islandsOf(owners, owner).filter((cell) => dice[cell]! < MOST_DICE)
    if (open.length === 0) return
    const cell = pickOne(open, random)
    dice[cell] = dice[cell]! + 1
  }
}

const attacksOf = ({ owners, dice }: Pick<DiceState, 'owners' | 'dice'>, owner: number) =>
  islandsOf(owners, owner).flatMap((from) =>
    dice[from]! < 2
      ? []
      : beside(from).flatMap((to) => (owners[to]! >= 0 && owners[to] !== owner ? [attackOf(from, to)] : [])),
  )

/** The attack with the best odds; full islands accept even ones. */
function boldest(at: Pick<DiceState, 'owners' | 'dice'>, owner: number): number | undefined {
  let best: number | undefined
  let most = 0
  for (const input of attacksOf(at, owner)) {
    const lead = at.dice[fromOf(input)]! - at.dice[toOf(input)]!
    const worth = lead + (at.dice[fromOf(input)] === MOST_DICE ? 0.5 : 0)
    if (worth <= most) continue
    best = input
    most = worth
  }
  return best
}

const LONGEST_RAID = 12

function step(state: DiceState, input: number, random: Random) {
  const sea: Sea = { owners: [...state.owners], dice: [...state.dice] }
  const events: SimEvent[] = []
  const done = (rounds: number) => {
    const next: DiceState = { ...state, ...sea, moves: state.moves + 1, rounds }
    const status = statusOf(next)
    return { state: next, events: status === 'playing' ? events : [...events, { kind: status }] }
  }
  if (input !== END_TURN) {
    const isWon = attack(sea, fromOf(input), toOf(input), random)
    events.push({ kind: isWon ? 'take' : 'fail', x: toOf(input) })
    return done(state.rounds)
  }
  reinforce(sea, 0, random)
  events.push({ kind: 'turn' })
  for (let rival = 1; rival <= state.rivals; rival++) {
    for (let raid = 0; raid < LONGEST_RAID; raid++) {
      const next = boldest(sea, rival)
      if (next === undefined) break
      const isWon = attack(sea, fromOf(next), toOf(next), random)
      events.push({ kind: isWon ? 'raid' : 'repelled', x: toOf(next) })
    }
    reinforce(sea, rival, random)
  }
  return done(state.rounds + 1)
}

function statusOf({ owners, rounds }: DiceState): 'playing' | 'won' | 'lost' {
  if (!owners.includes(0)) return 'lost'
  if (owners.every((owner) => owner <= 0)) return 'won'
  return rounds >= MOST_ROUNDS ? 'lost' : 'playing'
}

const shareOf = ({ owners }: DiceState) =>
  islandsOf(owners, 0).length / owners.filter((owner) => owner >= 0).length

export const dice: CampaignRules<DiceState> = {
  start,
  step,
  status: statusOf,
  legal: (state) => (statusOf(state) === 'playing' ? [END_TURN, ...attacksOf(state, 0)] : []),
  score: (state) =>
    Math.round(shareOf(state) * 100) +
    (statusOf(state) === 'won' ? 100 + 5 * (MOST_ROUNDS - state.rounds) : 0),
  progress: shareOf,
  advise: (state) => boldest(state, 0) ?? END_TURN,
  stars: ({ rounds }) => (rounds <= 7 ? 3 : rounds <= 14 ? 2 : 1),
}
