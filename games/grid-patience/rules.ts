import {
  ACE,
  ALL_RANKS,
  cardOf,
  HEARTS,
  KING,
  packOf,
  QUEEN,
  rankOf,
  SUITS,
  type Card,
} from '#kit/game/cards/cards.ts'
import type { SimEvent, Status } from '#kit/game/contract.ts'
import type { TurnRules } from '#kit/game/turn-sim.ts'
import { shuffled, type Random } from '#kit/random/random.ts'
import type { GridDefinition } from './definition.ts'
import { gapping } from './gapping.ts'
import { matching } from './matching.ts'
import { rowing } from './rowing.ts'
import { squaring } from './squaring.ts'
import { GAP, type Kind, type Move, type State } from './state.ts'

const POINTS_WON = 200

const kinds = new WeakMap<GridDefinition, Kind>()

export function kindOf(definition: GridDefinition): Kind {
  const known = kinds.get(definition)
  if (known) return known
  const { rules } = definition
  const made =
    rules.kind === 'match'
      ? matching(rules, definition)
      : rules.kind === 'row'
        ? rowing(rules)
        : rules.kind === 'gaps'
          ? gapping(rules, definition)
          : squaring(rules, definition)
  kinds.set(definition, made)
  return made
}

function dealt({ rules, places, columns }: GridDefinition, random: Random): State {
  const pack = shuffled(packOf(ALL_RANKS), random)
  const fresh = { redeals: 0, moves: 0, points: 0, streak: 0 }
  const without = (...gone: readonly Card[]) => pack.filter((card) => !gone.includes(card))
  switch (rules.kind) {
    case 'match':
      return { ...fresh, cells: pack.splice(0, places), stock: pack }
    case 'row': {
      const [bride, groom] = [cardOf(HEARTS, QUEEN), cardOf(HEARTS, KING)]
      const cells = rules.way === 'accordion' ? pack : [bride, ...without(bride, groom), groom]
      return { ...fresh, cells, stock: [] }
    }
    case 'gaps': {
      if (rules.follow === 'next')
        return { ...fresh, cells: pack.map((card) => (rankOf(card) === ACE ? GAP : card)), stock: [] }
      // Aces start at the left, and leave the gaps.
      const rest = pack.filter((card) => rankOf(card) !== ACE)
      const aces = shuffled(
        SUITS.map((suit) => cardOf(suit, ACE)),
        random,
      )
      const holes = new Set<number>()
      while (holes.size < SUITS.length) {
        const hole = Math.floor(random() * places)
        if (hole % columns !== 0) holes.add(hole)
      }
      const cells = Array.from({ length: places }, (_, cell) => {
        if (cell % columns === 0) return aces[cell / columns]!
        return holes.has(cell) ? GAP : rest.pop()!
      })
      return { ...fresh, cells, stock: [] }
    }
    case 'square':
      if (rules.swaps !== undefined) return { ...fresh, cells: pack.slice(0, places), stock: [] }
      return { ...fresh, cells: Array.from({ length: places }, () => GAP), stock: pack.slice(0, places) }
  }
}

export function statusOf(definition: GridDefinition, state: State): Status {
  const kind = kindOf(definition)
  if (kind.isWon(state)) return 'won'
  return kind.legal(state).length > 0 ? 'playing' : 'lost'
}

/** One move. Events: its kind, `line` for points, `won`. */
export function step(
  definition: GridDefinition,
  before: State,
  move: Move,
  luck: Random,
): { readonly state: State; readonly events: readonly SimEvent[] } {
  const kind = kindOf(definition)
  const moved = kind.step({ ...before, moves: before.moves + 1 }, move, luck)
  const isWon = kind.isWon(moved)
  const hasBonus = isWon && definition.rules.kind !== 'square'
  const state = hasBonus ? { ...moved, points: moved.points + POINTS_WON } : moved
  const gained = state.points - before.points
  return {
    state,
    events: [
      { kind: move.kind },
      ...(gained > 0 ? [{ kind: 'points', amount: gained }] : []),
      ...(move.kind !== 'deal' && gained <= 0 ? [{ kind: 'quiet' }] : []),
      ...(isWon ? [{ kind: 'won' }] : []),
    ],
  }
}

export function rulesOf(definition: GridDefinition): TurnRules<State, Move> {
  const kind = kindOf(definition)
  return {
    start: (random) => dealt(definition, random),
    step: (state, move, random) => step(definition, state, move, random),
    legal: (state) => (kind.isWon(state) ? [] : kind.legal(state)),
    status: (state) => statusOf(definition, state),
    score: ({ points }) => points,
    progress: (state) => kind.progress(state),
  }
}
