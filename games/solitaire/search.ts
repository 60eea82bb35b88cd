import type { Random } from '#kit/random/random.ts'
import { faceOf, isRed, type Card } from './cards.ts'
import { legalMoves } from './moves.ts'
import { cardsLeft, step } from './rules.ts'
import { stepOf, topOf, type Move, type State } from './state.ts'
import type { Table } from './table.ts'
import { valueOf } from './value.ts'

/** A position as text: columns, cells and reserves are interchangeable, and copies of a card equal. */
export function keyOf(table: Table, state: State): string {
  const textOf = (pile: number) => {
    const { cards, hidden } = state.piles[pile]!
    let text = hidden > 0 ? `${hidden}:` : ''
    for (const card of cards) text += faceText(card)
    return text
  }
  const sorted = (piles: readonly number[]) => piles.map(textOf).sort().join('|')
  const columns = table.rules.columns.shape
    ? table.columns.map((pile) => state.piles[pile]!.cards.length).join('')
    : sorted(table.columns)
  const waste = table.waste === undefined ? '' : textOf(table.waste)
  const homes = homesText(table, state)
  const gathers = typeof table.rules.gathers === 'number' ? `/${state.reshuffles}` : ''
  return `${columns}/${sorted(table.cells)}/${sorted(table.reserves)}/${waste}/${homes}/${state.redeals}${gathers}`
}

/** A safe home move: no card in play could need to lie on this one. */
export function isSafeHome(table: Table, state: State, move: Move): boolean {
  if (move.kind === 'remove' && table.rules.home.kind === 'aces') return true
  if (move.kind !== 'move' || table.slots[move.to]!.kind !== 'home') return false
  const { home, columns } = table.rules
  if (home.kind === 'runs') return true
  if (home.kind !== 'suits' || home.ends || columns.carry === 'any' || table.rules.gathers) return false
  if (columns.order === 'both') return false
  if (columns.build === 'suit') return !table.rules.decks || table.rules.decks === 1
  if (columns.build !== 'alternate') return false
  const card = topOf(state.piles[move.from]!)!
  return othersHome(table, state, isRed(card)) + 1 >= stepOf(card, state.base)
}

/** Cards in the shortest home pile of the other colour. */
function othersHome(table: Table, state: State, red: boolean): number {
  const decks = table.rules.decks ?? 1
  const lengths = table.homes.flatMap((pile) => {
    const top = topOf(state.piles[pile]!)
    return top !== undefined && isRed(top) !== red ? [state.piles[pile]!.cards.length] : []
  })
  return lengths.length < 2 * decks ? 0 : Math.min(...lengths)
}

/** Suit piles are known by their lengths; a chain by its top card, and chains are interchangeable. */
function homesText({ rules: { home }, homes }: Table, state: State): string {
  const tops = () => homes.map((pile) => faceText(topOf(state.piles[pile]!))).sort()
  if (home.kind === 'chain' && home.piles) return tops().join('')
  const lengths = homes.map((pile) => state.piles[pile]!.cards.length).join()
  return home.kind === 'chain' ? lengths + tops().join('') : lengths
}

const faceText = (card: Card | undefined) =>
  card === undefined ? '' : String.fromCharCode(64 + faceOf(card))

export interface SearchLimits {
  /** Budget of positions. */
  readonly positions: number
  /** Cost per move; low values dig deep, high ones stay broad. */
  readonly moveCost: number
}

export interface Finding {
  readonly line: readonly Move[]
  readonly won: boolean
  /** Whether every reachable position was seen. */
  readonly complete: boolean
  readonly value: number
}

interface Node {
  readonly state: State
  readonly parent: Node | undefined
  readonly move: Move | undefined
}

const BUCKETS_PER_POINT = 2
/** The search never shuffles, so no random number is drawn. */
const NO_LUCK: Random = () => 0

/** A resumable search: each call visits more positions and returns the result once there is one. */
export interface Search {
  run(positions: number): Finding | undefined
}

/** Best-first search for a win; without one it returns the way to the best position. */
export function openSearch(table: Table, start: State, { positions, moveCost }: SearchLimits): Search {
  const seen = new Set<string>([keyOf(table, start)])
  const queue = bucketQueue()
  let best: Node = { state: start, parent: undefined, move: undefined }
  let bestValue = valueOf(table, start)
  let looked = 0
  queue.put(best, bestValue)

  /** Queues the successors of a node; a win ends the search. */
  function expand(node: Node): Node | undefined {
    for (const move of worthTrying(table, node.state)) {
      const { state } = step(table, node.state, move, NO_LUCK)
      const key = keyOf(table, state)
      if (seen.has(key)) continue
      seen.add(key)
      const next = { state, parent: node, move }
      if (cardsLeft(table, state) === 0) return next
      const value = valueOf(table, state)
      if (value > bestValue) {
        best = next
        bestValue = value
      }
      queue.put(next, value - (state.moves - start.moves) * moveCost)
    }
    return undefined
  }

  return {
    run(most) {
      for (const until = looked + most; looked < until;) {
        const node = queue.take()
        const isComplete = node === undefined
        if (isComplete || ++looked > positions)
          return { line: lineTo(best), won: false, complete: isComplete, value: bestValue }
        const won = expand(node)
        if (won) return { line: lineTo(won), won: true, complete: false, value: Infinity }
      }
      return undefined
    },
  }
}

/** A single safe move, else all but a real shuffle, whose outcome is unknown. */
function worthTrying(table: Table, state: State): readonly Move[] {
  const moves = legalMoves(table, state, false)
  const safe = moves.find((move) => isSafeHome(table, state, move))
  return safe ? [safe] : table.rules.gathers ? moves : moves.filter(({ kind }) => kind !== 'reshuffle')
}

function lineTo(last: Node): Move[] {
  const line: Move[] = []
  for (let node: Node | undefined = last; node?.move; node = node.parent) line.push(node.move)
  return line.toReversed()
}

/** LIFO among equals: follows one promising line before its twins. */
function bucketQueue() {
  const buckets: Node[][] = []
  const offset = 2000
  let highest = 0
  return {
    put(node: Node, value: number) {
      const bucket = Math.max(0, Math.round(value * BUCKETS_PER_POINT) + offset)
      const list = (buckets[bucket] ??= [])
      list.push(node)
      highest = Math.max(highest, bucket)
    },
    take(): Node | undefined {
      while (highest > 0 && !buckets[highest]?.length) highest--
      return buckets[highest]?.pop()
    },
  }
}
