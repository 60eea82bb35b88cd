import { rankOf, suitOf, type Card } from '#kit/game/cards/cards.ts'
import type { GridRules } from './definition.ts'
import type { Kind, Move, State } from './state.ts'

const PACK = 52
const POINTS_A_CARD = 10
const HOPS = [1, 3]

const isKin = (one: Card, other: Card) => rankOf(one) === rankOf(other) || suitOf(one) === suitOf(other)

/** A pile may hop onto its left neighbour or the third to the left. */
const hops = ({ cells }: State): Move[] =>
  cells.flatMap((card, from) =>
    HOPS.filter((hop) => from >= hop && isKin(cells[from - hop]!, card)).map((hop): Move => ({
      kind: 'go',
      from,
      to: from - hop,
    })),
  )

/** One or two cards between two equals may leave; the bride and the groom stay. */
const partings = ({ cells }: State): Move[] =>
  cells.flatMap((card, left) =>
    [1, 2]
      .filter((count) => left + count + 1 < cells.length && isKin(card, cells[left + count + 1]!))
      .map((count): Move => ({ kind: 'take', cells: count === 1 ? [left + 1] : [left + 1, left + 2] })),
  )

export const rowing = ({ way, winAt }: GridRules & { kind: 'row' }): Kind => ({
  legal: way === 'accordion' ? hops : partings,
  step(state, move) {
    if (move.kind === 'go') {
      const cells = state.cells.with(move.to, state.cells[move.from]!).filter((_, cell) => cell !== move.from)
      return { ...state, cells, points: state.points + POINTS_A_CARD }
    }
    const away = move.kind === 'take' ? move.cells : []
    const cells = state.cells.filter((_, cell) => !away.includes(cell))
    return { ...state, cells, points: state.points + POINTS_A_CARD * away.length }
  },
  isWon: ({ cells }) => cells.length <= winAt,
  progress: ({ cells }) => Math.min(1, (PACK - cells.length) / (PACK - winAt)),
})
