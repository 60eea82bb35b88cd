import { KING, rankOf, suitOf, type Card } from '#kit/game/cards/cards.ts'
import { shuffled } from '#kit/random/random.ts'
import type { GridDefinition, GridRules } from './definition.ts'
import { GAP, type Kind, type Move, type State } from './state.ts'

const POINTS_IN_PLACE = 10
const POINTS_A_REDEAL = 40

/** Correctly placed cards of a row, counted from the left. */
function orderedIn(row: readonly Card[], first: number): number {
  if (row[0] === GAP || row[0] === undefined || rankOf(row[0]) !== first) return 0
  let count = 1
  while (
    count < row.length &&
    row[count] !== GAP &&
    row[count] === row[count - 1]! + 1 &&
    rankOf(row[count]!) > 1
  )
    count++
  return count
}

function fitsAfter(follow: 'next' | 'higher', left: Card, card: Card): boolean {
  if (left === GAP || suitOf(left) !== suitOf(card)) return false
  return follow === 'next' ? card === left + 1 : rankOf(card) > rankOf(left)
}

export function gapping(rules: GridRules & { kind: 'gaps' }, { columns, rows }: GridDefinition): Kind {
  const first = rules.follow === 'next' ? 2 : 1
  const rowsOf = ({ cells }: State) =>
    Array.from({ length: rows }, (_, row) => cells.slice(row * columns, (row + 1) * columns))
  const inPlace = (state: State) => rowsOf(state).reduce((sum, row) => sum + orderedIn(row, first), 0)
  const goal = rows * (KING - first + 1)
  const scored = (state: State): State => ({
    ...state,
    points:
      inPlace(state) * POINTS_IN_PLACE +
      (inPlace(state) === goal ? (rules.redeals - state.redeals) * POINTS_A_REDEAL : 0),
  })

  /** A card behind a lower one of its suit stays, or two gaps could swap cards for ever. */
  const isSettled = (cells: readonly Card[], from: number) =>
    rules.follow === 'higher' && from % columns !== 0 && fitsAfter('higher', cells[from - 1]!, cells[from]!)

  function goes({ cells }: State): Move[] {
    return cells.flatMap((gap, to) => {
      if (gap !== GAP) return []
      const isFirst = to % columns === 0
      return [...cells.keys()]
        .filter((from) => {
          const card = cells[from]!
          if (card === GAP || isSettled(cells, from)) return false
          return isFirst
            ? rankOf(card) === first && from % columns !== 0
            : fitsAfter(rules.follow, cells[to - 1]!, card)
        })
        .map((from): Move => ({ kind: 'go', from, to }))
    })
  }

  /** Ordered cards stay, followed by a gap and the others, dealt anew. */
  function redealt(state: State, luck: () => number): State {
    const kept = rowsOf(state).map((row) => row.slice(0, orderedIn(row, first)))
    const others = shuffled(
      rowsOf(state).flatMap((row, index) => row.slice(kept[index]!.length).filter((card) => card !== GAP)),
      luck,
    )
    const cells = kept.flatMap((row) => {
      if (row.length === columns) return row
      const come = others.splice(0, columns - row.length - 1)
      const filled = [...row, GAP, ...come]
      return [...filled, ...Array.from({ length: columns - filled.length }, () => GAP)]
    })
    return { ...state, cells, redeals: state.redeals + 1 }
  }

  return {
    legal(state) {
      const moves = goes(state)
      return state.redeals < rules.redeals ? [...moves, { kind: 'deal' }] : moves
    },
    step(state, move, luck) {
      if (move.kind === 'deal') return scored(redealt(state, luck))
      if (move.kind !== 'go') return state
      const cells = state.cells.with(move.to, state.cells[move.from]!).with(move.from, GAP)
      return scored({ ...state, cells })
    },
    isWon: (state) => inPlace(state) === goal,
    progress: (state) => inPlace(state) / goal,
  }
}
