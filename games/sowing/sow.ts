import { otherSeat, type Seat } from '#kit/game/duel/rules.ts'
import type { SowingDefinition } from './definitions.ts'

export interface SowingPosition {
  /** The first seat's pits from left to right, then the second's from right to left: seeds travel up this list. */
  readonly pits: readonly number[]
  readonly stores: readonly [number, number]
  readonly turn: Seat
  /** Moves since the last seed was won. */
  readonly quiet: number
  readonly over: boolean
}

/** Events of the seeds in order, as the view shows them. Stores follow the pits. */
export type SowStep =
  | { readonly kind: 'lift'; readonly spot: number }
  | { readonly kind: 'drop'; readonly spot: number }
  | { readonly kind: 'take'; readonly spot: number; readonly seat: Seat }

/** The board while seeds are on their way. */
interface Sowing {
  readonly definition: SowingDefinition
  readonly turn: Seat
  readonly pits: number[]
  readonly stores: [number, number]
  readonly steps: SowStep[]
}

export interface Sown {
  readonly pits: readonly number[]
  readonly stores: readonly [number, number]
  readonly steps: readonly SowStep[]
  readonly again: boolean
}

/** A relay that runs on and on is broken off. */
const LONGEST_SOWING = 160
const FOUR = 4

export const ownerOf = (count: number, pit: number): Seat => (pit < count ? 0 : 1)
const acrossFrom = (count: number, pit: number) => 2 * count - 1 - pit

/** Plays a pit to the end. */
export function sow(definition: SowingDefinition, position: SowingPosition, start: number): Sown {
  const { turn } = position
  const sowing: Sowing = {
    definition,
    turn,
    pits: [...position.pits],
    stores: [...position.stores],
    steps: [],
  }
  let from = start
  let again = false
  for (;;) {
    const end = lap(sowing, from)
    const next = finish(sowing, end)
    again = end === storeOf(definition, turn)
    if (next === undefined || sowing.steps.length > LONGEST_SOWING) break
    from = next
  }
  return { pits: sowing.pits, stores: sowing.stores, steps: sowing.steps, again }
}

export const storeOf = ({ pits }: SowingDefinition, seat: Seat) => 2 * pits + seat

function take(sowing: Sowing, spot: number, seat: Seat) {
  const { pits, stores, steps } = sowing
  if (pits[spot] === 0) return
  stores[seat] += pits[spot]!
  pits[spot] = 0
  steps.push({ kind: 'take', spot, seat })
}

/** The next place for a seed; the own store follows the last own pit. */
function after({ definition, turn }: Sowing, spot: number, start: number, way: 1 | -1): number {
  const { pits: count, store, leaves } = definition
  const ring = 2 * count
  if (way < 0) {
    const before = (spot + ring - 1) % ring
    return before === start ? (before + ring - 1) % ring : before
  }
  if (store === 'sown' && spot === (turn === 0 ? count - 1 : ring - 1)) return storeOf(definition, turn)
  const next = spot >= ring ? (turn === 0 ? count : 0) : (spot + 1) % ring
  // A lap never fills the pit it came from, unless its first seed stays there.
  return next === start && leaves === 'none' && store === 'passed-by' ? (next + 1) % ring : next
}

/** Sows a pit seed by seed; returns the place of the last. */
function lap(sowing: Sowing, start: number): number {
  const { definition, pits, stores, steps, turn } = sowing
  let hand = pits[start]!
  const way = definition.turnsBack && hand % 2 === 1 ? -1 : 1
  pits[start] = 0
  steps.push({ kind: 'lift', spot: start })
  let spot = start
  if (definition.leaves === 'one' && hand > 1) {
    pits[start] = 1
    hand--
    steps.push({ kind: 'drop', spot: start })
  }
  while (hand-- > 0) {
    spot = after(sowing, spot, start, way)
    steps.push({ kind: 'drop', spot })
    if (spot >= pits.length) {
      stores[turn]++
      continue
    }
    pits[spot] = pits[spot]! + 1
    // The owner of a four takes it at once; the last seed's four is the sower's.
    if (definition.last === 'fours' && pits[spot] === FOUR)
      take(sowing, spot, hand === 0 ? turn : ownerOf(definition.pits, spot))
  }
  return spot
}

/** Effect of the last seed; returns the pit to continue from, if any. */
function finish(sowing: Sowing, end: number): number | undefined {
  const { definition, pits, turn } = sowing
  const { pits: count, last } = definition
  if (end >= pits.length) return undefined
  const isOwn = ownerOf(count, end) === turn
  switch (last) {
    case 'relay':
      if (pits[end]! > 1) return end
      if (isOwn) takeAcross(sowing, end)
      return undefined
    case 'opposite':
      if (isOwn && pits[end] === 1) takeAcross(sowing, end)
      return undefined
    case 'back':
      takeBack(sowing, end)
      return undefined
    case 'even':
      if (!isOwn && pits[end]! % 2 === 0) take(sowing, end, turn)
      return undefined
    case 'next': {
      const next = (end + 1) % pits.length
      if (pits[next]! > 0) return next
      take(sowing, (next + 1) % pits.length, turn)
      return undefined
    }
    case 'low':
      takeBack(sowing, end)
      return undefined
    case 'twins':
      if (isOwn && pits[end] === pits[acrossFrom(count, end)]) takeAcross(sowing, end)
      return undefined
    case 'harvest':
      if (isOwn && pits[end]! % 2 === 0) {
        take(sowing, acrossFrom(count, end), turn)
        take(sowing, end, turn)
      }
      return undefined
    case 'pairs':
      takePairs(sowing, end)
      return undefined
    case 'run':
    case 'fours':
      return pits[end]! > 1 ? end : undefined
  }
}

function takeAcross(sowing: Sowing, end: number) {
  const { definition, pits, turn } = sowing
  const across = acrossFrom(definition.pits, end)
  if (pits[across] === 0) return
  take(sowing, across, turn)
  take(sowing, end, turn)
}

const PAIRS = [2, 4, 6]

/** Twos, fours and sixes in a row backwards, whosever they are. */
function takePairs(sowing: Sowing, end: number) {
  const { pits, turn } = sowing
  for (let back = 0; back < pits.length; back++) {
    const pit = (end - back + pits.length) % pits.length
    if (!PAIRS.includes(pits[pit]!)) return
    take(sowing, pit, turn)
  }
}

/** Twos and threes, or fours too, in a row backwards on the rival's side; a move may not take everything there. */
function takeBack(sowing: Sowing, end: number) {
  const { definition, pits, turn } = sowing
  const { pits: count } = definition
  const rival = otherSeat(turn)
  const most = definition.last === 'low' ? 4 : 3
  const prey: number[] = []
  for (let pit = end; pit >= 0 && ownerOf(count, pit) === rival; pit--) {
    if (pits[pit]! < 2 || pits[pit]! > most) break
    prey.push(pit)
  }
  const left = pits.some((seeds, pit) => seeds > 0 && ownerOf(count, pit) === rival && !prey.includes(pit))
  if (left) for (const pit of prey) take(sowing, pit, turn)
}
