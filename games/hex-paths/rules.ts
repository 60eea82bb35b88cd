import { otherSeat, type DuelRules, type Seat } from '#kit/game/duel/rules.ts'
import { pickIndex, type Random } from '#kit/random/random.ts'
import { boardFor, type Board } from './boards.ts'
import type { PathDefinition } from './definitions.ts'
import { ROCK, type Outcome, type PathPosition } from './position.ts'

const known = new Map<string, DuelRules<PathPosition, number>>()

export function rulesOf(definition: PathDefinition): DuelRules<PathPosition, number> {
  const rules = known.get(definition.id) ?? rulesFor(definition)
  known.set(definition.id, rules)
  return rules
}

/** The chain a stone belongs to. */
function chainOf({ near }: Board, cells: readonly number[], spot: number): ReadonlySet<number> {
  const piece = cells[spot]!
  const chain = new Set([spot])
  for (const one of chain) for (const to of near[piece - 1]![one]!) if (cells[to] === piece) chain.add(to)
  return chain
}

/** Whether a chain encloses a cell. */
function closesRing({ near, shores }: Board, chain: ReadonlySet<number>): boolean {
  const beside = near[0]
  for (const spot of chain)
    if (beside[spot]!.length === 6 && beside[spot]!.every((to) => chain.has(to))) return true
  const outside = new Set<number>()
  for (const [spot, bits] of shores[0].entries()) if (bits > 0 && !chain.has(spot)) outside.add(spot)
  for (const spot of outside) for (const to of beside[spot]!) if (!chain.has(to)) outside.add(to)
  return outside.size + chain.size < shores[0].length
}

function rulesFor(definition: PathDefinition): DuelRules<PathPosition, number> {
  const { side, goal, avoid, stones, swap, rocks } = definition
  const board = boardFor(definition)
  const count = board.points.length

  const mayTakeOver = ({ placed }: PathPosition) => swap && placed === 1
  /** The cell mirrored at the long diagonal, where the first seat's stone has the same value for the second. */
  const mirrored = (spot: number) => (spot % side) * side + Math.floor(spot / side)

  function start(random: Random): PathPosition {
    const cells = Array.from({ length: count }, () => 0)
    const middle = (count - 1) / 2
    // Rocks avoid the shores and are symmetric for both seats.
    for (let laid = 0; laid < rocks;) {
      const spot = pickIndex(count, random)
      if (cells[spot] !== 0 || board.shores[0][spot]! > 0 || spot === middle) continue
      cells[spot] = cells[mirrored(spot)] = ROCK
      laid += spot === mirrored(spot) ? 1 : 2
    }
    return { cells, turn: 0, outcome: -1, placed: 0, left: 1 }
  }

  function decides(cells: readonly number[], spot: number, seat: Seat): boolean {
    const chain = chainOf(board, cells, spot)
    let bits = 0
    for (const one of chain) bits |= board.shores[seat][one]!
    return board.wins(bits, seat) || (goal === 'figures' && closesRing(board, chain))
  }

  return {
    usualLength: Math.round(count * 0.7),
    start,
    turn: ({ turn }) => turn,
    moves: (position) =>
      position.cells.flatMap((piece, spot) =>
        piece === 0 || (piece === 1 && mayTakeOver(position)) ? [spot] : [],
      ),
    play(position, spot) {
      const { cells, turn, placed, left } = position
      const next = [...cells]
      if (cells[spot] === 1 && mayTakeOver(position)) {
        next[spot] = 0
        next[mirrored(spot)] = 2
        return { cells: next, turn: 0, outcome: -1, placed: 2, left: 1 }
      }
      next[spot] = turn + 1
      const rival = otherSeat(turn)
      const outcome: Outcome = decides(next, spot, turn) ? (avoid ? rival : turn) : next.includes(0) ? -1 : 2
      const goesOn = left > 1
      return {
        cells: next,
        turn: goesOn ? turn : rival,
        outcome,
        placed: placed + 1,
        left: goesOn ? left - 1 : stones,
      }
    },
    ending: ({ outcome }) => (outcome === -1 ? undefined : { winner: outcome === 2 ? undefined : outcome }),
    events(before, spot, { cells }) {
      const piece = before.turn + 1
      if (before.cells[spot] !== 0) return [{ kind: 'take-over', x: spot }]
      const own = board.near[before.turn][spot]!.filter((to) => cells[to] === piece).length
      return [{ kind: own > 1 ? 'join' : own === 1 ? 'grow' : 'place', x: spot }]
    },
  }
}
