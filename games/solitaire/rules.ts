import type { SimEvent, Status } from '#kit/game/contract.ts'
import type { TurnRules } from '#kit/game/turn-sim.ts'
import type { Random } from '#kit/random/random.ts'
import { RANKS } from './cards.ts'
import { dealCards, drawCards, gatherColumns, reshuffleColumns } from './deal.ts'
import type { SolitaireRules } from './definition.ts'
import { fillerOf, isWholeRun, isWholeSet, SET } from './fits.ts'
import { legalMoves } from './moves.ts'
import { cardsIn, EMPTY_PILE, isOpen, topOf, type Move, type Pile, type State } from './state.ts'
import { clearsPack, isCleared, tableOf, type Table } from './table.ts'

const POINTS_HOME = 10
const POINTS_TURNED = 5
/** Points of a win for each move below four per card. */
const POINTS_SPARED_MOVE = 2
const LEISURELY_MOVES_PER_CARD = 4

/** The rules of one solitaire for `turnSim`. */
export function rulesOf(rules: SolitaireRules): TurnRules<State, Move> {
  const table = tableOf(rules)
  return {
    start: (random) => dealCards(rules, random),
    step: (state, move, random) => step(table, state, move, random),
    legal: (state) => (isWon(table, state) ? [] : legalMoves(table, state)),
    status: (state) => statusOf(table, state),
    score: ({ points }) => points,
    progress: (state) => progressOf(table, state),
  }
}

export function statusOf(table: Table, state: State): Status {
  if (isWon(table, state)) return 'won'
  return legalMoves(table, state).length > 0 ? 'playing' : 'lost'
}

const packSize = ({ rules }: Table) => 52 * (rules.decks ?? 1)

/** Cards that still have to go. */
export const cardsLeft = (table: Table, state: State) =>
  table.rules.home.kind === 'aces'
    ? packSize(table) - 4 - cardsIn(state, table.homes)
    : isCleared(table.rules.home) && !clearsPack(table.rules)
      ? cardsIn(state, table.columns)
      : packSize(table) - cardsIn(state, table.homes)

export const isWon = (table: Table, state: State) => cardsLeft(table, state) === 0

export function progressOf(table: Table, state: State): number {
  const { home } = table.rules
  const all =
    isCleared(home) && home.kind !== 'aces' && !clearsPack(table.rules)
      ? table.rules.columns.deal.reduce((sum, [hidden, open]) => sum + hidden + open, 0)
      : packSize(table)
  return 1 - cardsLeft(table, state) / all
}

/** One move. Events for the view: `home`, `turn`, `run`, `draw`, `place`. */
export function step(
  table: Table,
  before: State,
  move: Move,
  random: Random,
): { readonly state: State; readonly events: readonly SimEvent[] } {
  const moved = carryOut(table, before, move, random)
  const { state: cleared, runs } = takeRuns(table, moved)
  const state = refill(table, cleared)
  const turned = turnUp(table, state)
  const home = cardsIn(state, table.homes) - cardsIn(before, table.homes)
  const isFed = move.kind === 'draw'
  const streak = home > 0 && !isFed ? before.streak + 1 : isFed ? 0 : before.streak
  const scored = isFed ? 0 : pointsFor(table, home, streak) + turned.count * POINTS_TURNED
  const moves = before.moves + (changesNothing(table, before, move) ? 0 : 1)
  const won = isWon(table, turned.state)
  const bonus = won ? Math.max(0, LEISURELY_MOVES_PER_CARD * packSize(table) - moves) * POINTS_SPARED_MOVE : 0
  const points = before.points + scored + bonus
  return {
    state: { ...turned.state, moves, streak, points },
    events: [
      { kind: move.kind },
      ...(home > 0 && !isFed ? [{ kind: 'home', amount: scored }] : []),
      ...(turned.count > 0 ? [{ kind: 'turn', amount: turned.count }] : []),
      ...(runs > 0 ? [{ kind: 'run', amount: runs }] : []),
      ...(won ? [{ kind: 'won', amount: bonus }] : []),
    ],
  }
}

/** Moving a whole column into an empty place is no move to count. */
function changesNothing({ slots }: Table, { piles }: State, move: Move): boolean {
  if (move.kind !== 'move') return false
  const [from, to] = [piles[move.from]!, piles[move.to]!]
  const areColumns = slots[move.from]!.kind === 'column' && slots[move.to]!.kind === 'column'
  return areColumns && to.cards.length === 0 && from.cards.length === move.count
}

/** A chain beside a stock pays more for each consecutive card without drawing. */
function pointsFor({ rules }: Table, home: number, streak: number): number {
  if (home <= 0) return 0
  return rules.home.kind === 'chain' && rules.stock ? POINTS_HOME * streak : POINTS_HOME * home
}

function carryOut(table: Table, state: State, move: Move, random: Random): State {
  switch (move.kind) {
    case 'draw':
      return drawCards(table, state)
    case 'reshuffle':
      return table.rules.gathers ? gatherColumns(table, state) : reshuffleColumns(table, state, random)
    case 'move':
      return carry(state, move.from, move.count, move.to)
    case 'remove':
      return carry(state, move.from, 1, table.homes[0]!)
    case 'pair':
      return carry(carry(state, move.from, 1, table.homes[0]!), move.with, 1, table.homes[0]!)
  }
}

function carry(state: State, from: number, count: number, to: number): State {
  const piles = [...state.piles]
  const source = piles[from]!
  const kept = source.cards.length - count
  piles[to] = { ...piles[to]!, cards: [...piles[to]!.cards, ...source.cards.slice(kept)] }
  const hidden = Math.min(source.hidden, kept)
  piles[from] = kept === 0 ? EMPTY_PILE : { cards: source.cards.slice(0, kept), hidden }
  return { ...state, piles }
}

/** Empty columns of the Canfield kind fill at once. */
function refill(table: Table, state: State): State {
  const source = fillerOf(table, state)
  if (source === undefined) return state
  const column = table.columns.find((pile) => state.piles[pile]!.cards.length === 0)
  return column === undefined ? state : refill(table, carry(state, source, 1, column))
}

/** Whole runs, and sets of one rank, leave automatically. */
function takeRuns(table: Table, state: State): { readonly state: State; readonly runs: number } {
  const { home: goal } = table.rules
  if (goal.kind !== 'runs' && goal.kind !== 'sets') return { state, runs: 0 }
  let runs = 0
  let rest = state
  for (const pile of table.columns) {
    const { cards, hidden } = rest.piles[pile]!
    if (goal.kind === 'sets') {
      if (!isWholeSet(cards)) continue
      rest = carry(rest, pile, SET, table.homes[0]!)
      runs++
      continue
    }
    const home = table.homes.find((place) => rest.piles[place]!.cards.length === 0)
    if (home === undefined || !isWholeRun(cards, hidden, goal.mixed)) continue
    rest = carry(rest, pile, RANKS, home)
    runs++
  }
  return { state: rest, runs }
}

/** Turns up uncovered cards. */
function turnUp(table: Table, state: State): { readonly state: State; readonly count: number } {
  let piles: Pile[] | undefined
  let count = 0
  for (const column of table.columns) {
    const pile = state.piles[column]!
    if (pile.hidden === 0 || topOf(pile) === undefined || pile.hidden < pile.cards.length) continue
    if (!isOpen(table, state, column)) continue
    piles ??= [...state.piles]
    piles[column] = { ...pile, hidden: pile.cards.length - 1 }
    count++
  }
  return { state: piles ? { ...state, piles } : state, count }
}
